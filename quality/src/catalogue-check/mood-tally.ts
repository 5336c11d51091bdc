import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { moodLineOf } from '@city-genie/recommendations/catalogue/mood-line';
import type { CatalogueEntry, CityUnderCheck } from './check.js';

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
  icons: number;
  districts: number;
  restaurants: number;
  cuisines: number;
  priceLevels: number;
};

/** Whether an entry of a city is offered in a mood. */
export function isEligible({ moodFit }: CatalogueEntry, mood: string, cityKey: string): boolean {
  return (moodFit[mood] ?? 0) >= moodLineOf(cityKey);
}

function distinct<T>(values: readonly T[]): number {
  return new Set(values).size;
}

/** Counts the eligible entries of a mood. */
export function tallyMood({ city, content }: CityUnderCheck, mood: string): MoodTally {
  const places = content.places.filter((place) => isEligible(place, mood, city.key));
  const restaurants = content.restaurants.filter((restaurant) => isEligible(restaurant, mood, city.key));
  const count = (holds: (place: Place) => boolean): number => places.filter(holds).length;
  return {
    places: places.length,
    categories: distinct(places.map((place) => place.category)),
    free: count((place) => place.priceLevel === 0),
    indoor: count((place) => place.indoor === 1),
    outdoor: count((place) => place.indoor === 0),
    short: count((place) => place.visitMinutes.typical <= shortMinutes),
    icons: count((place) => place.icon),
    districts: distinct(places.map((place) => place.district)),
    restaurants: restaurants.length,
    cuisines: distinct(restaurants.map((restaurant) => restaurant.cuisine)),
    priceLevels: distinct(restaurants.map((restaurant) => restaurant.priceLevel)),
  };
}
