import { cities } from '@city-genie/city-data/catalog';
import { isHoliday } from '@city-genie/city-data/holidays/calendar';
import { guide as guideSchema } from '@city-genie/contracts/guide';
import { describe, expect, it } from 'vitest';
import { categories } from '../src/catalogue/entry.js';
import { loadContent } from '../src/catalogue/load-content.js';
import { openIntervals } from '../src/opening-hours/open-on.js';
import { parseOpeningHours } from '../src/opening-hours/parse.js';
import { presentGuide } from '../src/presenters/present-guide.js';

const least = { paris: { places: 12, restaurants: 6 }, other: { places: 6, restaurants: 4 } };
const week = Array.from({ length: 7 }, (_, day) => `2026-11-${23 + day}`);

describe.each(cities)('content of $key', (city) => {
  it('has a guide for its four moods', async () => {
    const guide = presentGuide((await loadContent(city.key)).guide);
    expect(guideSchema.parse(guide)).toEqual(guide);
    expect(guide.moods.map((mood) => mood.id)).toEqual([...city.moods]);
    for (const mood of guide.moods) {
      expect(mood.typicalExperiences.length).toBeGreaterThanOrEqual(3);
      expect(mood.hiddenGems.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('has enough places and restaurants, for every mood', async () => {
    const { places, restaurants } = await loadContent(city.key);
    const wanted = city.key === 'paris' ? least.paris : least.other;
    expect(places.length).toBeGreaterThanOrEqual(wanted.places);
    expect(restaurants.length).toBeGreaterThanOrEqual(wanted.restaurants);
    for (const mood of city.moods) {
      expect([mood, places.filter((place) => (place.moodFit[mood] ?? 0) >= 0.6).length >= 4]).toEqual([mood, true]);
      expect([mood, restaurants.some((restaurant) => (restaurant.moodFit[mood] ?? 0) >= 0.6)]).toEqual([mood, true]);
    }
  });

  it('keeps its facts in order', async () => {
    const { places, restaurants } = await loadContent(city.key);
    const entries = [...places, ...restaurants];
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
    expect(new Set(entries.map((entry) => entry.description)).size).toBe(entries.length);
    for (const entry of entries) {
      expect(entry.id).toMatch(new RegExp(`^${city.key}-[a-z0-9-]+$`));
      expect(entry.geo.lat > city.box.south && entry.geo.lat < city.box.north, `${entry.id} latitude`).toBe(true);
      expect(entry.geo.lon > city.box.west && entry.geo.lon < city.box.east, `${entry.id} longitude`).toBe(true);
      const fits = Object.keys(entry.moodFit).filter((mood) => (entry.moodFit[mood] ?? 0) >= 0.6);
      expect(Object.keys(entry.moodReason).sort(), entry.id).toEqual(fits.sort());
      expect(
        Object.keys(entry.moodFit).every((mood) => city.moods.some((known) => known === mood)),
        entry.id,
      ).toBe(true);
      expect(entry.description.length >= 60 && entry.description.length <= 320, `${entry.id} description`).toBe(true);
      expect(entry.website ?? 'https://').toMatch(/^https:\/\//);
      expect(entry.verification).toEqual({ status: 'editorial', checkedAt: null });
      const hours = parseOpeningHours(entry.openingHours);
      // A street market may be held on two days; fewer would hardly ever be in a plan.
      expect(
        week.filter((date) => openIntervals(hours, date, (day) => isHoliday(city.key, day)).length > 0).length,
        `${entry.id} days`,
      ).toBeGreaterThanOrEqual(2);
    }
    for (const place of places) {
      expect(categories).toContain(place.category);
      const { min, typical, max } = place.visitMinutes;
      expect(min <= typical && typical <= max, `${place.id} minutes`).toBe(true);
    }
  });
});
