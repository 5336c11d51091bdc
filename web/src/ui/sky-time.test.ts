import { describe, expect, it } from 'vitest';
import { hourIn, skyTimeOf } from './sky-time.js';

describe('the light of an hour', () => {
  it.each([
    [0, 'night'],
    [5.9, 'night'],
    [6, 'dawn'],
    [8, 'day'],
    [17.4, 'day'],
    [17.5, 'golden'],
    [21, 'night'],
  ])('at %d is %s', (hour, time) => {
    expect(skyTimeOf(hour)).toBe(time);
  });

  it('is that of the city, not of the visitor', () => {
    const noonInLondon = Date.parse('2026-01-10T12:30:00Z');
    expect(hourIn('Europe/London', noonInLondon)).toBe(12.5);
    expect(hourIn('Asia/Tokyo', noonInLondon)).toBe(21.5);
    expect(hourIn('Europe/Paris', Date.parse('2026-01-10T23:15:00Z'))).toBe(0.25);
  });
});
