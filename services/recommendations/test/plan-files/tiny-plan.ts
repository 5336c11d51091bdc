import { paris } from '@city-genie/city-data/cities/paris';
import type { City } from '@city-genie/city-data/city';
import { compileCity } from '../../src/catalogue/catalogue.js';
import type { Place } from '../../src/catalogue/entry.js';
import { type PlanFile, requirePlanFile } from '../../src/plan-files/file-stops.js';

const guide = { moods: [], bestTimes: [], tips: [], highlights: [], culture: [] };

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

export function place(changed: Partial<Place> = {}): Place {
  return {
    id: 'paris-somewhere',
    name: 'Somewhere',
    category: 'garden',
    district: 'Here',
    address: '1 Rue du Test, 75001',
    geo: { lat: 48.8566, lon: 2.3522 },
    openingHours: '24/7',
    reservationRequired: false,
    moodFit: {},
    moodReason: {},
    tips: ['Come early; bring water, please.', 'Another tip.'],
    description: '',
    qualityScore: 4.2,
    sources: [],
    verification: { status: 'editorial', checkedAt: null },
    visitMinutes: { min: 20, typical: 45, max: 60 },
    priceLevel: 0,
    indoor: 0,
    bestTime: [],
    hiddenGem: false,
    tags: [],
    ...changed,
  };
}

type Times = readonly [arrive: string, leave: string];

/** A plan with one stop for each pair of times, all at the same place of a city. */
export function planOf(times: readonly Times[], changed: Partial<Place> = {}, city: City = paris): PlanFile {
  const content = compileCity(city.key, { guide, places: [place(changed)], restaurants: [] });
  const stops = times.map(([arrive, leave]) => ({ placeId: changed.id ?? 'paris-somewhere', arrive, leave }));
  return requirePlanFile(city, content, stops);
}
