import { describe, expect, it } from 'vitest';
import { epochOf, localTime } from './local-time.js';

describe('the clock of a city', () => {
  it.each([
    ['Europe/Paris', '2026-11-22T00:30'],
    ['America/New_York', '2026-11-21T18:30'],
    ['Asia/Tokyo', '2026-11-22T08:30'],
  ])('of %s is read from a moment, and leads back to it', (timezone, local) => {
    const moment = Date.parse('2026-11-21T23:30:00Z');
    expect(localTime(timezone, moment)).toBe(local);
    expect(epochOf(local, timezone)).toBe(moment);
  });
});
