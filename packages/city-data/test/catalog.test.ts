import { describe, expect, it } from 'vitest';
import { cities, findCity } from '../src/catalog.js';

describe('the catalog of cities', () => {
  it('starts with the first eight cities in the order of the home page, Paris free', () => {
    const first = ['paris', 'london', 'madrid', 'newyork', 'tokyo', 'beijing', 'rome', 'berlin'];
    expect(cities.slice(0, first.length).map((city) => city.key)).toEqual(first);
    expect(cities.filter((city) => city.access === 'free').map((city) => city.key)).toEqual(['paris']);
  });

  it.each(cities)('has a complete entry for $key, inside its own box', (city) => {
    expect(city.key).toMatch(/^[a-z]+$/);
    expect(new Set(city.moods).size).toBe(4);
    expect(city.geo.lat).toBeGreaterThan(city.box.south);
    expect(city.geo.lat).toBeLessThan(city.box.north);
    expect(city.geo.lon).toBeGreaterThan(city.box.west);
    expect(city.geo.lon).toBeLessThan(city.box.east);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: city.timezone })).not.toThrow();
    for (const colour of Object.values(city.palette)) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it.each(['newyork', 'New York', 'new-york', 'NEW_YORK'])('finds New York by %s', (text) => {
    expect(findCity(text)?.key).toBe('newyork');
  });

  it.each(['', 'atlantis', 'paris/../london', '__proto__', 'constructor', 'p'.repeat(41)])('finds nothing for %j', (text) => {
    expect(findCity(text)).toBeUndefined();
  });
});
