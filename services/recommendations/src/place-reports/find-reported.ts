import { AppError } from '@city-genie/service-kit/errors';
import type { Catalogue } from '../catalogue/catalogue.js';

/** The place or restaurant, of any city, that a report is about. */
export type Reported = { placeId: string; city: string };

export const unknownPlace = () => new AppError('not_found', 'We don’t know this place');

/** What the catalogue has now of a place or a restaurant; undefined for an id that it doesn't have. */
export function findEntry(catalogue: Catalogue, placeId: string): { name: string; city: string } | undefined {
  for (const [city, { findPlace, restaurants }] of catalogue.cities) {
    const entry = findPlace(placeId)?.place ?? restaurants.find(({ restaurant }) => restaurant.id === placeId)?.restaurant;
    if (entry) {
      return { name: entry.name, city };
    }
  }
  return undefined;
}

/** @throws AppError 404 for an id that is not in the catalogue. */
export function findReported(catalogue: Catalogue, placeId: string): Reported {
  const entry = findEntry(catalogue, placeId);
  if (!entry) {
    throw unknownPlace();
  }
  return { placeId, city: entry.city };
}
