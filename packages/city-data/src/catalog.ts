import { beijing } from './cities/beijing.js';
import { berlin } from './cities/berlin.js';
import { london } from './cities/london.js';
import { madrid } from './cities/madrid.js';
import { newyork } from './cities/newyork.js';
import { paris } from './cities/paris.js';
import { rome } from './cities/rome.js';
import { tokyo } from './cities/tokyo.js';
import type { City } from './city.js';

/** The only list of cities, in the order of the home page. Routes, cards, guards, limits and checks derive from it. */
export const cities: readonly City[] = [paris, london, madrid, newyork, tokyo, beijing, rome, berlin];

const byKey = new Map(cities.map((city) => [city.key, city]));

/**
 * Normalises a city's name to lower-case letters: `New York`, `new-york` and `NEWYORK` are one city (docs/rules/access.md#names-of-cities).
 */
function cityKey(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '');
}

/** The city of a path segment, or undefined. */
export function findCity(text: string): City | undefined {
  return text.length > 40 ? undefined : byKey.get(cityKey(text));
}
