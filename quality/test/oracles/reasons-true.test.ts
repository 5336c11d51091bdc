import type { SearchReply } from '@city-genie/contracts/search/routes';
import type { Place, WhenTrue } from '@city-genie/recommendations/catalogue/entry';
import { describe, expect, it } from 'vitest';
import type { PlanCase } from '../../src/oracles/facts/plan-case.js';
import { truthOf } from '../../src/oracles/reasons-true.js';
import { mood, places, planCase, wholeDay } from './small-city.js';
import { asked, at, clockOf, shortSlot } from './small-city-cases.js';

type Phrase = SearchReply['notes'][number];

const falsehoods = (asked: PlanCase) => truthOf(asked).falsehoods.map(({ code }) => code);
const phrase = (code: string, params: Phrase['params'] = {}, text = ''): Phrase => ({ code, params, text });

/** The plan with one more reason for a stop, whose place can be changed. */
function withReason(reason: Phrase, changed: Partial<Place> = {}, index = 1, from = planCase()): PlanCase {
  const stop = from.reply.recommendations[index];
  stop?.reasons.push(reason);
  return { ...from, places: from.places.map((place) => (place.id === stop?.id ? { ...place, ...changed } : place)) };
}

const withNote = (note: Phrase, from = planCase()): PlanCase => ({ ...from, reply: { ...from.reply, notes: [note] } });
const evening = { ...shortSlot, startAt: '2027-06-16T21:45' };
const shown = (from = planCase()) => from.reply.recommendations.map(({ id }) => id);
const hidden = (from = planCase()) => places.find(({ id }) => !shown(from).includes(id)) ?? places[0];
const withHidden = (from: PlanCase, changed: Partial<Place>): PlanCase => {
  const id = hidden(from)?.id;
  return { ...from, places: from.places.map((place) => (place.id === id ? { ...place, ...changed } : place)) };
};
const about = (place: Place | undefined, more: Phrase['params'] = {}) => ({ id: place?.id ?? '', name: place?.name ?? '', ...more });
const told = (code: string, more: Phrase['params'] = {}, from = planCase()) =>
  withNote(phrase(code, about(hidden(from), more), hidden(from)?.name), from);

/** A sentence of the hour on the second stop, which begins on a Wednesday morning in June. */
function withTimed(whenTrue: WhenTrue): PlanCase {
  const timedReason = { [mood]: { text: 'Of the hour.', whenTrue } };
  return withReason(phrase('mood_fit', { mood }, 'Of the hour.'), { timedReason });
}

/** The sun sets at 21:56. */
function atGoldenHour(time: string, text: string): PlanCase {
  const asked = planCase({ ...shortSlot, startAt: `2027-06-16T${time}` });
  return withReason(phrase('best_time', { time: 'golden-hour' }, text), { bestTime: ['golden-hour'] }, 0, asked);
}

const performance = (time: string, startTimes: string[]) =>
  withReason(phrase('performance', { time }, `Begins at ${time}`), { startTimes });
/** When the second stop begins. */
const second = clockOf(at(planCase().reply.recommendations, 1).arrive);

const falseReasons: [string, string, () => PlanCase][] = [
  ['a sentence of another hour', 'mood_fit', () => withTimed({ dayParts: ['evening'] })],
  ['a sentence of another weekday', 'mood_fit', () => withTimed({ dayParts: ['morning'], weekdays: ['Sa', 'Su'] })],
  ['a sentence of another month', 'mood_fit', () => withTimed({ months: [7] })],
  ['a performance at another time', 'performance', () => performance(second, ['03:00'])],
  ['a performance on another day', 'performance', () => performance(second, [`Su ${second}`])],
  ['a performance with a wrong time', 'performance', () => performance('03:00', [second])],
  ['a programme of a house without one', 'see_programme', () => withReason(phrase('see_programme'))],
  ['a programme that is known', 'see_programme', () => withReason(phrase('see_programme'), { startTimes: [second] })],
  ['a sentence that is not the editors’', 'mood_fit', () => withReason(phrase('mood_fit', { mood: 'romantic-dreamy' }, 'Nice.'))],
  ['another mood', 'mood_fit', () => withReason(phrase('mood_fit', { mood: 'other' }, 'Nice.'), { moodReason: { other: 'Nice.' } })],
  ['a sunset at lunch', 'sunset', () => withReason(phrase('sunset', { time: '12:30' }, 'At 12:30'), { tags: ['photo-spot'] })],
  [
    'a sunset at a place without photo-spot',
    'sunset',
    () => withReason(phrase('sunset', { time: '21:56' }, 'At 21:56'), { tags: ['art'] }, 0, planCase(evening)),
  ],
  ['shelter from rain on a dry day', 'indoors_in_rain', () => withReason(phrase('indoors_in_rain'), { indoor: 1 })],
  [
    'shelter at a place that is partly outdoors',
    'indoors_in_rain',
    () => withReason(phrase('indoors_in_rain'), { indoor: 0.4 }, 1, planCase(wholeDay, true)),
  ],
  [
    'best time evening for a visit in the morning',
    'best_time',
    () => withReason(phrase('best_time', { time: 'evening' }), { bestTime: ['evening'] }, 0),
  ],
  ['a sunset that is far off', 'best_time', () => atGoldenHour('20:45', 'At its best around sunset')],
  ['a light that is over', 'best_time', () => atGoldenHour('22:05', 'At its best in the light before sunset')],
  ['a best time of another place', 'best_time', () => withReason(phrase('best_time', { time: 'morning' }), { bestTime: ['evening'] }, 0)],
  [
    'another closing time',
    'open_until',
    () => withReason(phrase('open_until', { closes: '20:00' }, 'Until 20:00'), { openingHours: '07:00-23:00' }),
  ],
  [
    'a sentence with another time',
    'open_until',
    () => withReason(phrase('open_until', { closes: '23:00' }, 'Until 22:00'), { openingHours: '07:00-23:00' }),
  ],
  [
    'a closing time of a place open 24/7',
    'open_until',
    () => withReason(phrase('open_until', { closes: '23:00' }, 'Until 23:00'), { openingHours: '24/7' }),
  ],
  ['a wrong length of the walk', 'near_previous', () => withReason(phrase('near_previous', { minutes: 1 }, '1 minute'))],
  ['a walk to the first stop', 'near_previous', () => withReason(phrase('near_previous', { minutes: 5 }, '5 minutes'), {}, 0)],
  ['a month that is not a best month', 'in_season', () => withReason(phrase('in_season', { month: 6 }), { bestMonths: [7, 8] })],
  ['a month other than that of the visit', 'in_season', () => withReason(phrase('in_season', { month: 7 }), { bestMonths: [7, 8] })],
  ['off_the_trail for a well-known place', 'off_the_trail', () => withReason(phrase('off_the_trail'), { hiddenGem: false })],
  ['a code without a meaning', 'best_in_town', () => withReason(phrase('best_in_town'))],
];

const falseNotes: [string, string, () => PlanCase][] = [
  ['a place that was not pinned', 'pin_left_out', () => told('pin_left_out', { why: 'no_time' })],
  ['why=closed for a pin that is open', 'pin_left_out', () => pinned('closed', '24/7')],
  ['why=no_time for a pin that is closed', 'pin_left_out', () => pinned('no_time', 'We off')],
  ['why=no_time for a pin that fits', 'pin_left_out', () => pinned('no_time', '08:00-22:00')],
  ['why=unknown for a known pin', 'pin_left_out', () => pinned('unknown', '24/7')],
  [
    'nothing_new although there is a new place',
    'nothing_new',
    () => withNote(phrase('nothing_new', {}, 'Nothing new.'), asked({ seen: shown().slice(1) })),
  ],
  ['a place called closed that is open', 'closed_that_day', () => told('closed_that_day')],
  [
    'a closed place with a wrong name',
    'closed_that_day',
    () => withNote(phrase('closed_that_day', { id: hidden()?.id ?? '', name: 'Louvre' }, 'Louvre')),
  ],
  ['kept_for_dry_day on a dry day', 'kept_for_dry_day', () => told('kept_for_dry_day')],
  ['weather_unknown despite a forecast', 'weather_unknown', () => withNote(phrase('weather_unknown', {}, 'Unknown.'))],
  ['a code without a meaning', 'all_is_well', () => withNote(phrase('all_is_well', {}, 'All is well.'))],
];

/** A note on a pin that was left out, for a place with these hours, and performances of this length if it has any. */
function pinned(why: string, openingHours: string, performance: Partial<Place> = {}): PlanCase {
  const from = withHidden(planCase({ ...wholeDay, timeframe: '1-2-hours' }), { openingHours, ...performance });
  const place = hidden(from);
  return told('pin_left_out', { why }, { ...from, request: { ...from.request, pin: [place?.id ?? ''] } });
}

describe('truthOf', () => {
  it.each([
    ['a whole day', planCase()],
    ['a rainy day', planCase(wholeDay, true)],
    ['an evening', planCase(evening)],
    ['a Sunday', planCase({ ...wholeDay, startAt: '2027-06-20T10:00' })],
    ['a plan with pins that do not fit', planCase({ ...wholeDay, timeframe: '1-2-hours', pin: ['paris-place-0', 'paris-place-24'] })],
  ])('accepts %s', (_, good) => {
    expect(truthOf(good).claims).toBeGreaterThan(5);
    expect(truthOf(good).falsehoods).toEqual([]);
  });

  it('accepts a correct sunset', () => {
    const from = planCase(evening);
    const index = from.reply.recommendations.findIndex(({ arrive, leave }) => arrive.slice(11) <= '21:57' && leave.slice(11) >= '21:57');
    expect(index).toBeGreaterThanOrEqual(0);
    const there = withReason(phrase('sunset', { time: '21:57' }, 'At 21:57'), { tags: ['photo-spot'] }, index, from);
    expect(truthOf(there).falsehoods).toEqual([]);
  });

  it.each(falseReasons)('rejects %s', (_, code, make) => {
    expect(falsehoods(make())).toContain(`reason ${code}`);
  });

  it.each(falseNotes)('rejects the note on %s', (_, code, make) => {
    expect(falsehoods(make())).toContain(`note ${code}`);
  });

  it('accepts a sentence of the hour, a performance and a programme that changes', () => {
    const good = [
      withTimed({ dayParts: ['evening', 'morning'], weekdays: ['We'], months: [6] }),
      withTimed({}),
      performance(second, [`Mo-We ${second}`]),
      withReason(phrase('see_programme', {}, 'Times change.'), { startTimes: [] }),
    ];
    expect(good.flatMap((each) => truthOf(each).falsehoods)).toEqual([]);
  });

  it('accepts that there is no time for a performance that could only be seen in part', () => {
    const performed = (typical: number) => {
      const { startAt = '' } = wholeDay;
      return pinned('no_time', '08:00-22:00', { startTimes: [clockOf(startAt)], visitMinutes: { min: 20, typical, max: 200 } });
    };
    expect(falsehoods(performed(130))).toEqual([]);
    expect(falsehoods(performed(60))).toEqual(['note pin_left_out']);
  });

  it('accepts only the mood as a reason of an alternative', () => {
    const from = planCase();
    from.reply.alternatives[0]?.reasons.push(phrase('off_the_trail'));
    expect(falsehoods(from)).toEqual(['reason off_the_trail']);
  });
});
