import { type Attempt, attempts, furtherShare, isForMore, type Lack, lowIdleCost, manyKinds, scoreFor } from './attempts.js';
import type { Candidate } from './candidates.js';
import { pauseIndex } from './engine/problem.js';
import { solveInSteps } from './engine/solve.js';
import { filled, withoutNeedlessWaits } from './lengthen.js';
import { endedAt, withLateMeals } from './meals.js';
import type { Random } from './random.js';
import { isBetter, keepsAll, keepsMeals, keepsPins, lacksOf, leadOf, type Route, wantedIn } from './route-merit.js';
import { type Bounds, type Itinerary, livedIn, pinsIn, schedule, visitMinutesIn, waitIn } from './schedule.js';
import type { Slot } from './slot.js';
import { type Choice, choicesOf, gemLimit, problemOf } from './slot-problem.js';
import { completed, type Steps } from './steps.js';
import { withoutLongWaits } from './waiting.js';

export type RouteRequest = {
  candidates: readonly Candidate[];
  slot: Slot;
  iterations: number;
  random: () => Random;
  /** How long the first stop may be waited for, without a later start; missing = as in every plan, or with one. */
  firstWait?: number;
};

/** Nobody waits longer before a stop where there is something else to do. */
const longestWait = 40;

/** The visits and meals of a solution. */
export function itineraryOf(order: readonly number[], choices: readonly Choice[], { pauses }: Pick<Slot, 'pauses'>): Itinerary {
  return order.flatMap((element): Itinerary => {
    const choice = choices[element];
    const pause = pauses[pauseIndex(element)];
    return choice ? [choice] : pause ? [pause] : [];
  });
}

function* solved(
  { stays, idleCost, prefers, isFilling, isVarying }: Attempt,
  { candidates, slot, iterations, random, firstWait }: RouteRequest,
  gems: number,
): Steps<Itinerary> {
  const choices = choicesOf(candidates, slot, stays);
  const score = Float64Array.from(choices, (choice) => scoreFor(choice, prefers));
  const problem = {
    ...problemOf(candidates, slot, { stays, gems, idleCost, firstWait, isFilling, prefersMany: prefers === 'many' }),
    score,
    ...(isVarying && manyKinds),
  };
  const first = yield* solveInSteps(problem, { iterations, random: random() });
  // When waiting costs more than any place is worth, the route is empty. A plan with waiting is better than none.
  const { order } =
    first.order.length === 0 ? yield* solveInSteps({ ...problem, idleCost: lowIdleCost }, { iterations, random: random() }) : first;
  return itineraryOf(order, choices, slot);
}

/** Solves the slot with visits of this length and so many little-known places, then lengthens visits to fill it. */
function* routeWithGems(attempt: Attempt, request: RouteRequest, gems: number): Steps<Route> {
  const { start, latestEnd, extent } = request.slot;
  const bounds: Bounds = { start, latestEnd };
  const itinerary = filled(withoutNeedlessWaits(yield* solved(attempt, request, gems), bounds), bounds, extent.minMinutes);
  const timing = withoutLongWaits(schedule(itinerary, bounds) ?? { stops: [], pauses: [], start, end: start });
  const isInTime = request.firstWait === undefined || timing.start === start;
  return { ...timing, full: isInTime && timing.stops.length >= extent.minStops && livedIn(timing) >= extent.minMinutes };
}

/** Little-known places are a third of the stops at most; with fewer stops than expected, the slot is solved again with fewer of them. */
function* routeWith(attempt: Attempt, request: RouteRequest): Steps<Route> {
  for (let gems = Math.max(1, gemLimit(request.slot.extent.minStops)); ; gems -= 1) {
    const route = yield* routeWithGems(attempt, request, gems);
    const found = route.stops.filter(({ candidate: { hiddenGem, pinned } }) => hiddenGem && !pinned).length;
    if (found <= gemLimit(route.stops.length) || gems === 0) {
      return route;
    }
  }
}

/** The candidates of an attempt: those that the seed offers in earnest, or the great sights beside them, or all. */
export function offeredOf(candidates: readonly Candidate[], held: Attempt['held']): readonly Candidate[] {
  const isLeftOut = ({ heldBack, icon, pinned }: Candidate) =>
    heldBack && !pinned && (held === 'without' || (held === 'but-icons' && !icon));
  return candidates.filter((candidate) => !isLeftOut(candidate));
}

/** What an attempt does: two that do the same give the same route. Those held back are left out in turn, so that their number tells which. */
function wayOf({ stays, idleCost, prefers, isFilling, isVarying }: Attempt, candidates: readonly Candidate[]): string {
  return [stays, idleCost, prefers, isFilling, isVarying, candidates.length].join();
}

function* bestOfAttempts(request: RouteRequest): Steps<Route> {
  let best: Route | undefined;
  const further = { ...request, iterations: Math.ceil(request.iterations * furtherShare) };
  const tried = new Set<string>();
  for (const attempt of attempts) {
    const lacks: readonly (Lack | 'all')[] = best ? lacksOf(request, best) : ['all'];
    const isWhole = best === undefined || keepsAll(request, best);
    if (isWhole && lacks.length === 0) {
      break;
    }
    const isDue = lacks.includes(attempt.for) || (!isWhole && isForMore(attempt));
    const candidates = offeredOf(request.candidates, attempt.held);
    const way = wayOf(attempt, candidates);
    if (!isDue || tried.has(way)) {
      continue;
    }
    tried.add(way);
    const route = yield* routeWith(attempt, { ...(best === undefined ? request : further), candidates });
    best = best === undefined || isBetter(route, best, request.slot) ? route : best;
  }
  const { start } = request.slot;
  return best ?? { stops: [], pauses: [], start, end: start, full: false };
}

/**
 * A route that was cut begins later than its slot. One that begins at once, or else the route of the time before, is taken instead where it has all pins
 * and is full, or has as much to see: it begins when it was asked to.
 */
function* begunInTime(request: RouteRequest, route: Route): Steps<Route> {
  const { slot } = request;
  if (route.stops.length === 0 || route.start <= slot.start) {
    return route;
  }
  // Meals don't count: a shorter time has fewer of them.
  const of = (each: Route) => [pinsIn(each), Number(each.full), wantedIn(each, slot), each.full ? 0 : visitMinutesIn(each)];
  for (const each of [
    { ...request, firstWait: 0 },
    { ...request, slot: endedAt(slot, route.start) },
  ]) {
    const other = yield* bestOfAttempts(each);
    const isWhole = other.start === slot.start && keepsAll(each, other);
    if (isWhole && leadOf(of(other), of(route)) >= 0) {
      return other;
    }
  }
  return route;
}

/** Where a route lacks a meal, the meals may be later. */
function* fed(request: RouteRequest, route: Route): Steps<Route> {
  const { slot } = request;
  if (route.stops.length === 0 || keepsMeals(request, route)) {
    return route;
  }
  const late = yield* bestOfAttempts({ ...request, slot: withLateMeals(slot) });
  return isBetter(late, route, slot) ? late : route;
}

/** Where a pin is lost because one would wait for the last meal too long, the route ends before that meal. */
function* pinned(request: RouteRequest, route: Route): Steps<Route> {
  const { slot } = request;
  const last = slot.pauses.at(-1);
  if (!last || route.stops.length === 0 || keepsPins(request, route)) {
    return route;
  }
  const before = yield* bestOfAttempts({ ...request, slot: endedAt(slot, last.from + last.minutes - 1) });
  return pinsIn(before) > pinsIn(route) ? before : route;
}

/** Where one would stand about before a stop, a route without it is taken that has as much. */
function* busy(request: RouteRequest, route: Route): Steps<Route> {
  const waitedFor = route.stops.find(({ waitMinutes, candidate }) => waitMinutes > longestWait && !candidate.pinned);
  if (!waitedFor) {
    return route;
  }
  const candidates = request.candidates.filter(({ id }) => id !== waitedFor.candidate.id);
  const other = yield* bestOfAttempts({ ...request, candidates, iterations: Math.ceil(request.iterations * furtherShare) });
  const of = (each: Route) => [pinsIn(each), each.pauses.length, Number(each.full), wantedIn(each, request.slot), -waitIn(each)];
  return leadOf(of(other), of(route)) > 0 ? other : route;
}

/**
 * The route of a slot: the best selection and order of places that are open on arrival. Visits take their typical time. When
 * that gives no full plan, or leaves out a pinned place, further attempts are made and the best route is taken. Pure: equal requests give equal routes.
 */
export function* planRouteInSteps(request: RouteRequest): Steps<Route> {
  return yield* begunInTime(request, yield* busy(request, yield* pinned(request, yield* fed(request, yield* bestOfAttempts(request)))));
}

/** `planRouteInSteps` at once. */
export function planRoute(request: RouteRequest): Route {
  return completed(planRouteInSteps(request));
}
