import { describe, expect, it } from 'vitest';
import { slotText } from '../src/planner/slot.js';
import { slotFor } from './made-up-city.js';

const evening = { minStops: 3, maxStops: 5, minMinutes: 0 };

describe('a full day', () => {
  it.each([
    ['2026-11-24T09:00', false, 19 * 60],
    ['2026-11-24T15:00', false, 25 * 60],
    ['2026-11-24T15:01', true, 25 * 60],
    ['2026-11-24T23:30', true, 25 * 60],
  ])('from %s is an evening: %s, and ends at minute %i at the latest', (startAt, isEvening, latestEnd) => {
    const slot = slotFor(startAt, 'full-day');
    expect([slot.isEvening, slot.latestEnd]).toEqual([isEvening, latestEnd]);
    expect(slot.extent).toEqual(isEvening ? evening : { minStops: 6, maxStops: 9, minMinutes: 480 });
  });

  it('is no evening on the night the clocks go back, when it fits before eleven all the same', () => {
    expect(slotFor('2027-10-31T15:00', 'full-day').isEvening).toBe(false);
    expect(slotFor('2027-10-31T15:01', 'full-day').isEvening).toBe(true);
  });
});

describe('a shorter slot', () => {
  it.each([
    ['1-2-hours', '2026-11-24T22:30', '2026-11-25T00:30'],
    ['1-2-hours', '2026-11-24T23:30', '2026-11-25T01:00'],
    ['half-day', '2026-11-24T21:30', '2026-11-25T01:00'],
    ['1-2-hours', '2026-11-24T02:00', '2026-11-24T04:00'],
  ] as const)('of %s from %s is never an evening, and ends at %s', (timeframe, startAt, end) => {
    const slot = slotFor(startAt, timeframe);
    expect([slot.isEvening, slotText(slot, slot.latestEnd)]).toEqual([false, end]);
  });
});

describe('a slot that begins after one o’clock', () => {
  it('goes on as long as its slot', () => {
    const slot = slotFor('2026-11-24T05:00');
    expect([slot.start, slot.latestEnd]).toEqual([300, 660]);
  });
});
