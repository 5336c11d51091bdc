import { paris } from '@city-genie/city-data/cities/paris';
import type { City } from '@city-genie/city-data/city';
import type { Place } from '../../src/catalogue/entry.js';
import { type PlanFile, requirePlanFile } from '../../src/plan-files/file-stops.js';
import { cityWith, placeOf } from '../made-up-city.js';

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
  const stops = times.map(([arrive, leave]) => ({ placeId: id, arrive, leave }));
  return requirePlanFile(city, content, stops);
}
