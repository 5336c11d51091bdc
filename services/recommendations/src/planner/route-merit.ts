import type { TimeframeId } from '@city-genie/city-data/timeframes';
import type { Lack } from './attempts.js';
import type { Candidate } from './candidates.js';
import { livedIn, pinsIn, type TimedStop, type Timing } from './schedule.js';
import type { Slot } from './slot.js';

/** `full`: has at least the stops and the lived minutes that the slot asks for. */
export type Route = Timing & { full: boolean };

/** A route with other candidates of the same places, by their ids; its meals stay at their stops. */
export function withCandidates(route: Route, known: ReadonlyMap<string, Candidate>): Route {
  const stops = route.stops.map((stop) => ({ ...stop, candidate: known.get(stop.candidate.id) ?? stop.candidate }));
  const hostOf = (host: TimedStop) => stops.find(({ arrive }) => arrive === host.arrive) ?? host;
  return { ...route, stops, pauses: route.pauses.map((pause) => ({ ...pause, after: hostOf(pause.after) })) };
}

type Asked = { candidates: readonly Candidate[]; slot: Slot };

/** From how many categories on a plan is varied. */
const leastKinds: Readonly<Record<TimeframeId, number>> = { '1-2-hours': 1, 'half-day': 3, 'full-day': 4 };
/** How many of the stops that the slot asks for a route has. */
export function wantedIn({ stops }: Route, { extent }: Pick<Slot, 'extent'>): number {
  return Math.min(stops.length, extent.minStops);
}

/** Whether a full route has visits of enough kinds. An evening has no more stops than kinds that a day wants. */
function isVaried({ stops, full }: Route, { timeframe, isEvening }: Pick<Slot, 'timeframe' | 'isEvening'>): boolean {
  return !full || isEvening || new Set(stops.map(({ candidate }) => candidate.category)).size >= leastKinds[timeframe.id];
}

function hasIcon({ stops }: Route): boolean {
  return stops.some(({ candidate }) => candidate.icon);
}

/** The first difference of two lists that isn't 0; 0 when there is none. */
export function leadOf(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/**
 * Compares the kept pins first, then the meals, then whether the slot is full, then the stops that it asks for, then how few were seen
 * before, then whether they are varied and one is a great sight, then the lived minutes.
 */
export function isBetter(a: Route, b: Route, slot: Pick<Slot, 'extent' | 'timeframe' | 'isEvening'>): boolean {
  const seen = ({ stops }: Route) => stops.filter(({ candidate }) => candidate.seen && !candidate.pinned).length;
  const of = (route: Route) => [
    pinsIn(route),
    route.pauses.length,
    Number(route.full),
    wantedIn(route, slot),
    -seen(route),
    Number(isVaried(route, slot)),
    Number(hasIcon(route)),
    livedIn(route),
  ];
  return leadOf(of(a), of(b)) > 0;
}

/** Whether a route visits all places that are pinned. */
export function keepsPins({ candidates }: Pick<Asked, 'candidates'>, route: Route): boolean {
  return pinsIn(route) === candidates.filter(({ pinned }) => pinned).length;
}

/** Whether a route has all meals of its slot. */
export function keepsMeals({ slot }: Pick<Asked, 'slot'>, route: Route): boolean {
  return route.pauses.length === slot.pauses.length;
}

/** Whether a route has everything that it must have: all pins and meals. */
export function keepsAll(request: Asked, route: Route): boolean {
  return keepsPins(request, route) && keepsMeals(request, route);
}

/** What a route lacks; nothing when it is as a plan should be. */
export function lacksOf({ slot, candidates }: Asked, route: Route): Lack[] {
  if (!route.full) {
    return [route.stops.length < slot.extent.minStops ? 'stops' : 'minutes'];
  }
  // A short plan needs no great sight.
  const isIconExpected = slot.timeframe.id !== '1-2-hours' && candidates.some(({ icon }) => icon);
  return [...(isVaried(route, slot) ? [] : (['variety'] as const)), ...(isIconExpected && !hasIcon(route) ? (['icon'] as const) : [])];
}
