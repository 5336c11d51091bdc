import { describe, expect, it } from 'vitest';
import { epochOf } from './local-time.js';

describe('epochOf', () => {
  it.each([
    ['Europe/Paris', '2026-11-22T00:30'],
    ['America/New_York', '2026-11-21T18:30'],
    ['Asia/Tokyo', '2026-11-22T08:30'],
  ])('of %s is the moment at which local clocks show it', (timezone, local) => {
    expect(epochOf(local, timezone)).toBe(Date.parse('2026-11-21T23:30:00Z'));
  });
});
