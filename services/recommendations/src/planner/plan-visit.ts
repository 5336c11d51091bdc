import type { City } from '@city-genie/city-data/city';
import type { TimeframeId } from '@city-genie/city-data/timeframes';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import { chooseAlternatives } from './alternatives.js';
import { type AskedStart, begunAt, type Draft, type Surroundings } from './draft.js';
import { keepsPins, type Route } from './plan-route.js';
import { pinsIn } from './schedule.js';
import { nextQuarter } from './starts.js';
import { completed, type Steps } from './steps.js';
import { type Beginning, beginVisit, routeOf, seedOf } from './visit-start.js';

export type VisitPlan = Omit<Draft, 'candidates'> & { asked: AskedStart; route: Route; seed: string; alternatives: OpenPlace[] };

type Planned = { draft: Draft; route: Route };

/** Measured with `npm run judge`: what brings the gap to the best route near its limits in a tenth of a second. */
export const iterationsBySlot: Readonly<Record<TimeframeId, number>> = { '1-2-hours': 60, 'half-day': 400, 'full-day': 320 };
/** Few, because the list is read on a phone. */
const alternativesShown = 3;

/** A start without a full plan keeps its probe: a longer search is made only for full plans. */
function* finish({ draft, probe }: Beginning, request: SearchRequest): Steps<Route> {
  if (probe && !probe.full) {
    return probe;
  }
  const route = yield* routeOf(draft, request, iterationsBySlot[request.timeframe]);
  return probe && !route.full ? probe : route;
}

/** Places beside the plan, those that weren't seen yet before the others. */
function alternativesTo({ ranked, fitting }: Draft, route: Route, request: SearchRequest): OpenPlace[] {
  if (route.stops.length === 0) {
    return [];
  }
  const inRoute = new Set(route.stops.map(({ candidate }) => candidate.id));
  const seen = new Set(request.seen);
  const inPlan = ranked.filter(({ open: { place } }) => inRoute.has(place.id)).map(({ open }) => open);
  const left = ranked.filter(({ open: { place } }) => fitting.has(place.id) && !inRoute.has(place.id));
  const fresh = chooseAlternatives(
    left.filter(({ open: { place } }) => !seen.has(place.id)),
    inPlan,
    alternativesShown,
  );
  const known = left.filter(({ open: { place } }) => seen.has(place.id));
  return [...fresh, ...chooseAlternatives(known, inPlan, alternativesShown - fresh.length, fresh)];
}

/**
 * A plan may begin later than its slot, because it was cut or the first door opens later. When it lacks a pin, the slot is planned again from
 * then on: it ends later, too.
 */
function* begunLater(planned: Planned, city: City, content: CatalogueCity, request: SearchRequest, around: Surroundings): Steps<Planned> {
  const { draft, route } = planned;
  if (keepsPins(draft, route) || route.stops.length === 0 || route.start <= draft.slot.start) {
    return planned;
  }
  const later = begunAt(city, content, request, route.start, { start: draft.start, around });
  const other = yield* routeOf(later, request, iterationsBySlot[request.timeframe]);
  return pinsIn(other) > pinsIn(route) ? { draft: later, route: other } : planned;
}

/**
 * The plan for a request. Without `startAt`, it is the next start that gives a full plan, else the best short plan.
 * Pure: depends on its arguments alone.
 */
export function* planVisitInSteps(city: City, content: CatalogueCity, request: SearchRequest, around: Surroundings): Steps<VisitPlan> {
  const beginning = yield* beginVisit(city, content, request, around);
  const first = { draft: beginning.draft, route: yield* finish(beginning, request) };
  const { draft: chosen, route } = yield* begunLater(first, city, content, request, around);
  const { candidates: _, ...draft } = chosen;
  const asked = { at: request.startAt ?? nextQuarter(around.nowMs, city.timezone), isNow: request.startAt === undefined };
  return { ...draft, asked, route, seed: seedOf(request), alternatives: alternativesTo(chosen, route, request) };
}

/** `planVisitInSteps` at once. */
export function planVisit(city: City, content: CatalogueCity, request: SearchRequest, around: Surroundings): VisitPlan {
  return completed(planVisitInSteps(city, content, request, around));
}
