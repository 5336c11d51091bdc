import { london } from '@city-genie/city-data/cities/london';
import { newyork } from '@city-genie/city-data/cities/newyork';
import { paris } from '@city-genie/city-data/cities/paris';
import { tokyo } from '@city-genie/city-data/cities/tokyo';
import { describe, expect, it } from 'vitest';
import { skyTimeAt, sunAt } from './sky-time.js';

describe('sun', () => {
  // Sunrise and sunset from almanacs (upper limb, with refraction: -0.83 degrees).
  it.each([
    ['Paris, midsummer sunset', paris, '2026-06-21T19:58:00Z'],
    ['Paris, midwinter sunset', paris, '2026-12-21T15:56:00Z'],
    ['London, equinox sunrise', london, '2026-03-20T06:03:00Z'],
    ['Tokyo, midwinter sunrise', tokyo, '2026-12-21T21:47:00Z'],
    ['New York, midsummer sunset', newyork, '2026-06-22T00:31:00Z'],
  ])('is at the horizon: %s', (_name, { geo }, at) => {
    const { height } = sunAt(geo, Date.parse(at));
    expect(height).toBeGreaterThan(-1.5);
    expect(height).toBeLessThan(-0.2);
  });
});

describe('light over a city', () => {
  it.each([
    ['2026-11-21T06:00', 'night'],
    ['2026-11-21T08:15', 'dawn'],
    ['2026-11-21T13:00', 'day'],
    ['2026-11-21T16:40', 'golden'],
    ['2026-11-21T20:00', 'night'],
    ['2026-06-21T05:00', 'night'],
    ['2026-06-21T06:00', 'dawn'],
    ['2026-06-21T20:00', 'day'],
    ['2026-06-21T21:40', 'golden'],
    ['2026-06-21T23:30', 'night'],
  ])('of Paris at %s is %s', (local, time) => {
    expect(skyTimeAt(paris, local)).toBe(time);
  });
});
