import { AppError } from '@city-genie/service-kit/errors';
import type { Catalogue } from '../catalogue/catalogue.js';

/** What can be reported: a place or a restaurant of any city. */
export type Reported = { placeId: string; city: string };

/** @throws 404 for an id that the catalogue doesn't have. */
export function findReported(catalogue: Catalogue, placeId: string): Reported {
  for (const [city, content] of catalogue.cities) {
    if (content.findPlace(placeId) || content.restaurants.some(({ restaurant }) => restaurant.id === placeId)) {
      return { placeId, city };
    }
  }
  throw new AppError('not_found', 'We don’t know this place');
}
