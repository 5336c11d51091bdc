import { paris } from '@city-genie/city-data/cities/paris';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import type { Category, CityContent, Place, Restaurant } from '@city-genie/recommendations/catalogue/entry';
import { type JudgedCity, judgedCity, replyTo } from '../../src/judge/judged-city.js';
import type { PlanCase } from '../../src/oracles/facts/plan-case.js';

export const mood = 'romantic-dreamy';

const kinds: readonly Category[] = ['museum', 'park', 'church', 'square', 'market', 'gallery', 'street'];
/** What they are after sunset, in the same order. */
const nights: readonly Place['afterDark'][] = ['yes', 'no', 'lit', 'yes', 'no', 'lit', 'yes'];
const hours = ['09:00-19:00', '24/7', 'Mo-Sa 08:00-20:00; Su,PH off', 'Tu-Su 10:00-12:30,13:30-18:00', '10:00-02:00', '08:00-22:00'];

function place(index: number): Place {
  return {
    id: `paris-place-${index}`,
    name: `Place ${index}`,
    district: 'Centre',
    address: `${index} Rue de Rivoli, 75001`,
    geo: { lat: 48.85 + 0.004 * (index % 5), lon: 2.33 + 0.006 * Math.floor(index / 5) },
    openingHours: hours[index % hours.length] ?? '24/7',
    booking: 'none',
    moodFit: { [mood]: 0.66 + 0.02 * (index % 15) },
    moodReason: { [mood]: `Place ${index} is quiet after the rain.` },
    tips: ['Come early.', 'Bring a book.'],
    description: `Place ${index}.`,
    qualityScore: 4 + 0.1 * (index % 10),
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: kinds[index % kinds.length] ?? 'museum',
    visitMinutes: { min: 30, typical: 50, max: 90 },
    priceLevel: index % 2 === 0 ? 0 : 2,
    indoor: index % 3 === 0 ? 1 : 0,
    bestTime: index % 2 === 0 ? ['morning', 'golden-hour'] : ['afternoon'],
    afterDark: nights[index % nights.length] ?? 'yes',
    icon: index % 6 === 2,
    hiddenGem: index % 4 === 0,
    tags: index % 2 === 0 ? ['photo-spot'] : ['art'],
    ...(index % 5 === 0 && { bestMonths: [6, 7] }),
  };
}

export const places: readonly Place[] = Array.from({ length: 24 }, (_, index) => place(index));

function restaurant(index: number): Restaurant {
  const { geo, moodFit, openingHours, qualityScore, sources, verification, tips } = place(index);
  return {
    id: `paris-table-${index}`,
    name: `Table ${index}`,
    district: 'Centre',
    address: `${index} Rue de la Table, 75002`,
    geo: { lat: geo.lat + 0.002, lon: geo.lon },
    openingHours: index % 4 === 3 ? openingHours : '12:00-15:00,18:30-23:30',
    booking: index % 4 === 2 ? 'required' : 'advised',
    moodFit,
    moodReason: { [mood]: `Table ${index} has candles.` },
    tips,
    description: `Table ${index}.`,
    qualityScore,
    sources,
    verification,
    visitMinutes: { min: 45, typical: 75, max: 120 },
    cuisine: 'French',
    priceLevel: 2,
    specialties: ['Soup'],
    atmosphere: 'Quiet.',
    meals: index % 3 === 0 ? ['dinner'] : ['lunch', 'dinner'],
  };
}

export const restaurants: readonly Restaurant[] = Array.from({ length: 24 }, (_, index) => restaurant(index));

/** Content without a guide. */
export function contentOf(list: readonly Place[]): CityContent {
  return { guide: { moods: [], bestTimes: [], tips: [], highlights: [], culture: [] }, places: list, restaurants };
}

/** A Paris of two dozen invented places, so that editorial changes don't affect the tests. */
export function smallCity(list: readonly Place[] = places): JudgedCity {
  return { ...judgedCity(paris, contentOf(list)), version: 'small' };
}

export const nowMs = Date.parse('2027-06-14T06:00Z');
/** A full day on a Wednesday in June. */
export const wholeDay: SearchRequest = { mood, timeframe: 'full-day', startAt: '2027-06-16T09:30', seed: 'one' };

/** Constant weather from the day before the plan to the day after it. */
export function hoursAround(date: string, isWet: boolean) {
  const from = Date.parse(`${date}T00:00Z`) - 24 * 3_600_000;
  return Array.from({ length: 72 }, (_, hour) => ({
    time: new Date(from + hour * 3_600_000).toISOString().slice(0, 16),
    sky: isWet ? ('rain' as const) : ('fair' as const),
    isLikely: false,
  }));
}

/** A search with its reply, as input for the oracles; the reply is a copy, so that a test may change it. */
export function planCase(request: SearchRequest = wholeDay, isWet = false, list: readonly Place[] = places): PlanCase {
  const judged = smallCity(list);
  const forecast = hoursAround(request.startAt?.slice(0, 10) ?? '2027-06-14', isWet);
  return { city: paris, places: list, restaurants, request, nowMs, forecast, reply: replyTo(judged, request, { nowMs, forecast }) };
}
