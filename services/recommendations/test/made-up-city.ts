import { paris } from '@city-genie/city-data/cities/paris';
import type { City } from '@city-genie/city-data/city';
import { timeframeById } from '@city-genie/city-data/timeframes';
import type { SearchReply, SearchRequest } from '@city-genie/contracts/search/routes';
import { type CatalogueCity, compileCity } from '../src/catalogue/catalogue.js';
import type { Place, Restaurant } from '../src/catalogue/entry.js';
import type { Candidate } from '../src/planner/candidates.js';
import { planVisit } from '../src/planner/plan-visit.js';
import { type Slot, slotAt } from '../src/planner/slot.js';
import { parseLocal } from '../src/planner/starts.js';
import type { HourOutlook, Sky } from '../src/planner/weather-outlook.js';
import { presentVisit } from '../src/presenters/present-visit.js';

/** The mood in which everything made up fits. */
export const mood = 'romantic-dreamy';
/** Half past eight on a Tuesday in Paris; the sun rises at 8:16 and sets at 16:59. */
export const now = Date.parse('2026-11-24T07:30:00Z');
const guide = { moods: [], bestTimes: [], tips: [], highlights: [], culture: [] };

/** What places and restaurants have in common. */
const common = {
  name: 'Somewhere',
  district: 'Here',
  address: '1 Rue du Test, 75001',
  geo: { lat: 48.8566, lon: 2.3522 },
  openingHours: '24/7',
  booking: 'none',
  moodFit: { [mood]: 0.8 },
  moodReason: { [mood]: 'It is quiet.' },
  tips: ['Come early; bring water, please.', 'Another tip.'],
  description: '',
  qualityScore: 4.2,
  sources: [],
  verification: { status: 'editorial', checkedAt: null },
} as const;

/** A garden that is worth a visit at any hour. */
export function placeOf(id: string, changed: Partial<Place> = {}): Place {
  return {
    ...common,
    id,
    category: 'garden',
    visitMinutes: { min: 20, typical: 45, max: 60 },
    priceLevel: 0,
    indoor: 0,
    bestTime: [],
    afterDark: 'yes',
    icon: false,
    hiddenGem: false,
    tags: [],
    ...changed,
  };
}

export function restaurantOf(id: string, changed: Partial<Restaurant> = {}): Restaurant {
  return {
    ...common,
    id,
    openingHours: '12:00-15:00,18:30-23:30',
    visitMinutes: { min: 45, typical: 75, max: 120 },
    cuisine: 'French',
    priceLevel: 2,
    specialties: [],
    atmosphere: '',
    meals: ['lunch', 'dinner'],
    ...changed,
  };
}

const categoriesInTurn = ['museum', 'park', 'church', 'square', 'market', 'gallery', 'street', 'library', 'viewpoint'] as const;

/** `place-0` and so on, a few minutes' walk from one another, of other categories; by default always open. */
export function placesOf(count: number, changed: (index: number) => Partial<Place> = () => ({})): Place[] {
  return Array.from({ length: count }, (_, index) =>
    placeOf(`place-${index}`, {
      category: categoriesInTurn[index % categoriesInTurn.length] ?? 'park',
      geo: { lat: 48.855 + 0.0027 * (index % 4), lon: 2.34 + 0.004 * Math.floor(index / 4) },
      ...changed(index),
    }),
  );
}

export type MadeUp = { places: readonly Place[]; restaurants?: readonly Restaurant[] };

/** A city of these places, with the clocks and holidays of a real one. */
export function cityWith({ places, restaurants = [] }: MadeUp, city: City = paris): CatalogueCity {
  return compileCity(city.key, { guide, places, restaurants });
}

export type Asked = Partial<SearchRequest> & { nowMs?: number; forecast?: readonly HourOutlook[] };

/** The reply to a search in such a city; half a day unless the request says otherwise. */
export function replyIn(madeUp: MadeUp, { nowMs = now, forecast, ...asked }: Asked, city: City = paris): SearchReply {
  const content = cityWith(madeUp, city);
  const request: SearchRequest = { mood, timeframe: 'half-day', ...asked };
  const plan = planVisit(city, content, request, { nowMs, forecast });
  return presentVisit(plan, { city, content, request, catalogueVersion: 'made-up' });
}

/** The slot of half a day, unless it is another, from a local `YYYY-MM-DDTHH:mm`. */
export function slotFor(startAt: string, timeframe: SearchRequest['timeframe'] = 'half-day', city: City = paris): Slot {
  return slotAt(city, parseLocal(startAt), timeframeById(timeframe));
}

/** The hours of a day, or of several from it on, with their sky. */
export function hoursOf(date: string, sky: (hour: number) => Sky, days = 1): HourOutlook[] {
  return Array.from({ length: 24 * days }, (_, hour) => ({
    time: new Date(Date.parse(`${date}T00:00Z`) + hour * 3_600_000).toISOString().slice(0, 16),
    sky: sky(hour % 24),
    isLikely: false,
  }));
}

/** A place as the planner sees it, on a grid of about 300 m; open from 10 to 20 and worth less with each number. */
export function candidateOf(index: number, changed: Partial<Candidate> = {}): Candidate {
  return {
    id: `place-${index}`,
    category: categoriesInTurn[index % 5] ?? 'museum',
    alike: undefined,
    geo: { lat: 48.85 + 0.0027 * (index % 4), lon: 2.34 + 0.004 * Math.floor(index / 4) },
    visit: { min: 30, typical: 45, max: 90 },
    occasions: [occasion(600, 1200, { score: 100 - index })],
    pinned: false,
    seen: false,
    heldBack: false,
    eats: undefined,
    hiddenGem: false,
    icon: false,
    isCold: false,
    isShutIn: false,
    tableCosts: [],
    mealsThere: [],
    ...changed,
  };
}

/** Visits between two minutes of the day that may begin until they no longer fit. */
export function occasion(
  start: number,
  end: number,
  changed: Partial<Candidate['occasions'][number]> = {},
): Candidate['occasions'][number] {
  return { moment: 'usual', windows: [{ start, end, lastBegin: end }], score: 100, loss: 0, ...changed };
}

/** The codes of the notes of a reply. */
export function noteCodes({ notes }: Pick<SearchReply, 'notes'>): string[] {
  return notes.map(({ code }) => code);
}
