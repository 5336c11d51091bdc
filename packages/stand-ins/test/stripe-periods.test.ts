import { describe, expect, it } from 'vitest';
import { createClock } from '../src/stripe/clock.js';
import { addMonths, periodEnd } from '../src/stripe/periods.js';
import { at } from './stripe-account.js';

/** The ends of the next periods, one after the other. */
function endsFrom(anchor: string, interval: 'month' | 'year', count: number): string[] {
  const ends: number[] = [];
  for (let period = 0; period < count; period += 1) {
    ends.push(periodEnd(at(anchor), ends.at(-1) ?? at(anchor), interval));
  }
  return ends.map((end) => new Date(end * 1000).toISOString());
}

describe('a period', () => {
  it('ends on the day it began, or on the last one of a shorter month', () => {
    expect(endsFrom('2026-01-31T10:00:00Z', 'month', 4)).toEqual([
      '2026-02-28T10:00:00.000Z',
      '2026-03-31T10:00:00.000Z',
      '2026-04-30T10:00:00.000Z',
      '2026-05-31T10:00:00.000Z',
    ]);
    expect(endsFrom('2027-12-15T23:59:59Z', 'month', 2)).toEqual(['2028-01-15T23:59:59.000Z', '2028-02-15T23:59:59.000Z']);
  });

  it('of a year ends a day earlier when it began on a leap day, and is back there four years later', () => {
    expect(endsFrom('2028-02-29T00:00:00Z', 'year', 4)).toEqual([
      '2029-02-28T00:00:00.000Z',
      '2030-02-28T00:00:00.000Z',
      '2031-02-28T00:00:00.000Z',
      '2032-02-29T00:00:00.000Z',
    ]);
  });

  it('can be counted in months', () => {
    expect(addMonths(at('2026-11-30T12:00:00Z'), 3)).toBe(at('2027-02-28T12:00:00Z'));
  });
});

describe('the clock', () => {
  it('only goes forward, and shows an earlier time while what was due then is done', () => {
    const clock = createClock(() => new Date('2026-01-31T10:00:00.900Z'));
    clock.advance(10);
    expect(clock.now()).toBe(at('2026-01-31T10:00:10Z'));
    expect(() => clock.advance(-1)).toThrow(RangeError);
    const shown: number[] = [];
    clock.at(5, () => shown.push(clock.now()));
    expect([...shown, clock.now()]).toEqual([5, at('2026-01-31T10:00:10Z')]);
  });
});
