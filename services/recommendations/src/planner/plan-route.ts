import type { Timeframe } from '@city-genie/city-data/timeframes';
import { type Candidate, type Stop, schedule, type TimedStop, totalMinutes } from './schedule.js';

export type RouteRequest = {
  /** Best first. */
  candidates: readonly Candidate[];
  timeframe: Pick<Timeframe, 'minMinutes' | 'maxMinutes' | 'minStops' | 'maxStops'>;
  /** Minutes since local midnight. */
  start: number;
};

/** `full`: as many stops and minutes as the slot asks for (D63). */
export type Route = { stops: TimedStop[]; full: boolean };

const stretchMinutes = 5;

/** A slot of three stops may not be three museums. */
function categoryLimit(maxStops: number): number {
  return maxStops <= 3 ? 1 : maxStops <= 6 ? 2 : 3;
}

/** The order with `added` in it that ends first, or undefined when it fits nowhere. */
function insertBest(stops: readonly Stop[], added: Stop, start: number, latestEnd: number): Stop[] | undefined {
  let best: { order: Stop[]; end: number } | undefined;
  for (let position = 0; position <= stops.length; position += 1) {
    const order = [...stops.slice(0, position), added, ...stops.slice(position)];
    const end = schedule(order, start, latestEnd)?.at(-1)?.leave;
    if (end !== undefined && (best === undefined || end < best.end)) {
      best = { order, end };
    }
  }
  return best?.order;
}

/** Lengthens visits, the shortest first, until the slot is filled or nothing gives any more. */
function stretch(stops: readonly Stop[], request: RouteRequest, latestEnd: number): Stop[] {
  let current = [...stops];
  for (let guard = 0; guard < 200; guard += 1) {
    const timed = schedule(current, request.start, latestEnd) ?? [];
    if (totalMinutes(timed, request.start) >= request.timeframe.minMinutes) {
      break;
    }
    const longer = current
      .map((stop, index) => ({ stop, index }))
      .filter(({ stop }) => stop.visitMinutes + stretchMinutes <= stop.candidate.visit.max)
      .sort((a, b) => a.stop.visitMinutes / a.stop.candidate.visit.max - b.stop.visitMinutes / b.stop.candidate.visit.max)
      .map(({ stop, index }) => current.with(index, { ...stop, visitMinutes: stop.visitMinutes + stretchMinutes }))
      .find((order) => schedule(order, request.start, latestEnd) !== undefined);
    if (!longer) {
      break;
    }
    current = longer;
  }
  return current;
}

/**
 * Fills a slot: candidates join in order of their score where they lengthen the walk least, as long as every stop is open
 * on arrival and the slot isn't over. Pure: equal requests give equal routes.
 */
export function planRoute(request: RouteRequest): Route {
  const { candidates, timeframe, start } = request;
  const latestEnd = start + timeframe.maxMinutes;
  const limit = categoryLimit(timeframe.maxStops);
  let stops: Stop[] = [];
  for (const candidate of candidates) {
    if (stops.length === timeframe.maxStops) {
      break;
    }
    const ofCategory = stops.filter((stop) => stop.candidate.category === candidate.category).length;
    if (ofCategory < limit) {
      stops = insertBest(stops, { candidate, visitMinutes: candidate.visit.typical }, start, latestEnd) ?? stops;
    }
  }
  const timed = schedule(stretch(stops, request, latestEnd), start, latestEnd) ?? [];
  const full = timed.length >= timeframe.minStops && totalMinutes(timed, start) >= timeframe.minMinutes;
  return { stops: timed, full };
}
