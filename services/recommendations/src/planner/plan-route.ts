import type { Candidate } from './candidates.js';
import { pauseStop } from './engine/problem.js';
import { solve } from './engine/solve.js';
import type { Random } from './random.js';
import { type Bounds, type Itinerary, schedule, type Timing, type Visit } from './schedule.js';
import type { Slot } from './slot.js';
import { pauseIn, problemOf, type Stays, usualIdleCost } from './slot-problem.js';

export type RouteRequest = { candidates: readonly Candidate[]; slot: Slot; iterations: number; random: () => Random };

/** `full`: has at least the stops and minutes that the slot asks for. */
export type Route = Timing & { full: boolean };

const stretchMinutes = 5;
const lastStretchMinutes = 1;

function totalOf(timing: Timing, slot: Slot): number {
  return timing.end - slot.start;
}

type Limit = (visit: Candidate['visit']) => number;

/**
 * Lengthens visits up to a limit, the one with the smallest share of its limit first, while the schedule stays feasible and
 * `isEnough` is false.
 */
function lengthen(
  itinerary: Itinerary,
  bounds: Bounds,
  limit: Limit,
  isEnough: (timing: Timing) => boolean,
  step = stretchMinutes,
): Itinerary {
  let current = itinerary;
  for (let timing = schedule(current, bounds); timing && !isEnough(timing); timing = schedule(current, bounds)) {
    const longer = current
      .map((element, index) => ({ element, index }))
      .filter((entry): entry is { element: Visit; index: number } => entry.element !== 'pause')
      .filter(({ element }) => element.minutes + step <= limit(element.candidate.visit))
      .sort((a, b) => a.element.minutes / limit(a.element.candidate.visit) - b.element.minutes / limit(b.element.candidate.visit))
      .map(({ element, index }) => current.with(index, { ...element, minutes: element.minutes + step }))
      .find((candidate) => schedule(candidate, bounds) !== undefined);
    if (!longer) {
      break;
    }
    current = longer;
  }
  return current;
}

function isPauseAtTheEnd(itinerary: Itinerary): boolean {
  return itinerary[0] === 'pause' || itinerary.at(-1) === 'pause';
}

/**
 * Moves a pause that precedes the first visit behind it, if necessary without the last visit. A pause that still isn't between
 * two visits is dropped.
 */
function withPauseBetween(solved: Itinerary, bounds: Bounds): Itinerary {
  if (!isPauseAtTheEnd(solved)) {
    return solved;
  }
  const visits = solved.filter((element) => element !== 'pause');
  const [first, ...others] = visits;
  if (solved[0] !== 'pause' || first === undefined) {
    return visits;
  }
  const rested = [
    [first, 'pause' as const, ...others],
    [first, 'pause' as const, ...others.slice(0, -1)],
  ];
  return rested.find((itinerary) => itinerary.at(-1) !== 'pause' && schedule(itinerary, bounds)) ?? visits;
}

/** Solves the slot with visits of this length, then lengthens visits to fill it. */
function routeWith({ stays, idleCost, worth }: Attempt, { candidates, slot, iterations, random }: RouteRequest): Route {
  const problem = { ...problemOf(candidates, slot, stays), idleCost, ...(worth && { score: Float64Array.from(candidates, worth) }) };
  const first = solve(problem, { iterations, random: random() });
  // When waiting costs more than any place is worth, the route is empty. A plan with waiting is better than none.
  const isEmpty = first.order.every((stop) => stop === pauseStop);
  const { order } = isEmpty ? solve({ ...problem, idleCost: 0 }, { iterations, random: random() }) : first;
  const solved = order.flatMap((stop): Itinerary => {
    const candidate = candidates[stop];
    return stop === pauseStop ? ['pause'] : candidate ? [{ candidate, minutes: candidate.visit[stays] }] : [];
  });
  const bounds: Bounds = { start: slot.start, latestEnd: slot.latestEnd, pause: pauseIn(slot) };
  // A pause before the first visit or after the last one isn't a break.
  const itinerary = withPauseBetween(solved, bounds);
  const typical = lengthen(
    itinerary,
    bounds,
    ({ typical: minutes }) => minutes,
    () => false,
  );
  const isEnough = (timing: Timing) => totalOf(timing, slot) >= slot.timeframe.minMinutes;
  const stretched = lengthen(typical, bounds, ({ max }) => max, isEnough);
  const filled = lengthen(stretched, bounds, ({ max }) => max, isEnough, lastStretchMinutes);
  const timing = schedule(filled, bounds) ?? { stops: [], pause: undefined, end: slot.start };
  const full = timing.stops.length >= slot.timeframe.minStops && totalOf(timing, slot) >= slot.timeframe.minMinutes;
  return { ...timing, full };
}

/** Compares the kept pins first, then whether the slot is full, then the number of stops. */
function isBetter(a: Route, b: Route): boolean {
  const pins = ({ stops }: Route) => stops.filter(({ candidate }) => candidate.pinned).length;
  const differences = [pins(a) - pins(b), Number(a.full) - Number(b.full), a.stops.length - b.stops.length];
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
}

/** Parameters of one attempt: the length of visits, the cost of an idle minute, and the score of a place. */
type Attempt = { stays: Stays; idleCost: number; worth?: (candidate: Candidate) => number };

/**
 * When the usual plan lacks stops, visits may be short, and then legs may be long. When it lacks minutes, long visits are
 * preferred.
 */
const attempts: readonly (Attempt & { for: 'all' | 'stops' | 'minutes' })[] = [
  { for: 'all', stays: 'typical', idleCost: usualIdleCost },
  { for: 'minutes', stays: 'typical', idleCost: usualIdleCost, worth: ({ score, visit }) => (score * visit.max) / visit.typical ** 0.5 },
  { for: 'stops', stays: 'min', idleCost: usualIdleCost },
  { for: 'stops', stays: 'min', idleCost: 0 },
];

function keepsPins({ candidates }: RouteRequest, { stops }: Route): boolean {
  return stops.filter(({ candidate }) => candidate.pinned).length === candidates.filter(({ pinned }) => pinned).length;
}

/**
 * The route of a slot: the best selection and order of places that are open on arrival. Visits take their typical time. When
 * that gives no full plan, or leaves out a pinned place, further attempts are made and the best route is taken.
 * Pure: equal requests give equal routes.
 */
export function planRoute(request: RouteRequest): Route {
  let best: Route | undefined;
  for (const attempt of attempts) {
    const lacks = best && best.stops.length < request.slot.timeframe.minStops ? 'stops' : 'minutes';
    const isDue = best === undefined || attempt.for === 'all' || attempt.for === lacks || !keepsPins(request, best);
    const route = isDue ? routeWith(attempt, request) : undefined;
    best = route && (best === undefined || isBetter(route, best)) ? route : best;
    if (best?.full && keepsPins(request, best)) {
      break;
    }
  }
  return best ?? { stops: [], pause: undefined, end: request.slot.start, full: false };
}
