import { describe, expect, it } from 'vitest';
import { columnPath, niceTicks, plotHeight } from './scale.js';

describe('niceTicks', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [10, [0, 5, 10]],
    [41, [0, 20, 40, 60]],
    [1000, [0, 500, 1000]],
    [1001, [0, 500, 1000, 1500]],
    [3_456_789, [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]],
  ])('for %i are %j', (max, ticks) => {
    expect(niceTicks(max)).toEqual(ticks);
  });

  it('begin at 0, end at the highest value or above, are whole and few, whatever the values are', () => {
    for (let max = 1; max < 20_000; max += 7) {
      const ticks = niceTicks(max);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every(Number.isInteger)).toBe(true);
      // The drawing isn't mostly empty.
      expect(max / (ticks.at(-1) ?? 0)).toBeGreaterThan(0.5);
    }
  });
});

/** Heights of the columns of a path, one after the other. */
const heightsOf = (path: string) => [...path.matchAll(/V([\d.]+)H[\d.]+V100/g)].map(([, y]) => plotHeight - Number(y));

/** Where each column begins and ends. */
const sidesOf = (path: string) => [...path.matchAll(/H([\d.]+)V[\d.]+H([\d.]+)/g)].map(([, from, to]) => [Number(from), Number(to)]);

describe('columnPath', () => {
  it('has a column as high as each value', () => {
    expect(heightsOf(columnPath([0, 5, 10], 10))).toEqual([0, 50, 100]);
  });

  it('is a line on the ground without any value, and for no days', () => {
    expect(heightsOf(columnPath([0, 0], 1))).toEqual([0, 0]);
    expect(columnPath([], 1)).toBe('M0 100Z');
  });

  it('shows what is there beside a value that is a thousand times as high', () => {
    expect(heightsOf(columnPath([0, 1, 5000], 5000))).toEqual([0, 1, 100]);
  });

  it('keeps the columns of few days narrow, and stands many side by side', () => {
    expect(sidesOf(columnPath([1], 1))).toEqual([[0.46, 0.54]]);
    expect(
      sidesOf(
        columnPath(
          Array.from({ length: 30 }, () => 1),
          1,
        ),
      )[29],
    ).toEqual([29.12, 29.88]);
    expect(
      sidesOf(
        columnPath(
          Array.from({ length: 400 }, () => 1),
          1,
        ),
      )[399],
    ).toEqual([399, 400]);
  });
});
