import type { SearchReply } from '@city-genie/contracts/search/routes';
import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { describe, expect, it } from 'vitest';
import type { PlanCase } from '../../src/oracles/facts/plan-case.js';
import { truthOf } from '../../src/oracles/reasons-true.js';
import { places, planCase, wholeDay } from './small-city.js';

type Phrase = SearchReply['notes'][number];

const falsehoods = (asked: PlanCase) => truthOf(asked).falsehoods.map(({ code }) => code);
const phrase = (code: string, params: Phrase['params'] = {}, text = ''): Phrase => ({ code, params, text });

/** The plan with one more reason for its stop, whose place may be told to be otherwise. */
function withReason(reason: Phrase, changed: Partial<Place> = {}, index = 1, from = planCase()): PlanCase {
  const stop = from.reply.recommendations[index];
  stop?.reasons.push(reason);
  return { ...from, places: from.places.map((place) => (place.id === stop?.id ? { ...place, ...changed } : place)) };
}

const withNote = (note: Phrase, from = planCase()): PlanCase => ({ ...from, reply: { ...from.reply, notes: [note] } });
const evening = { ...wholeDay, timeframe: '1-2-hours' as const, startAt: '2027-06-16T21:20' };
const shown = (from = planCase()) => from.reply.recommendations.map(({ id }) => id);
const hidden = (from = planCase()) => places.find(({ id }) => !shown(from).includes(id)) ?? places[0];
const closedIn = (from: PlanCase, openingHours: string): PlanCase => {
  const id = hidden(from)?.id;
  return { ...from, places: from.places.map((place) => (place.id === id ? { ...place, openingHours } : place)) };
};
const about = (place: Place | undefined, more: Phrase['params'] = {}) => ({ id: place?.id ?? '', name: place?.name ?? '', ...more });
const told = (code: string, more: Phrase['params'] = {}, from = planCase()) =>
  withNote(phrase(code, about(hidden(from), more), hidden(from)?.name), from);

const falseReasons: [string, string, () => PlanCase][] = [
  ['a sentence that no editor wrote', 'mood_fit', () => withReason(phrase('mood_fit', { mood: 'romantic-dreamy' }, 'Nice.'))],
  ['another mood', 'mood_fit', () => withReason(phrase('mood_fit', { mood: 'other' }, 'Nice.'), { moodReason: { other: 'Nice.' } })],
  ['a sunset at lunch', 'sunset', () => withReason(phrase('sunset', { time: '12:30' }, 'At 12:30'), { tags: ['photo-spot'] })],
  [
    'a sunset where nobody looks',
    'sunset',
    () => withReason(phrase('sunset', { time: '21:56' }, 'At 21:56'), { tags: ['art'] }, 0, planCase(evening)),
  ],
  ['a roof on a dry day', 'indoors_in_rain', () => withReason(phrase('indoors_in_rain'), { indoor: 1 })],
  ['a roof that is none', 'indoors_in_rain', () => withReason(phrase('indoors_in_rain'), { indoor: 0.4 }, 1, planCase(wholeDay, true))],
  ['an evening in the morning', 'best_time', () => withReason(phrase('best_time', { time: 'evening' }), { bestTime: ['evening'] }, 0)],
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
    'a closing time of the open air',
    'open_until',
    () => withReason(phrase('open_until', { closes: '23:00' }, 'Until 23:00'), { openingHours: '24/7' }),
  ],
  ['a short walk that is long', 'near_previous', () => withReason(phrase('near_previous', { minutes: 1 }, '1 minute'))],
  ['a walk to the first stop', 'near_previous', () => withReason(phrase('near_previous', { minutes: 5 }, '5 minutes'), {}, 0)],
  ['another season', 'in_season', () => withReason(phrase('in_season', { month: 6 }), { bestMonths: [7, 8] })],
  ['another month', 'in_season', () => withReason(phrase('in_season', { month: 7 }), { bestMonths: [7, 8] })],
  ['a secret that everyone knows', 'off_the_trail', () => withReason(phrase('off_the_trail'), { hiddenGem: false })],
  ['a code without a meaning', 'best_in_town', () => withReason(phrase('best_in_town'))],
];

const falseNotes: [string, string, () => PlanCase][] = [
  ['a full plan that is short', 'short_plan', () => withNote(phrase('short_plan', { stops: shown().length, wanted: 6 }))],
  ['a pin that nobody pinned', 'pin_left_out', () => told('pin_left_out', { why: 'no_time' })],
  ['a pin that is closed on another day', 'pin_left_out', () => pinned('closed', '24/7')],
  ['a pin without time that is closed', 'pin_left_out', () => pinned('no_time', 'We off')],
  ['a pin that could be visited', 'pin_left_out', () => pinned('no_time', '08:00-22:00')],
  ['a pin that is known after all', 'pin_left_out', () => pinned('unknown', '24/7')],
  ['nothing new beside new places', 'nothing_new', () => withNote(phrase('nothing_new'))],
  ['a closed day that is open', 'closed_that_day', () => told('closed_that_day')],
  [
    'a closed place of another name',
    'closed_that_day',
    () => withNote(phrase('closed_that_day', { id: hidden()?.id ?? '', name: 'Louvre' }, 'Louvre')),
  ],
  ['a dry day to wait for on a dry day', 'kept_for_dry_day', () => told('kept_for_dry_day')],
  ['a forecast that is there', 'weather_unknown', () => withNote(phrase('weather_unknown'))],
  ['a code without a meaning', 'all_is_well', () => withNote(phrase('all_is_well'))],
];

/** A note on a pin that was left out, whose hours are these. */
function pinned(why: string, openingHours: string): PlanCase {
  const from = closedIn(planCase({ ...wholeDay, timeframe: '1-2-hours' }), openingHours);
  const place = hidden(from);
  return told('pin_left_out', { why }, { ...from, request: { ...from.request, pin: [place?.id ?? ''] } });
}

describe('the oracle of reasons', () => {
  it.each([
    ['a whole day', planCase()],
    ['a rainy day', planCase(wholeDay, true)],
    ['an evening', planCase(evening)],
    ['a Sunday', planCase({ ...wholeDay, startAt: '2027-06-20T10:00' })],
    ['a plan with pins that do not fit', planCase({ ...wholeDay, timeframe: '1-2-hours', pin: ['paris-place-0', 'paris-place-24'] })],
  ])('believes %s', (_, good) => {
    expect(truthOf(good).claims).toBeGreaterThan(5);
    expect(truthOf(good).falsehoods).toEqual([]);
  });

  it('believes a sunset that is one', () => {
    const there = withReason(phrase('sunset', { time: '21:57' }, 'At 21:57'), { tags: ['photo-spot'] }, 0, planCase(evening));
    expect(truthOf(there).falsehoods).toEqual([]);
  });

  it.each(falseReasons)('does not believe %s', (_, code, make) => {
    expect(falsehoods(make())).toContain(`reason ${code}`);
  });

  it.each(falseNotes)('does not believe the note on %s', (_, code, make) => {
    expect(falsehoods(make())).toContain(`note ${code}`);
  });

  it('allows an alternative its mood alone', () => {
    const from = planCase();
    from.reply.alternatives[0]?.reasons.push(phrase('off_the_trail'));
    expect(falsehoods(from)).toEqual(['reason off_the_trail']);
  });
});
