import { drawn } from 'virtual:vignettes';
import { cities } from '@city-genie/city-data/catalog';
import type { City } from '@city-genie/city-data/city';
import { hashOf } from './seeded.js';

/** A drawing's address, and the city in whose colours it is. */
export type DrawnPlace = { href: string; city: City };

const drawnPlace = (city: City, file: string): DrawnPlace => ({ href: `/assets/${file}#v`, city });

/** The drawing of a place, or undefined: most places have none. */
export function drawnPlaceOf(id: string): DrawnPlace | undefined {
  const city = cities.find(({ key }) => id.startsWith(`${key}-`));
  const file = city && drawn[city.key]?.[hashOf(id).toString(36)];
  return file ? drawnPlace(city, file) : undefined;
}

/** All drawings of a city. */
export function drawnPlacesIn(city: City): DrawnPlace[] {
  return Object.values(drawn[city.key] ?? {}).map((file) => drawnPlace(city, file));
}
