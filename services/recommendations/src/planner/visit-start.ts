import type { City } from '@city-genie/city-data/city';
import { timeframeById } from '@city-genie/city-data/timeframes';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import { type Candidate, candidateOf, fitsSlot } from './candidates.js';
import { planRoute, type Route } from './plan-route.js';
import { seededRandom } from './random.js';
import { eligibleFit, scorePlace } from './score.js';
import { type Slot, slotAt } from './slot.js';
import { localNow, localText, nextStarts, parseLocal, type Start } from './starts.js';
import { type HourOutlook, type WeatherUsed, weatherIn } from './weather-outlook.js';

/** What a plan depends on in addition to the request. */
export type Surroundings = {
  nowMs: number;
  /** Hours of the forecast; undefined when it is not available. */
  forecast: readonly HourOutlook[] | undefined;
};

/** A place eligible for the plan, and its score. */
export type Ranked = { open: OpenPlace; score: number };

/** A slot with its eligible places. */
export type Draft = { start: Start; slot: Slot; weather: WeatherUsed; ranked: Ranked[]; candidates: Candidate[] };

/** Where a plan begins. `probe` is the route of the short search that found the start; undefined when the request named it. */
export type Beginning = { draft: Draft; probe: Route | undefined };

/** Enough iterations to tell whether a start gives a full plan. */
const probeIterations = 40;
/** The seed of a plan whose request has none. */
const defaultSeed = 'first';

export function seedOf({ seed = defaultSeed }: Pick<SearchRequest, 'seed'>): string {
  return seed;
}

function draftAt(city: City, content: CatalogueCity, request: SearchRequest, start: Start, { forecast }: Surroundings): Draft {
  const slot = slotAt(city, start, timeframeById(request.timeframe));
  const weather = request.weather === 'dry' ? 'dry' : weatherIn(slot, forecast);
  const pins = new Set(request.pin);
  const excluded = new Set(request.exclude);
  const scoring = { mood: request.mood, slot, weather, seen: new Set(request.seen), seed: request.seed };
  const ranked = content.places
    .filter(({ place }) => !excluded.has(place.id))
    .filter(({ place }) => pins.has(place.id) || (place.moodFit[request.mood] ?? 0) >= eligibleFit)
    .map((open) => ({ open, score: scorePlace(open.place, scoring) }))
    .sort((a, b) => b.score - a.score || (a.open.place.id < b.open.place.id ? -1 : 1));
  const candidates = ranked
    .map(({ open, score }) => candidateOf(content, open, slot, { score, pinned: pins.has(open.place.id) }))
    .filter((candidate) => fitsSlot(candidate, slot));
  return { start, slot, weather, ranked, candidates };
}

/** Candidates are sorted by score and id, so the route doesn't depend on the order of the catalogue. */
export function routeOf({ slot, candidates }: Draft, seed: string, iterations: number): Route {
  return planRoute({ candidates, slot, iterations, random: () => seededRandom(seed) });
}

/**
 * The only code that decides when a visit begins: at the requested start, else at the next one that gives a full plan, else at
 * the one with the most stops (docs/rules/plans.md#the-next-full-start). Pure.
 */
export function beginVisit(city: City, content: CatalogueCity, request: SearchRequest, around: Surroundings): Beginning {
  const draft = (start: Start) => draftAt(city, content, request, start, around);
  if (request.startAt) {
    return { draft: draft(parseLocal(request.startAt)), probe: undefined };
  }
  const now = localNow(around.nowMs, city.timezone);
  let best: { draft: Draft; probe: Route } | undefined;
  for (const start of nextStarts(now, request.timeframe)) {
    const tried = draft(start);
    const probe = routeOf(tried, seedOf(request), probeIterations);
    if (probe.full) {
      return { draft: tried, probe };
    }
    if (best === undefined || probe.stops.length > best.probe.stops.length) {
      best = { draft: tried, probe };
    }
  }
  return best ?? { draft: draft(now), probe: undefined };
}

/** When the plan of this request begins, `YYYY-MM-DDTHH:mm` in the city's local time. */
export function visitStart(city: City, content: CatalogueCity, request: SearchRequest, around: Surroundings): string {
  const { date, minute } = beginVisit(city, content, request, around).draft.start;
  return localText(date, minute);
}
