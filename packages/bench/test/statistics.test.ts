import { describe, expect, it } from 'vitest';
import { inTurn, median, p99, pairedRatios, spreadOf } from '../src/statistics.js';

describe('statistics of rounds', () => {
  it('sort numerically for the median', () => {
    expect(median([10, 9, 100])).toBe(10);
  });

  it('use the mean of the two in the middle', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('don’t reorder their argument', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('throw for the median of no values', () => {
    expect(() => median([])).toThrow(RangeError);
  });

  it('skip one value in a hundred for the p99, and none below a hundred', () => {
    const upTo = (count: number) => Array.from({ length: count }, (_, index) => count - index);
    expect([1, 99, 100, 200, 750].map((count) => p99(upTo(count)))).toEqual([1, 99, 99, 198, 743]);
    expect(() => p99([])).toThrow(RangeError);
  });

  it('return least, median and most', () => {
    expect(spreadOf([5, 1, 9])).toEqual({ min: 1, median: 5, max: 9 });
  });

  it('divide round by round', () => {
    expect(pairedRatios([10, 30], [20, 10])).toEqual([0.5, 3]);
    expect(() => pairedRatios([1, 2], [1])).toThrow(RangeError);
  });

  it('go forwards in even rounds and backwards in odd ones', () => {
    expect([0, 1, 2].map((round) => inTurn(['a', 'b', 'c'], round).join(''))).toEqual(['abc', 'cba', 'abc']);
  });
});
