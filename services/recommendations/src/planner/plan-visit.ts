import type { City } from '@city-genie/city-data/city';
import { type Timeframe, timeframeById } from '@city-genie/city-data/timeframes';
import type { SearchRequest } from '@city-genie/contracts/search';
import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import { openIntervals } from '../opening-hours/open-on.js';
import { planRoute, type Route } from './plan-route.js';
import { rankPlaces } from './score.js';
import { localNow, nextStarts, parseLocal, type Start } from './starts.js';

export type Visit = {
  start: Start;
  route: Route;
  seed: string;
  timeframe: Timeframe;
  /** Ranked places that are not in the route, best first. */
  alternatives: OpenPlace[];
};

/** Few, because a list is read on a phone. */
const alternativesShown = 3;

function betterRoute(a: Route, b: Route | undefined): boolean {
  return b === undefined || a.stops.length > b.stops.length;
}

/**
 * The plan for a request (D62–D64): without a start, the next one that gives a full plan, else the best short one.
 * Pure: depends on its arguments alone.
 */
export function planVisit(city: City, content: CatalogueCity, request: SearchRequest, nowMs: number): Visit {
  const now = localNow(nowMs, city.timezone);
  const seed = request.seed ?? 'first';
  const timeframe = timeframeById(request.timeframe);
  const ranked = rankPlaces(
    content.places.map(({ place }) => place),
    {
      mood: request.mood,
      seed,
      seen: new Set(request.seen),
      exclude: new Set(request.exclude),
    },
  );
  const starts = request.startAt ? [parseLocal(request.startAt)] : nextStarts(now, request.timeframe);

  let best: { start: Start; route: Route } | undefined;
  for (const start of starts) {
    const candidates = ranked.map(({ place, score }) => ({
      id: place.id,
      category: place.category,
      geo: place.geo,
      visit: place.visitMinutes,
      open: openIntervals(content.hoursOf(place.id), start.date),
      score,
    }));
    const route = planRoute({ candidates, timeframe, start: start.minute });
    if (betterRoute(route, best?.route)) {
      best = { start, route };
    }
    if (route.full) {
      best = { start, route };
      break;
    }
  }
  const { start, route } = best ?? { start: now, route: { stops: [], full: false } };
  const inRoute = new Set(route.stops.map((stop) => stop.candidate.id));
  const alternatives = ranked
    .filter(({ place }) => !inRoute.has(place.id))
    .slice(0, alternativesShown)
    .map(({ place }) => content.placeById(place.id));
  return { start, route, seed, timeframe, alternatives };
}
