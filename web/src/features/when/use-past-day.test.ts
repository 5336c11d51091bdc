import { describe, expect, it } from 'vitest';
import { startAnew } from './use-past-day.js';

const now = '2026-11-21T17:40';

describe('startAnew', () => {
  it.each([
    ['2026-11-20T18:00', '2026-11-21T18:00'],
    ['2026-11-20T17:40', '2026-11-21T17:40'],
    ['2026-11-20T10:00', '2026-11-22T10:00'],
    ['2020-01-01T10:00', '2026-11-22T10:00'],
  ])('of %s is the next one at the same hour', (startAt, next) => {
    expect(startAnew(startAt, now)).toBe(next);
  });

  it('is undefined while the day isn’t over', () => {
    expect(startAnew('2026-11-21T09:00', now)).toBeUndefined();
    expect(startAnew('2026-11-28T09:00', now)).toBeUndefined();
  });
});
