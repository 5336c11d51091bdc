import { type Candidate, endOf, type Stop, schedule, type TimedStop, totalMinutes } from './schedule.js';

export type RouteRequest = {
  /** Best first. */
  candidates: readonly Candidate[];
  timeframe: Readonly<Record<'minMinutes' | 'maxMinutes' | 'minStops' | 'maxStops', number>>;
  /** Minutes since local midnight. */
  start: number;
};

/** `full`: as many stops and minutes as the slot asks for (D63). */
export type Route = { stops: TimedStop[]; full: boolean };

const stretchMinutes = 5;
/** What a minute on the way costs, in points of the score (0..1): 20 minutes more have to be worth it. */
const scorePerWayMinute = 0.01;
const consideredAtOnce = 8;

/** A slot of three stops may not be three museums. */
function categoryLimit(maxStops: number): number {
  return maxStops <= 3 ? 1 : maxStops <= 6 ? 2 : 3;
}

type Insertion = { order: Stop[]; worth: number };

/** The best place for `candidate` among these stops, or undefined when it fits nowhere. */
function insertBest(stops: readonly Stop[], candidate: Candidate, start: number, latestEnd: number): Insertion | undefined {
  const added: Stop = { candidate, visitMinutes: candidate.visit.typical };
  const endBefore = endOf(stops, start, latestEnd) ?? start;
  let best: { order: Stop[]; end: number } | undefined;
  for (let position = 0; position <= stops.length; position += 1) {
    const order = [...stops.slice(0, position), added, ...stops.slice(position)];
    const end = endOf(order, start, latestEnd);
    if (end !== undefined && (best === undefined || end < best.end)) {
      best = { order, end };
    }
  }
  const wayMinutes = best ? best.end - endBefore - added.visitMinutes : 0;
  return best && { order: best.order, worth: candidate.score - scorePerWayMinute * wayMinutes };
}

/** Lengthens visits, the shortest first, until the slot is filled or nothing gives any more. */
function stretch(stops: readonly Stop[], request: RouteRequest, latestEnd: number): Stop[] {
  let current = [...stops];
  for (let guard = 0; guard < 200; guard += 1) {
    const end = endOf(current, request.start, latestEnd) ?? request.start;
    if (end - request.start >= request.timeframe.minMinutes) {
      break;
    }
    const longer = current
      .map((stop, index) => ({ stop, index }))
      .filter(({ stop }) => stop.visitMinutes + stretchMinutes <= stop.candidate.visit.max)
      .sort((a, b) => a.stop.visitMinutes / a.stop.candidate.visit.max - b.stop.visitMinutes / b.stop.candidate.visit.max)
      .map(({ stop, index }) => current.with(index, { ...stop, visitMinutes: stop.visitMinutes + stretchMinutes }))
      .find((order) => endOf(order, request.start, latestEnd) !== undefined);
    if (!longer) {
      break;
    }
    current = longer;
  }
  return current;
}

/** The insertion that is worth most for its way, among the best candidates of which any fits. */
function bestInsertion(stops: readonly Stop[], free: readonly Candidate[], start: number, latestEnd: number): Insertion | undefined {
  for (let from = 0; from < free.length; from += consideredAtOnce) {
    const considered = free.slice(from, from + consideredAtOnce);
    const [first, ...others] = considered.flatMap((candidate) => insertBest(stops, candidate, start, latestEnd) ?? []);
    if (first) {
      return others.reduce((chosen, insertion) => (insertion.worth > chosen.worth ? insertion : chosen), first);
    }
  }
  return undefined;
}

/** Stops that join one by one until the slot takes no more. */
function chooseStops({ candidates, timeframe, start }: RouteRequest, latestEnd: number): Stop[] {
  const limit = categoryLimit(timeframe.maxStops);
  let stops: Stop[] = [];
  while (stops.length < timeframe.maxStops) {
    const chosen = stops.map((stop) => stop.candidate);
    const isFree = (candidate: Candidate) =>
      !chosen.includes(candidate) && chosen.filter(({ category }) => category === candidate.category).length < limit;
    const insertion = bestInsertion(stops, candidates.filter(isFree), start, latestEnd);
    if (!insertion) {
      break;
    }
    stops = insertion.order;
  }
  return stops;
}

/**
 * Fills a slot with good stops that lie near one another, as long as every stop is open on arrival and the slot isn't over.
 * Pure: equal requests give equal routes.
 */
export function planRoute(request: RouteRequest): Route {
  const { timeframe, start } = request;
  const latestEnd = start + timeframe.maxMinutes;
  const stops = chooseStops(request, latestEnd);
  const timed = schedule(stretch(stops, request, latestEnd), start, latestEnd) ?? [];
  const full = timed.length >= timeframe.minStops && totalMinutes(timed, start) >= timeframe.minMinutes;
  return { stops: timed, full };
}
