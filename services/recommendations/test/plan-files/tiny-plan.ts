import { paris } from '@city-genie/city-data/cities/paris';
import type { City } from '@city-genie/city-data/city';
import { planFileQuery } from '@city-genie/contracts/plan-files/routes';
import type { Place, Restaurant } from '../../src/catalogue/entry.js';
import { type PlanFile, requirePlanFile } from '../../src/plan-files/plan-file.js';
import { cityWith, placeOf, restaurantOf } from '../made-up-city.js';

/** Names that break a file format when they are written unescaped. */
export const hostileNames = [
  'Chez "Ami" & <b>Co</b>; d\'Or, 50% \\ off',
  'Line\r\nEND:VEVENT\r\nBEGIN:VALARM',
  'Bell\u0007 NUL\u0000 half\ud800 separator\u2028end',
  '👩‍👩‍👧‍👦'.repeat(12),
  '故宫博物院 · 紫禁城 · '.repeat(8),
  'مسجد باريس الكبير',
  ']]> <!-- &amp; &#0;',
  'a'.repeat(200),
  '\\n\\,\\;\\\\',
];

type Times = readonly [arrive: string, leave: string];

/** A plan with one stop for each pair of times, all at the same place of a city. */
export function planOf(times: readonly Times[], changed: Partial<Place> = {}, city: City = paris): PlanFile {
  const id = changed.id ?? 'paris-somewhere';
  const content = cityWith({ places: [placeOf(id, changed)] }, city);
  const stop = times.map(([arrive, leave]) => ({ placeId: id, arrive, leave }));
  return requirePlanFile(city, content, { stop, pause: [] });
}

type MealPlan = { query: { stop: string[]; pause?: string[]; plan?: string }; table?: Partial<Restaurant>; place?: Partial<Place> };

/** A plan from the texts of its address, with the places `paris-a` and `paris-b` and the restaurant `paris-chez-c`. */
export function planFromQuery({ query, table = {}, place = {} }: MealPlan): PlanFile {
  const places = ['a', 'b'].map((name) => placeOf(`paris-${name}`, { name: `Place ${name}`, ...place }));
  const restaurants = [restaurantOf('paris-chez-c', { name: 'Chez C', geo: { lat: 48.86, lon: 2.36 }, ...table })];
  return requirePlanFile(paris, cityWith({ places, restaurants }), planFileQuery.parse(query));
}
