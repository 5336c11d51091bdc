import { describe, expect, it } from 'vitest';
import { formatBase, formatMeals, parseBase, parseMeals } from '../src/search/base-in-address.js';

const night = [
  'paris-a@2026-11-22T22:00/2026-11-22T22:45',
  'paris-b@2026-11-22T23:30/2026-11-23T00:15',
  'paris-c@2026-11-23T00:30/2026-11-23T00:50',
];

describe('a base in the address', () => {
  it('has clock times alone, and gets its dates back, past midnight too', () => {
    const text = formatBase(night);
    expect(text).toBe('paris-a@22:00-22:45,paris-b@23:30-00:15,paris-c@00:30-00:50');
    expect(parseBase(text ?? '', '2026-11-22T21:30')).toEqual(night);
    expect(formatBase(undefined)).toBeUndefined();
  });

  it('may begin before the start of a plan that runs late, past midnight, too', () => {
    for (const [base, startAt] of [
      ['paris-a@2026-11-22T10:00/2026-11-22T11:00', '2026-11-22T10:30'],
      ['paris-a@2026-11-22T23:50/2026-11-23T00:30', '2026-11-23T00:10'],
    ] as const) {
      expect(parseBase(formatBase([base]) ?? '', startAt)).toEqual([base]);
    }
  });

  it('may begin past the midnight after its start', () => {
    const base = ['paris-a@2026-11-23T00:10/2026-11-23T00:50'];
    expect(parseBase(formatBase(base) ?? '', '2026-11-22T23:30')).toEqual(base);
  });

  it('may have a stop that begins before the one before it ends', () => {
    const base = ['paris-a@2026-11-22T10:00/2026-11-22T11:00', 'paris-b@2026-11-22T10:50/2026-11-22T11:20'];
    expect(parseBase(formatBase(base) ?? '', '2026-11-22T10:00')).toEqual(base);
  });

  it.each([
    null,
    '',
    ',',
    'paris-a',
    'paris-a@',
    'paris-a@10:00',
    'paris-a@10:00-25:00',
    'paris-a@10:00-11:60',
    'Paris@10:00-11:00',
    'paris-a@10:00-11:00,',
    'paris-a@10:00-11:00,paris-a@12:00-13:00',
    'paris-a@10:00-11:00,b',
  ])('is dropped when it is malformed: %j', (text) => {
    expect(parseBase(text, '2026-11-22T10:00')).toBeUndefined();
  });
});

describe('the meals of a base in the address', () => {
  it('are those that it has, or none, or not said', () => {
    expect([formatMeals(['lunch', 'dinner']), formatMeals([]), formatMeals(undefined)]).toEqual(['lunch,dinner', 'none', undefined]);
    expect(['lunch,dinner', 'dinner', 'none'].map(parseMeals)).toEqual([['lunch', 'dinner'], ['dinner'], []]);
    expect(['tea', '', null, 'lunch,din', 'lunch,lunch', 'none,lunch'].map(parseMeals)).toEqual(Array(6).fill(undefined));
  });
});
