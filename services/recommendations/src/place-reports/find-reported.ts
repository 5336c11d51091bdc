import { AppError } from '@city-genie/service-kit/errors';
import type { Catalogue } from '../catalogue/catalogue.js';

/** The place or restaurant, of any city, that a report is about. */
export type Reported = { placeId: string; city: string };

/** @throws AppError 404 for an id that is not in the catalogue. */
export function findReported(catalogue: Catalogue, placeId: string): Reported {
  for (const [city, content] of catalogue.cities) {
    if (content.findPlace(placeId) || content.restaurants.some(({ restaurant }) => restaurant.id === placeId)) {
      return { placeId, city };
    }
  }
  throw new AppError('not_found', 'We don’t know this place');
}
