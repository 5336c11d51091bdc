import type { Candidate, Occasion } from './candidates.js';
import type { MealPause } from './meals.js';
import { type Leg, legBetween } from './walk.js';

/** A visit of this length, at this time of day. */
export type Visit = { candidate: Candidate; occasion: Occasion; minutes: number };
/** Visits in walking order, with pauses between them. */
export type Itinerary = readonly (Visit | MealPause)[];

export type TimedStop = {
  candidate: Candidate;
  visitMinutes: number;
  /** The leg from the previous stop; null for the first. */
  leg: Leg | null;
  arrive: number;
  leave: number;
  waitMinutes: number;
};
/** `after`: the stop at which the meal is taken. */
export type TimedPause = { meal: MealPause['meal']; after: TimedStop; start: number; end: number; waitMinutes: number };
export type Timing = { stops: TimedStop[]; pauses: TimedPause[]; start: number; end: number };
export type Bounds = { start: number; latestEnd: number };

export function isVisit(element: Visit | MealPause): element is Visit {
  return 'candidate' in element;
}

/** When a visit of this length begins after arriving at `arrival`; undefined when it no longer fits. */
function beginVisit({ occasion, minutes }: Visit, arrival: number): number | undefined {
  const window = occasion.windows.find(({ start, end, lastBegin }) => Math.max(start, arrival) <= Math.min(lastBegin, end - minutes));
  return window && Math.max(window.start, arrival);
}

function timedPause(pause: MealPause, after: TimedStop | undefined, now: number): TimedPause | undefined {
  const start = Math.max(now, pause.from);
  return after && start <= pause.to ? { meal: pause.meal, after, start, end: start + pause.minutes, waitMinutes: start - now } : undefined;
}

function timedStop(visit: Visit, before: TimedStop | undefined, now: number): TimedStop | undefined {
  const leg = before ? legBetween(before.candidate.geo, visit.candidate.geo) : null;
  const arrival = now + (leg?.minutes ?? 0);
  const arrive = beginVisit(visit, arrival);
  const { candidate, minutes } = visit;
  return arrive === undefined
    ? undefined
    : { candidate, visitMinutes: minutes, leg, arrive, leave: arrive + minutes, waitMinutes: arrive - arrival };
}

/**
 * The times of visits in this order, in elapsed minutes; undefined when a place is closed, a pause comes before the first visit or would
 * begin too late, or the end lies after `latestEnd`.
 */
export function schedule(itinerary: Itinerary, { start, latestEnd }: Bounds): Timing | undefined {
  const stops: TimedStop[] = [];
  const pauses: TimedPause[] = [];
  let now = start;
  for (const element of itinerary) {
    const before = stops.at(-1);
    if (isVisit(element)) {
      const stop = timedStop(element, before, now);
      if (!stop) {
        return undefined;
      }
      stops.push(stop);
      now = stop.leave;
    } else {
      const pause = timedPause(element, before, now);
      if (!pause) {
        return undefined;
      }
      pauses.push(pause);
      now = pause.end;
    }
  }
  return now <= latestEnd ? { stops, pauses, start, end: now } : undefined;
}

/** How many pinned places are visited. */
export function pinsIn({ stops }: Pick<Timing, 'stops'>): number {
  return stops.filter(({ candidate }) => candidate.pinned).length;
}

export function visitMinutesIn({ stops }: Pick<Timing, 'stops'>): number {
  return stops.reduce((sum, { visitMinutes }) => sum + visitMinutes, 0);
}

/** Minutes before closed doors and empty tables. */
export function waitIn({ stops, pauses }: Timing): number {
  return [...stops, ...pauses].reduce((sum, { waitMinutes }) => sum + waitMinutes, 0);
}

/** Minutes of visits, ways and pauses. */
export function livedIn(timing: Timing): number {
  return timing.end - timing.start - waitIn(timing);
}
