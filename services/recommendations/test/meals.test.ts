import { madrid } from '@city-genie/city-data/cities/madrid';
import { paris } from '@city-genie/city-data/cities/paris';
import { tokyo } from '@city-genie/city-data/cities/tokyo';
import { describe, expect, it } from 'vitest';
import { mealsIn } from '../src/planner/meals.js';
import { slotFor } from './made-up-city.js';

const at = (hour: number, minute = 0) => hour * 60 + minute;
/** What a slot has, by the hours of Paris: lunch from 12:00 to 14:30, dinner from 19:00 to 21:30. */
const inParis = (start: number, latestEnd: number) => mealsIn(paris, { start, latestEnd, change: undefined });
const lunch = { meal: 'lunch', minutes: 60 };
const dinner = { meal: 'dinner', minutes: 90 };

describe('a slot has a meal', () => {
  it.each([
    ['of whose hours it covers all', at(9), at(17), [{ ...lunch, from: at(12), to: at(14) }], at(17)],
    ['of whose end it covers 60 minutes', at(13, 30), at(18), [{ ...lunch, from: at(13, 30), to: at(14) }], at(18)],
    ['of whose end it covers 59 minutes', at(13, 31), at(18), [], at(18)],
    ['of whose beginning it covers 60 minutes', at(9), at(13), [{ ...lunch, from: at(12), to: at(12) }], at(13)],
    ['of whose beginning it covers 59 minutes', at(9), at(12, 59), [], at(12, 59)],
    ['for which it ends at the table', at(15), at(20, 30), [{ ...dinner, from: at(19), to: at(19) }], at(20, 30)],
    ['in a morning', at(8), at(11, 45), [], at(11, 45)],
    ['in an afternoon', at(14, 30), at(18, 30), [], at(18, 30)],
  ])('%s', (_what, start, latestEnd, pauses, end) => {
    expect(inParis(start, latestEnd)).toEqual({ pauses, latestEnd: end });
  });

  it('and another when it is long', () => {
    const both = [
      { ...lunch, from: at(12), to: at(14) },
      { ...dinner, from: at(19), to: at(19, 30) },
    ];
    expect(inParis(at(11), at(21))).toEqual({ pauses: both, latestEnd: at(21) });
    expect(inParis(at(12, 30), at(22, 30)).pauses).toEqual([
      { ...lunch, from: at(12, 30), to: at(14) },
      { ...dinner, from: at(19), to: at(21) },
    ]);
  });

  it.each([
    [at(20, 0), at(19, 59)],
    [at(20, 29), at(19, 59)],
    [at(19, 59), at(19, 59)],
  ])('else it ends before anybody is hungry: %i becomes %i', (latestEnd, end) => {
    expect(inParis(at(14, 30), latestEnd)).toEqual({ pauses: [], latestEnd: end });
  });

  it('which doesn’t take the lunch away when dinner doesn’t fit', () => {
    const { pauses, latestEnd } = inParis(at(10, 15), at(20, 15));
    expect([pauses.map(({ meal }) => meal), latestEnd]).toEqual([['lunch'], at(19, 59)]);
  });
});

describe('the hours of a meal', () => {
  it('are those of the city', () => {
    const meals = (city: typeof paris | typeof madrid | typeof tokyo) =>
      mealsIn(city, { start: at(9), latestEnd: at(16, 30), change: undefined }).pauses;
    expect(meals(madrid)).toEqual([{ ...lunch, from: at(13, 30), to: at(15, 30) }]);
    expect(meals(tokyo)).toEqual([{ ...lunch, from: at(11, 30), to: at(13, 30) }]);
  });

  it('are wall-clock hours on the night the clocks change', () => {
    const spring = { atMinute: 120, shiftMinutes: 60 };
    const { pauses } = mealsIn(paris, { start: at(9), latestEnd: at(16), change: spring });
    expect(pauses).toEqual([{ ...lunch, from: at(11), to: at(13) }]);
    const autumn = { atMinute: 180, shiftMinutes: -60 };
    expect(mealsIn(paris, { start: at(9), latestEnd: at(16), change: autumn }).pauses).toEqual([{ ...lunch, from: at(13), to: at(15) }]);
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
