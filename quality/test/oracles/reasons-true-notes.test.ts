import type { SearchReply } from '@city-genie/contracts/search/routes';
import { describe, expect, it } from 'vitest';
import type { PlanCase } from '../../src/oracles/facts/plan-case.js';
import { truthOf } from '../../src/oracles/reasons-true.js';
import { planCase, wholeDay } from './small-city.js';
import { asked, halfDay, lateDay, later, type Plan, pauseOf, planOf, spoilt } from './small-city-cases.js';

type Params = SearchReply['notes'][number]['params'];

const falsehoods = (from: PlanCase) => truthOf(from).falsehoods.map(({ code }) => code);
const told = (code: string, params: Params, text: string, from = planCase()): PlanCase => ({
  ...from,
  reply: { ...from.reply, notes: [{ code, params, text }] },
});
const planned = (fields: Partial<Plan>, from = planCase()) => spoilt((_, plan) => Object.assign(plan, fields), from);
const few = () => spoilt((stops) => stops.splice(3));
/** A day with 440 lived minutes. */
const waiting = () => planned({ totalMinutes: 560, waitMinutes: 120 });
const stops = (from: PlanCase) => from.reply.recommendations.length;

const short = (params: Params, from: PlanCase, text = 'A short plan.') => told('short_plan', params, text, from);
const evening = (params: Params, text: string, from = planCase(lateDay)) => told('evening_plan', params, text, from);
const noTable = (meal: string, text: string) =>
  told(
    'no_table',
    { meal },
    text,
    spoilt((_, plan) => Object.assign(pauseOf(plan), { tables: [] })),
  );

/** A plan of the next morning at nine, asked for without a start at a time of the Tuesday or the Wednesday. */
function now(nowText: string, params: Params, text: string): PlanCase {
  const from = planCase({ ...wholeDay, startAt: '2027-06-16T09:00' });
  return { ...asked({ startAt: undefined }, told('starts_later', params, text, from)), nowMs: Date.parse(`${nowText}:00+02:00`) };
}
const [tuesday, nine] = ['2027-06-15T12:00', '2027-06-16T09:00'];
/** The small city opens at seven at the earliest. */
const atNight = (params: Params, text: string) => told('starts_later', params, text, planCase({ ...halfDay, startAt: '2027-06-16T05:00' }));
const seven = { from: '2027-06-16T05:00', to: '2027-06-16T07:00' };

const good: [string, () => PlanCase][] = [
  ['few places', () => short({ why: 'places', stops: 3, wanted: 6 }, few(), 'Only 3 places.')],
  ['few minutes', () => short({ why: 'minutes', minutes: 440, wanted: 480 }, waiting(), '7 h 20 min instead of 8 h.')],
  ['an evening with dinner', () => evening({ stops: stops(planCase(lateDay)) }, 'An evening with dinner.')],
  ['no table for lunch', () => noTable('lunch', 'No place for lunch is near.')],
  ['tomorrow', () => now(tuesday, { from: tuesday, to: nine }, 'It begins at 09:00 tomorrow.')],
  ['a weekday', () => now(tuesday, { from: '2027-06-15T12:15', to: nine }, 'It begins at 09:00 on Wednesday.')],
  ['a date', () => now(tuesday, { from: tuesday, to: nine }, 'It begins on Wednesday, 16 June at 09:00.')],
  ['later on the same day', () => now('2027-06-16T05:55', { from: '2027-06-16T06:00', to: nine }, 'It begins at 09:00.')],
  ['nothing open at night', () => atNight(seven, 'Nothing is open before: it begins at 07:00.')],
];

const bad: [string, () => PlanCase][] = [
  ['short_plan on a full plan', () => short({ why: 'places', stops: stops(planCase()), wanted: 6 }, planCase())],
  [
    'short_plan on an evening, with the numbers of a full day',
    () => short({ why: 'minutes', minutes: 400, wanted: 480 }, planCase(lateDay)),
  ],
  ['short_plan that blames minutes for few stops', () => short({ why: 'minutes', minutes: 440, wanted: 480 }, few())],
  ['short_plan with another number of stops', () => short({ why: 'places', stops: 2, wanted: 6 }, few())],
  ['short_plan with another goal', () => short({ why: 'places', stops: 3, wanted: 4 }, few())],
  ['short_plan that counts waiting', () => short({ why: 'minutes', minutes: 560, wanted: 480 }, waiting())],
  ['short_plan whose text has other minutes', () => short({ why: 'minutes', minutes: 440, wanted: 480 }, waiting(), '7 h 30 min.')],
  ['evening_plan on a day', () => evening({ stops: stops(planCase()) }, 'An evening.', planCase())],
  ['evening_plan with another number of stops', () => evening({ stops: 1 }, 'An evening.')],
  [
    'evening_plan with a dinner that is not there',
    () => evening({ stops: stops(planCase(lateDay)) }, 'With dinner.', planned({ pauses: [] }, planCase(lateDay))),
  ],
  ['evening_plan without words', () => evening({ stops: stops(planCase(lateDay)) }, '')],
  ['no_table for a meal that is not in the plan', () => noTable('dinner', 'No place for dinner is near.')],
  ['no_table whose text names another meal', () => noTable('lunch', 'No place for dinner is near.')],
  ['no_table where there are tables', () => told('no_table', { meal: 'lunch' }, 'No lunch.')],
  ['starts_later on a plan in time', () => told('starts_later', { from: wholeDay.startAt ?? '', to: wholeDay.startAt ?? '' }, 'At 09:30.')],
  ['starts_later with another start', () => now(tuesday, { from: tuesday, to: later(nine, 30) }, 'It begins at 09:30 tomorrow.')],
  ['starts_later with another “now”', () => now(tuesday, { from: later(tuesday, -60), to: nine }, 'It begins at 09:00 tomorrow.')],
  ['starts_later whose text has another time', () => now(tuesday, { from: tuesday, to: nine }, 'It begins at 10:00 tomorrow.')],
  ['starts_later whose text has no day', () => now(tuesday, { from: tuesday, to: nine }, 'It begins at 09:00.')],
  ['starts_later whose text has another day', () => now(tuesday, { from: tuesday, to: nine }, 'It begins at 09:00 on Thursday.')],
  ['starts_later whose text has another date', () => now(tuesday, { from: tuesday, to: nine }, 'On Wednesday, 17 June at 09:00.')],
  [
    'starts_later that says tomorrow of the day after',
    () => now('2027-06-14T12:00', { from: '2027-06-14T12:00', to: nine }, 'At 09:00 tomorrow.'),
  ],
  [
    'starts_later although something is open before',
    () =>
      asked(
        { startAt: '2027-06-16T08:00' },
        told('starts_later', { from: '2027-06-16T08:00', to: '2027-06-16T09:30' }, 'It begins at 09:30.'),
      ),
  ],
];

describe('truthOf', () => {
  it.each(good)('accepts the note on %s', (_, make) => {
    expect(falsehoods(make())).toEqual([]);
  });

  it.each(bad)('rejects %s', (what, make) => {
    expect(falsehoods(make())).toEqual([`note ${what.split(' ')[0]}`]);
  });

  it('the fixtures have what they say', () => {
    expect(planOf(planCase(lateDay)).pauses.map(({ meal }) => meal)).toEqual(['dinner']);
    expect(planOf(planCase({ ...halfDay, startAt: '2027-06-16T05:00' })).start).toBe('2027-06-16T07:00');
  });
});
