import { madrid } from '@city-genie/city-data/cities/madrid';
import { paris } from '@city-genie/city-data/cities/paris';
import { tokyo } from '@city-genie/city-data/cities/tokyo';
import { describe, expect, it } from 'vitest';
import { beginAfterMeal, endedAt, type MealPause, mealsIn, mealsNamed, withLateMeals } from '../src/planner/meals.js';
import { slotFor } from './made-up-city.js';

const at = (hour: number, minute = 0) => hour * 60 + minute;
/** What a slot has, by the hours of Paris: lunch from 12:00 to 14:30, dinner from 19:00 to 21:30. */
const inParis = (start: number, end: number) => mealsIn(paris, { start, end, change: undefined });
const like = (pause: Partial<MealPause>) => expect.objectContaining(pause);
const lunch = { meal: 'lunch' as const, minutes: 60 };
const dinner = { meal: 'dinner' as const, minutes: 90 };

describe('a slot has a meal', () => {
  it.each([
    ['of whose hours it covers all', at(9), at(17), [like({ ...lunch, from: at(12), to: at(13, 30) })], at(17)],
    ['of whose end it covers 60 minutes', at(13, 30), at(18), [like({ ...lunch, from: at(13, 30), to: at(14) })], at(18)],
    ['of whose end it covers 59 minutes', at(13, 31), at(18), [], at(18)],
    ['of whose beginning it covers 60 minutes', at(9), at(13), [like({ ...lunch, from: at(12), to: at(12) })], at(13)],
    ['of whose beginning it covers 59 minutes', at(9), at(12, 59), [], at(12, 59)],
    ['for all of which there is time', at(15), at(20, 30), [like({ ...dinner, from: at(19), to: at(19) })], at(20, 30)],
    ['in a morning', at(8), at(11, 45), [], at(11, 45)],
    ['in an afternoon', at(14, 30), at(18, 30), [], at(18, 30)],
  ])('%s', (_what, start, end, pauses, latestEnd) => {
    expect(inParis(start, end)).toEqual({ pauses, latestEnd });
  });

  it('of which lunch begins an hour before its hours end, or soon', () => {
    const latest = (start: number) => inParis(start, at(18)).pauses.map(({ to }) => to);
    expect([at(12, 30), at(12, 45), at(13), at(13, 20)].map(latest)).toEqual([[at(13, 30)], [at(13, 30)], [at(13, 45)], [at(14)]]);
  });

  it('and another when it is long', () => {
    const both = [like({ ...lunch, from: at(12), to: at(13, 30) }), like({ ...dinner, from: at(19), to: at(19, 30) })];
    expect(inParis(at(11), at(21))).toEqual({ pauses: both, latestEnd: at(21) });
    expect(inParis(at(12, 30), at(22, 30)).pauses).toEqual([
      like({ ...lunch, from: at(12, 30), to: at(13, 30) }),
      like({ ...dinner, from: at(19), to: at(21) }),
    ]);
  });

  it.each([at(20), at(20, 29)])('or ends before anybody is hungry, when there is no time for all of it: at %i', (end) => {
    expect(inParis(at(14, 30), end)).toEqual({ pauses: [], latestEnd: at(19, 59) });
    expect(inParis(at(10, 15), end)).toEqual({ pauses: [like(lunch)], latestEnd: at(19, 59) });
  });
});

describe('a slot that ends sooner', () => {
  const slot = inParis(at(11), at(21));

  it('has the meals that are over by then', () => {
    expect(endedAt(slot, at(20, 30))).toEqual({ ...slot, latestEnd: at(20, 30) });
  });

  it('ends before a meal for which it has no time', () => {
    expect(endedAt(slot, at(20, 29))).toEqual({ pauses: [like(lunch)], latestEnd: at(19, 59) });
    expect(endedAt(slot, at(12, 59))).toEqual({ pauses: [], latestEnd: at(12, 59) });
  });
});

describe('a slot whose meal comes late', () => {
  const slot = inParis(at(13), at(18));

  it('has it half an hour before its hours end at the latest', () => {
    expect(slot.pauses.map(({ to, latest }) => [to, latest])).toEqual([[at(13, 45), at(14)]]);
    expect(withLateMeals(slot).pauses.map(({ to }) => to)).toEqual([at(14)]);
  });

  it('has none when the plan begins 59 minutes before its hours end', () => {
    const begin = (start: number, end: number, meals: ('lunch' | 'dinner')[] = []) =>
      beginAfterMeal(slot, { start, end, pauses: meals.map((meal) => ({ meal })) });
    expect(begin(at(13), at(16))).toBe(at(13, 31));
    expect([begin(at(13), at(16), ['lunch']), begin(at(13, 31), at(16)), begin(at(13), at(13, 59))]).toEqual(Array(3).fill(undefined));
  });
});

describe('the hours of a meal', () => {
  it('are those of the city', () => {
    const meals = (city: typeof paris | typeof madrid | typeof tokyo) =>
      mealsIn(city, { start: at(9), end: at(16, 30), change: undefined }).pauses;
    expect(meals(madrid)).toEqual([like({ ...lunch, from: at(13, 30), to: at(15) })]);
    expect(meals(tokyo)).toEqual([like({ ...lunch, from: at(11, 30), to: at(13) })]);
  });

  it('are wall-clock hours on the night the clocks change', () => {
    const spring = { atMinute: 120, shiftMinutes: 60 };
    const { pauses } = mealsIn(paris, { start: at(9), end: at(16), change: spring });
    expect(pauses).toEqual([like({ ...lunch, from: at(11), to: at(12, 30) })]);
    const autumn = { atMinute: 180, shiftMinutes: -60 };
    expect(mealsIn(paris, { start: at(9), end: at(16), change: autumn }).pauses).toEqual([
      like({ ...lunch, from: at(13), to: at(14, 30) }),
    ]);
  });
});

describe('a slot', () => {
  it.each([
    ['1-2-hours', '2026-11-24T12:30', [], at(14, 30)],
    ['half-day', '2026-11-24T09:30', ['lunch'], at(15, 30)],
    ['half-day', '2026-11-24T14:00', [], at(19, 59)],
    ['half-day', '2026-11-24T16:00', ['dinner'], at(22)],
    ['full-day', '2026-11-24T09:30', ['lunch'], at(19, 30)],
    ['full-day', '2026-11-24T12:00', ['lunch', 'dinner'], at(22)],
    ['full-day', '2026-11-24T18:00', ['dinner'], at(25)],
  ] as const)('of %s from %s has the meals %j', (timeframe, startAt, meals, latestEnd) => {
    const slot = slotFor(startAt, timeframe);
    expect([slot.pauses.map(({ meal }) => meal), slot.latestEnd]).toEqual([meals, latestEnd]);
  });
});

describe('meals that a plan has', () => {
  const named = (start: number, end: number) => mealsNamed(paris, ['dinner', 'lunch'], { start, end, change: undefined });

  it('are in it while they can begin, however little of their hours is left', () => {
    expect(named(at(13, 50), at(22))).toEqual([
      like({ ...lunch, from: at(13, 50), latest: at(14) }),
      like({ ...dinner, from: at(19), latest: at(20, 30) }),
    ]);
    expect(named(at(14, 1), at(20, 29))).toEqual([]);
    expect(named(at(14, 1), at(20, 30))).toEqual([like({ ...dinner, from: at(19), latest: at(19) })]);
    expect(mealsNamed(paris, [], { start: at(9), end: at(22), change: undefined })).toEqual([]);
  });
});
