import type { CityContent, Place, Restaurant } from '@city-genie/recommendations/catalogue/entry';
import { eligibleFit } from '@city-genie/recommendations/planner/score';

/** A visit with a typical length of at most this is short: it fits between two others. */
const shortMinutes = 45;

/**
 * What a city offers for a mood: the number of eligible places, how many of them are of each kind, and the number of eligible
 * restaurants.
 */
export type MoodTally = {
  places: number;
  categories: number;
  free: number;
  indoor: number;
  outdoor: number;
  short: number;
  districts: number;
  restaurants: number;
  cuisines: number;
  priceLevels: number;
};

function eligible<T extends Place | Restaurant>(entries: readonly T[], mood: string): T[] {
  return entries.filter((entry) => (entry.moodFit[mood] ?? 0) >= eligibleFit);
}

function distinct<T>(values: readonly T[]): number {
  return new Set(values).size;
}

/** Counts the eligible entries of a mood. */
export function tallyMood(content: CityContent, mood: string): MoodTally {
  const places = eligible(content.places, mood);
  const restaurants = eligible(content.restaurants, mood);
  const count = (holds: (place: Place) => boolean): number => places.filter(holds).length;
  return {
    places: places.length,
    categories: distinct(places.map((place) => place.category)),
    free: count((place) => place.priceLevel === 0),
    indoor: count((place) => place.indoor === 1),
    outdoor: count((place) => place.indoor === 0),
    short: count((place) => place.visitMinutes.typical <= shortMinutes),
    districts: distinct(places.map((place) => place.district)),
    restaurants: restaurants.length,
    cuisines: distinct(restaurants.map((restaurant) => restaurant.cuisine)),
    priceLevels: distinct(restaurants.map((restaurant) => restaurant.priceLevel)),
  };
}
