import { describe, expect, it } from 'vitest';
import { dayTicks } from './day-ticks.js';

const dayMs = 86_400_000;

/** So many days, of which the last one is a Tuesday. */
const daysTo = (last: string, count: number) =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(last) - (count - 1 - index) * dayMs).toISOString().slice(0, 10));

const textsOf = (count: number, last = '2025-11-25') => dayTicks(daysTo(last, count)).map(({ text }) => text);

describe('dayTicks', () => {
  it('are none for no days, and one for one', () => {
    expect(dayTicks([])).toEqual([]);
    expect(dayTicks(['2025-11-25'])).toEqual([{ index: 0, text: '25 Nov' }]);
  });

  it('are every second day of a week, with the last', () => {
    expect(textsOf(7)).toEqual(['19 Nov', '21 Nov', '23 Nov', '25 Nov']);
    expect(textsOf(2)).toEqual(['25 Nov']);
  });

  it('are the Mondays of a month, each at its day', () => {
    const dates = daysTo('2025-11-25', 30);
    const ticks = dayTicks(dates);
    expect(ticks.map(({ text }) => text)).toEqual(['27 Oct', '3 Nov', '10 Nov', '17 Nov', '24 Nov']);
    expect(ticks.map(({ index }) => dates[index])).toEqual(['2025-10-27', '2025-11-03', '2025-11-10', '2025-11-17', '2025-11-24']);
  });

  it('are the beginnings of months for a quarter', () => {
    expect(textsOf(90)).toEqual(['Sept 2025', 'Oct', 'Nov']);
  });

  it('are those of quarters for more than a year, with the years', () => {
    expect(textsOf(400)).toEqual(['Jan 2025', 'Apr', 'Jul', 'Oct']);
    expect(textsOf(400, '2026-02-03')).toEqual(['Jan 2025', 'Apr', 'Jul', 'Oct', 'Jan 2026']);
  });

  it('are never more than fit on a phone', () => {
    for (let count = 8; count <= 400; count += 1) {
      expect(textsOf(count).length).toBeLessThanOrEqual(6);
      expect(textsOf(count).length).toBeGreaterThan(0);
    }
  });
});
