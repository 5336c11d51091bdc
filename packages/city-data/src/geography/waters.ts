import type { City } from '../city.js';
import type { Geo } from './geo.js';
import type { DrawnWater, Water } from './water.js';
import { beijing } from './waters/beijing.js';
import { berlin } from './waters/berlin.js';
import { london } from './waters/london.js';
import { madrid } from './waters/madrid.js';
import { newyork } from './waters/newyork.js';
import { paris } from './waters/paris.js';
import { rome } from './waters/rome.js';
import { tokyo } from './waters/tokyo.js';

/** By city key. A city without an entry has no water on its sketches. */
const waters: Readonly<Record<City['key'], readonly DrawnWater[]>> = { paris, london, madrid, newyork, tokyo, beijing, rome, berlin };

/** `48.8270,2.3862 48.8320,2.3803` as points. */
function pointsOf(line: string): Geo[] {
  return line
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [lat = 0, lon = 0] = pair.split(',').map(Number);
      return { lat, lon };
    });
}

/** The well-known waters of a city; `city` is its key. */
export function watersOf(city: string): Water[] {
  return (waters[city] ?? []).map((water) => ({ ...water, line: pointsOf(water.line) }));
}
