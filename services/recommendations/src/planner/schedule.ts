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
 * Clock times of stops in this order, from `start` (minutes since local midnight).
 * @returns undefined when one of them would be closed or the last visit would end after `latestEnd`.
 */
export function schedule(stops: readonly Stop[], start: number, latestEnd: number): TimedStop[] | undefined {
  const timed: TimedStop[] = [];
  let now = start;
  for (const stop of stops) {
    const before = timed.at(-1);
    const leg = before ? legBetween(before.candidate.geo, stop.candidate.geo) : null;
    const arrival = now + (leg?.minutes ?? 0);
    const arrive = beginVisit(stop.candidate.open, arrival, stop.visitMinutes);
    if (arrive === undefined || arrive + stop.visitMinutes > latestEnd) {
      return undefined;
    }
    now = arrive + stop.visitMinutes;
    timed.push({ ...stop, leg, arrive, leave: now, waitMinutes: arrive - arrival });
  }
  return timed;
}

/** Minutes from the start of the plan to the end of its last visit. */
export function totalMinutes(timed: readonly TimedStop[], start: number): number {
  return (timed.at(-1)?.leave ?? start) - start;
}
