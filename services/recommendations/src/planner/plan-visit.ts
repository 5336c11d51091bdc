import type { City } from '@city-genie/city-data/city';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import { chooseAlternatives } from './alternatives.js';
import type { Route } from './plan-route.js';
import type { Slot } from './slot.js';
import { type Beginning, beginVisit, type Ranked, routeOf, type Surroundings, seedOf } from './visit-start.js';
import type { WeatherUsed } from './weather-outlook.js';

export type VisitPlan = {
  slot: Slot;
  route: Route;
  seed: string;
  weather: WeatherUsed;
  /** All places that fit the mood and weren't excluded, the best first, closed ones included. */
  ranked: readonly Ranked[];
  /** Ids of the places that could be visited in the slot. */
  fitting: ReadonlySet<string>;
  alternatives: OpenPlace[];
};

/** Measured with `npm run judge`: with 300 iterations, plans are within half a percent of the best. */
const iterations = 300;
/** Few, because the list is read on a phone. */
const alternativesShown = 3;

/** A start without a full plan keeps its probe: a longer search is made only for full plans. */
function finish({ draft, probe }: Beginning, seed: string): Route {
  if (probe && !probe.full) {
    return probe;
  }
  const route = routeOf(draft, seed, iterations);
  return probe && !route.full ? probe : route;
}

/**
 * The plan for a request. Without `startAt`, it is the next start that gives a full plan, else the best short plan.
 * Pure: depends on its arguments alone.
 */
export function planVisit(city: City, content: CatalogueCity, request: SearchRequest, around: Surroundings): VisitPlan {
  const seed = seedOf(request);
  const beginning = beginVisit(city, content, request, around);
  const { slot, weather, ranked, candidates } = beginning.draft;
  const route = finish(beginning, seed);
  const inRoute = new Set(route.stops.map(({ candidate }) => candidate.id));
  const fitting = new Set(candidates.map(({ id }) => id));
  const left = ranked.filter(({ open: { place } }) => fitting.has(place.id) && !inRoute.has(place.id));
  const inPlan = ranked.filter(({ open: { place } }) => inRoute.has(place.id)).map(({ open }) => open);
  return { slot, route, seed, weather, ranked, fitting, alternatives: chooseAlternatives(left, inPlan, alternativesShown) };
}
