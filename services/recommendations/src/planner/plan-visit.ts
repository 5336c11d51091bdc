import type { City } from '@city-genie/city-data/city';
import { timeframeById } from '@city-genie/city-data/timeframes';
import type { SearchRequest } from '@city-genie/contracts/search';
import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import { chooseAlternatives } from './alternatives.js';
import { type Candidate, candidateOf, fitsSlot } from './candidates.js';
import { planRoute, type Route } from './plan-route.js';
import { seededRandom } from './random.js';
import { eligibleFit, scorePlace } from './score.js';
import { type Slot, slotAt } from './slot.js';
import { localNow, nextStarts, parseLocal, type Start } from './starts.js';
import { type HourOutlook, type WeatherUsed, weatherIn } from './weather-outlook.js';

/** What a plan depends on beside the request. */
export type Surroundings = {
  nowMs: number;
  /** Hours of the forecast; undefined while nobody knows it. */
  forecast: readonly HourOutlook[] | undefined;
};

/** A place that could have been in the plan, and what it was worth. */
export type Ranked = { open: OpenPlace; score: number };

export type VisitPlan = {
  slot: Slot;
  route: Route;
  seed: string;
  weather: WeatherUsed;
  /** All that fit the mood and weren't excluded, the best first, closed ones included. */
  ranked: readonly Ranked[];
  /** Ids of those that could be visited in the slot. */
  fitting: ReadonlySet<string>;
  alternatives: OpenPlace[];
};

/** The search's length, measured in `npm run judge`: 300 are within half a percent of the best. */
const iterations = 300;
/** Enough to see whether a start gives a full plan. */
const probeIterations = 40;
/** Few, because a list is read on a phone. */
const alternativesShown = 3;
/** What a plan is called that nobody gave a seed. */
const noSeed = 'first';

type Draft = { slot: Slot; weather: WeatherUsed; ranked: Ranked[]; candidates: Candidate[] };

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
  return { slot, weather, ranked, candidates };
}

/** Stays the same however the catalogue is ordered: candidates come ranked. */
function routeOf({ slot, candidates }: Draft, seed: string, length: number): Route {
  return planRoute({ candidates, slot, iterations: length, random: () => seededRandom(seed) });
}

type Choice = { draft: Draft; route: Route };

/** The next start with a full plan; failing that, the one with most stops. */
function chooseStart(starts: Iterable<Start>, draft: (start: Start) => Draft, seed: string): Choice | undefined {
  let best: Choice | undefined;
  for (const start of starts) {
    const choice = { draft: draft(start), route: { stops: [], pause: undefined, end: 0, full: false } };
    const probe = routeOf(choice.draft, seed, probeIterations);
    if (probe.full) {
      const route = routeOf(choice.draft, seed, iterations);
      return { draft: choice.draft, route: route.full ? route : probe };
    }
    if (best === undefined || probe.stops.length > best.route.stops.length) {
      best = { draft: choice.draft, route: probe };
    }
  }
  return best;
}

/**
 * The plan for a request (D62–D64): without a start, the next one that gives a full plan, else the best short one.
 * Pure: depends on its arguments alone.
 */
export function planVisit(city: City, content: CatalogueCity, request: SearchRequest, around: Surroundings): VisitPlan {
  const seed = request.seed ?? noSeed;
  const now = localNow(around.nowMs, city.timezone);
  const draft = (start: Start) => draftAt(city, content, request, start, around);
  const starts = request.startAt ? [parseLocal(request.startAt)] : nextStarts(now, request.timeframe);
  let choice: Choice | undefined;
  if (request.startAt) {
    const only = draft(parseLocal(request.startAt));
    choice = { draft: only, route: routeOf(only, seed, iterations) };
  } else {
    choice = chooseStart(starts, draft, seed);
  }
  const { draft: chosen, route } = choice ?? { draft: draft(now), route: { stops: [], pause: undefined, end: 0, full: false } };
  const inRoute = new Set(route.stops.map(({ candidate }) => candidate.id));
  const open = new Set(chosen.candidates.map(({ id }) => id));
  const left = chosen.ranked.filter(({ open: { place } }) => open.has(place.id) && !inRoute.has(place.id));
  const inPlan = chosen.ranked.filter(({ open: { place } }) => inRoute.has(place.id)).map((ranked) => ranked.open);
  return {
    slot: chosen.slot,
    route,
    seed,
    weather: chosen.weather,
    ranked: chosen.ranked,
    fitting: open,
    alternatives: chooseAlternatives(left, inPlan, alternativesShown),
  };
}
