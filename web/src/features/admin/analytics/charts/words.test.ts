import { describe, expect, it } from 'vitest';
import { daysSummary, shareWords, shortNumber } from './words.js';

const day = (date: string, value: number) => ({ date, value });

describe('what a chart of days says', () => {
  it('is how much there was, and when most', () => {
    const days = [day('2025-11-20', 3), day('2025-11-21', 1200), day('2025-11-22', 1200)];
    expect(daysSummary(days, 'search', 'searches')).toBe('2,403 searches, most on 21 November 2025: 1,200.');
  });

  it('names no day where there is only one', () => {
    expect(daysSummary([day('2025-11-21', 1)], 'search', 'searches')).toBe('1 search.');
  });

  it('is that there was nothing', () => {
    expect(daysSummary([day('2025-11-20', 0), day('2025-11-21', 0)], 'search', 'searches')).toBe('No searches in this time.');
    expect(daysSummary([], 'entry', 'entries')).toBe('No entries in this time.');
  });
});

describe('a share', () => {
  it.each([
    [0, 10, '0%'],
    [1, 3, '33%'],
    [1, 100_000, '1%'],
    [99_999, 100_000, '99%'],
    [10, 10, '100%'],
    [0, 0, '0%'],
  ])('of %i of %i is %s', (part, whole, words) => {
    expect(shareWords(part, whole)).toBe(words);
  });
});

describe('a figure in a margin', () => {
  it.each([
    [0, '0'],
    [9999, '9,999'],
    [12_500, '12.5k'],
    [4_000_000, '4m'],
  ])('of %i is %s', (value, words) => {
    expect(shortNumber(value)).toBe(words);
  });
});
