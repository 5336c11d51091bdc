import type { Interval } from '../opening-hours/parse.js';
import { type Leg, legBetween, type Point } from './walk.js';

/** A place as the planner sees it on one date. */
export type Candidate = {
  id: string;
  category: string;
  geo: Point;
  visit: { min: number; typical: number; max: number };
  open: readonly Interval[];
  score: number;
};

export type Stop = { candidate: Candidate; visitMinutes: number };
export type TimedStop = Stop & { leg: Leg | null; arrive: number; leave: number; waitMinutes: number };

/** Waiting longer than this at a closed door is no plan. */
const longestWaitMinutes = 20;

/** When to begin a visit that lasts so long, arriving at `arrival`; undefined when it doesn't fit any more. */
function beginVisit(open: readonly Interval[], arrival: number, visitMinutes: number): number | undefined {
  const interval = open.find(({ start, end }) => end - Math.max(start, arrival) >= visitMinutes);
  const begin = interval && Math.max(interval.start, arrival);
  return begin !== undefined && begin - arrival <= longestWaitMinutes ? begin : undefined;
}

/**
 * Walks through stops in this order from `start` (minutes since local midnight) and tells `visit` of each.
 * @returns when the last visit ends, or undefined when a stop would be closed or the end would come after `latestEnd`.
 */
function walkThrough(stops: readonly Stop[], start: number, latestEnd: number, visit?: (stop: TimedStop) => void): number | undefined {
  let now = start;
  let before: Stop | undefined;
  for (const stop of stops) {
    const leg = before ? legBetween(before.candidate.geo, stop.candidate.geo) : null;
    const arrival = leg ? now + leg.minutes : now;
    const arrive = beginVisit(stop.candidate.open, arrival, stop.visitMinutes);
    if (arrive === undefined || arrive + stop.visitMinutes > latestEnd) {
      return undefined;
    }
    now = arrive + stop.visitMinutes;
    visit?.({ ...stop, leg, arrive, leave: now, waitMinutes: arrive - arrival });
    before = stop;
  }
  return now;
}

/** When stops in this order end; undefined when they can't be visited so. Costs nothing but arithmetic: it is asked thousands of times. */
export function endOf(stops: readonly Stop[], start: number, latestEnd: number): number | undefined {
  return walkThrough(stops, start, latestEnd);
}

/** Clock times of stops in this order; undefined when they can't be visited so. */
export function schedule(stops: readonly Stop[], start: number, latestEnd: number): TimedStop[] | undefined {
  const timed: TimedStop[] = [];
  const end = walkThrough(stops, start, latestEnd, (stop) => timed.push(stop));
  return end === undefined ? undefined : timed;
}

/** Minutes from the start of the plan to the end of its last visit. */
export function totalMinutes(timed: readonly TimedStop[], start: number): number {
  return (timed.at(-1)?.leave ?? start) - start;
}
