import type { SearchReply } from '@city-genie/contracts/search/routes';
import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { describe, expect, it } from 'vitest';
import { replyTo } from '../../src/judge/judged-city.js';
import { forecastFrom, type SkyName } from '../../src/judge/plan-cases.js';
import { rainyDayGates, rainyDays } from '../../src/judge/rainy-days.js';
import type { PlanCase } from '../../src/oracles/facts/plan-case.js';
import { feasibilityViolations } from '../../src/oracles/feasibility.js';
import { truthOf } from '../../src/oracles/reasons-true.js';
import { nowMs, places, planCase, smallCity, wholeDay } from './small-city.js';

type Note = SearchReply['notes'][number];

const date = '2027-06-16';

/** The search under another sky. */
function under(sky: SkyName | 'unknown', isLikely = false, list: readonly Place[] = places): PlanCase {
  const forecast = forecastFrom(date, sky, isLikely);
  return { ...planCase(wholeDay, false, list), forecast, reply: replyTo(smallCity(list), wholeDay, { nowMs, forecast }) };
}

const falsehoods = (asked: PlanCase) => truthOf(asked).falsehoods.map(({ code }) => code);
const withNote = (note: Note, from = under('rain-13-16')): PlanCase => ({ ...from, reply: { ...from.reply, notes: [note] } });
const hours = (changed: Partial<Note['params']>, text: string, from = under('rain-13-16')) =>
  withNote({ code: 'weather_hours', params: { kind: 'rain', from: '13:00', to: '16:00', exposed: 0, ...changed }, text }, from);
const honest = (asked: PlanCase) => asked.reply.notes.find(({ code }) => code === 'weather_hours');

describe('the oracle of weather by the hour', () => {
  it.each([
    'rain',
    'rain-13-16',
    'rain-14-16',
    'rain-18-21',
    'rain-later',
    'snow-till-11',
    'wind',
    'heat',
    'ends-early',
    'ends-in-rain',
    'unknown',
  ] as const)('finds nothing wrong with an honest reply under %s', (sky) => {
    for (const isLikely of [false, true]) {
      const asked = under(sky, isLikely);
      expect([...truthOf(asked).falsehoods, ...feasibilityViolations(asked)]).toEqual([]);
    }
  });

  it('has an honest note to spoil', () => {
    expect(honest(under('rain-13-16'))?.params).toMatchObject({ kind: 'rain', from: '13:00', to: '16:00' });
  });

  it.each([
    ['rain on a dry day', 'note weather_hours', () => hours({}, 'Rain is expected from 13:00 to 16:00.', under('dry'))],
    ['rain at another hour', 'note weather_hours', () => hours({ from: '12:00' }, 'Rain is expected from 12:00 to 16:00.')],
    ['snow when it rains', 'note weather_hours', () => hours({ kind: 'snow' }, 'Snow is expected from 13:00 to 16:00.')],
    ['rain all the time', 'note weather_hours', () => hours({}, 'Rain is expected all the time.')],
    ['another time in the sentence', 'note weather_hours', () => hours({}, 'Rain is expected from 13:00 to 16:00, and at 18:00.')],
    ['somebody in the open who isn’t', 'note weather_hours', () => hours({ exposed: 5 }, 'Rain is expected from 13:00 to 16:00.')],
    [
      'a roof over an open place',
      'note weather_hours',
      () => {
        const from = under('rain-13-16');
        const open = from.places.map((place) => ({ ...place, indoor: 0 as const }));
        return hours({}, 'Rain is expected from 13:00 to 16:00; the stops then are under a roof.', { ...from, places: open });
      },
    ],
    [
      'a stop that was moved for the rain, and isn’t one',
      'note moved_for_weather',
      () =>
        withNote({ code: 'moved_for_weather', params: { id: 'paris-nowhere', name: 'Nowhere', kind: 'rain' }, text: 'Nowhere is better.' }),
    ],
    [
      'a stop that was moved for the rain on a dry day',
      'note moved_for_weather',
      () => {
        const from = under('dry');
        const stop = from.reply.recommendations[0];
        return withNote(
          {
            code: 'moved_for_weather',
            params: { id: stop?.id ?? '', name: stop?.title ?? '', kind: 'rain' },
            text: `${stop?.title} is better.`,
          },
          from,
        );
      },
    ],
    [
      'a place kept for a dry day that could be seen in the dry',
      'note kept_for_dry_day',
      () => {
        const from = under('rain-13-16');
        const place = from.places.find(({ id, indoor }) => indoor === 0 && !from.reply.recommendations.some((stop) => stop.id === id));
        return withNote(
          { code: 'kept_for_dry_day', params: { id: place?.id ?? '', name: place?.name ?? '' }, text: `${place?.name} is better.` },
          from,
        );
      },
    ],
    [
      'a service that is away, though it isn’t',
      'note weather_unavailable',
      () => withNote({ code: 'weather_unavailable', params: {}, text: 'Away.' }),
    ],
    [
      'no forecast yet, though it is away',
      'note weather_unknown',
      () => withNote({ code: 'weather_unknown', params: {}, text: 'Yet.' }, under('unknown')),
    ],
    ['a likelihood of tomorrow', 'note weather_likely', () => withNote({ code: 'weather_likely', params: {}, text: 'Likely.' })],
  ] satisfies [string, string, () => PlanCase][])('calls %s false', (_, code, make) => {
    expect(falsehoods(make())).toContain(code);
  });

  it.each([
    ['a roof in a dry hour', 'indoors_in_rain', 1],
    ['an open place under a roof', 'indoors_in_rain', 0],
    ['a dry hour in the rain', 'in_dry_hours', 0],
  ] as const)('calls %s false', (name, code, indoor) => {
    const asked = under('rain-13-16');
    const isWanted = ({ arrive, leave }: { arrive: string; leave: string }) => {
      const isWet = leave > `${date}T13:00` && arrive < `${date}T16:00`;
      return name === 'a roof in a dry hour' ? !isWet : isWet;
    };
    const stop = asked.reply.recommendations.find(isWanted);
    stop?.reasons.push({ code, params: { kind: 'rain', time: '13:00' }, text: 'Before the rain expected at 13:00' });
    const changed = asked.places.map((place) => (place.id === stop?.id ? { ...place, indoor } : place));
    expect(falsehoods({ ...asked, places: changed })).toContain(`reason ${code}`);
  });
});

describe('the gates on rainy days', () => {
  it('count what they found', () => {
    // One mood in twelve has places.
    const found = rainyDays([smallCity()], Array(40).keys());
    expect(found.plans).toBeGreaterThan(1);
    expect([found.calledDry, found.falseRoofs]).toEqual([[], []]);
    const verdicts = (changed: Partial<typeof found>) =>
      rainyDayGates(
        { ...found, plans: 12, exposed: [], outside: { rain: 95, dry: 100 }, pinned: { count: 4, wet: [] }, ...changed },
        12,
      ).map(({ verdict }) => verdict);
    expect(verdicts({})).toEqual(['met', 'met', 'met', 'met']);
    expect(verdicts({ exposed: ['one'] })).toEqual(['missed', 'met', 'met', 'met']);
    expect(verdicts({ falseRoofs: ['one'] })).toEqual(['met', 'met', 'missed', 'met']);
    expect(verdicts({ calledDry: ['one'] })).toEqual(['met', 'met', 'missed', 'met']);
    expect(verdicts({ outside: { rain: 89, dry: 100 } })).toEqual(['met', 'met', 'met', 'missed']);
    expect(verdicts({ pinned: { count: 0, wet: [] } })).toEqual(['met', 'missed', 'met', 'met']);
    expect(verdicts({ pinned: { count: 10, wet: ['one'] } })).toEqual(['met', 'missed', 'met', 'met']);
    expect(verdicts({ plans: 2 })).toEqual(['missed', 'met', 'met', 'met']);
  });
});
