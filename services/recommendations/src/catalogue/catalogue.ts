import { type Hours, parseOpeningHours } from '../opening-hours/parse.js';
import type { CityContent, Guide, Place, Restaurant } from './entry.js';

export type OpenPlace = { place: Place; hours: Hours };
export type OpenRestaurant = { restaurant: Restaurant; hours: Hours };

/** One city in memory, its hours compiled. */
export type CatalogueCity = {
  guide: Guide;
  places: readonly OpenPlace[];
  restaurants: readonly OpenRestaurant[];
  /** @throws RangeError for an id that isn't in this city. */
  placeById(id: string): OpenPlace;
  hoursOf(id: string): Hours;
  findPlace(id: string): OpenPlace | undefined;
};

/** Everything that a search reads: immutable, replaced as a whole. */
export type Catalogue = { version: string; cities: ReadonlyMap<string, CatalogueCity> };

/** Compiles one city; @throws OpeningHoursError when an entry's hours can't be read. */
export function compileCity(content: CityContent): CatalogueCity {
  const places = content.places.map((place) => ({ place, hours: parseOpeningHours(place.openingHours) }));
  const restaurants = content.restaurants.map((restaurant) => ({ restaurant, hours: parseOpeningHours(restaurant.openingHours) }));
  const byId = new Map(places.map((open) => [open.place.id, open]));
  const placeById = (id: string): OpenPlace => {
    const found = byId.get(id);
    if (!found) {
      throw new RangeError(`no place ${id}`);
    }
    return found;
  };
  return { guide: content.guide, places, restaurants, placeById, hoursOf: (id) => placeById(id).hours, findPlace: (id) => byId.get(id) };
}

/** One city's content; @throws RangeError when the catalogue doesn't have it. */
export function contentOf(catalogue: Catalogue, key: string): CatalogueCity {
  const content = catalogue.cities.get(key);
  if (!content) {
    throw new RangeError(`the catalogue has no ${key}`);
  }
  return content;
}
