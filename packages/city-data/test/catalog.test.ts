import { describe, expect, it } from 'vitest';
import { cities, findCity } from '../src/catalog.js';
import { timeframes } from '../src/timeframes.js';

/** The ids came with the product, and stand in links, logs and bodies of calls: they never change. */
const orderedMoods = {
  paris: ['romantic-dreamy', 'artistic-cultural', 'bohemian-playful', 'elegant-sophisticated'],
  london: ['cozy-contemplative', 'artistic-inspired', 'energetic-social', 'peaceful-grounded'],
  madrid: ['fiesta-lively', 'cultural-historic', 'spontaneous-adventurous', 'relaxed-sunny'],
  newyork: ['energetic-electric', 'sophisticated-upscale', 'creative-alternative', 'chill-contemplative'],
  tokyo: ['traditional-serene', 'modern-electric', 'foodie-adventurous', 'quirky-kawaii'],
  beijing: ['imperial-historic', 'modern-dynamic', 'culinary-authentic', 'nature-tranquil'],
  rome: ['ancient-epic', 'romantic-dolce-vita', 'culinary-traditional', 'artistic-renaissance'],
  berlin: ['historic-reflective', 'creative-alternative', 'foodie-multicultural', 'green-relaxed'],
};

describe('the catalog of cities', () => {
  it('starts with the first eight cities in the order of the home page, Paris free', () => {
    const first = ['paris', 'london', 'madrid', 'newyork', 'tokyo', 'beijing', 'rome', 'berlin'];
    expect(cities.slice(0, first.length).map((city) => city.key)).toEqual(first);
    expect(cities.filter((city) => city.access === 'free').map((city) => city.key)).toEqual(['paris']);
  });

  it.each(Object.entries(orderedMoods))('has the ordered moods of %s', (key, moods) => {
    expect(findCity(key)?.moods).toEqual(moods);
  });

  it('has three time slots, by their ordered ids and words', () => {
    expect(timeframes.map(({ id, description }) => [id, description])).toEqual([
      ['1-2-hours', 'Quick exploration'],
      ['half-day', '4-6 hours of discovery'],
      ['full-day', '8+ hours of adventure'],
    ]);
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
