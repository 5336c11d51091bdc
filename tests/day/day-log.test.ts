import { describe, expect, it } from 'vitest';
import { type Asked, dayTable, isFault } from './day-log.js';

const asked = (change: Partial<Asked>): Asked => ({
  who: 'ada',
  what: 'GET /api/weather/paris',
  status: 503,
  code: 'weather_unavailable',
  tookMs: 12,
  retryAfter: '2',
  ...change,
});

describe('a fault of the day', () => {
  it.each([
    ['an announced outage', {}, false],
    ['one that doesn’t say when to come back', { retryAfter: null }, true],
    ['one with another code', { code: 'internal_error' }, true],
    ['a 500', { status: 500, code: 'internal_error' }, true],
    ['a 502', { status: 502, code: '' }, true],
    ['a refusal', { status: 402, code: 'payment_required', retryAfter: null }, false],
  ])('%s: %o', (_case, change, expected) => {
    expect(isFault(asked(change))).toBe(expected);
  });

  it('is named in the table, with how often each answer came and the slowest', () => {
    const day = [asked({}), asked({ status: 200, code: '', tookMs: 80 }), asked({ status: 500, code: 'internal_error' })];
    expect(dayTable(day)).toEqual([
      'answers: 1 × 503 weather_unavailable, 1 × 200, 1 × 500 internal_error',
      'slowest: GET /api/weather/paris, 80 ms',
      'faults: ada GET /api/weather/paris 500 internal_error',
    ]);
  });
});
