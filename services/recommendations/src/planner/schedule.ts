import type { Candidate } from './candidates.js';
import { type Leg, legBetween } from './walk.js';

export type Visit = { candidate: Candidate; minutes: number };
/** Visits in walking order, with at most one pause. */
export type Itinerary = readonly (Visit | 'pause')[];
export type PauseRule = { minutes: number; from: number; to: number };

export type TimedStop = {
  candidate: Candidate;
  visitMinutes: number;
  /** The leg from the previous stop; null for the first. */
  leg: Leg | null;
  arrive: number;
  leave: number;
  waitMinutes: number;
};
export type TimedPause = { start: number; end: number; waitMinutes: number };
export type Timing = { stops: TimedStop[]; pause: TimedPause | undefined; end: number };
export type Bounds = { start: number; latestEnd: number; pause?: PauseRule | undefined };

/** When a visit of this length begins after arriving at `arrival`; undefined when it no longer fits. */
function beginVisit({ candidate, minutes }: Visit, arrival: number): number | undefined {
  const interval = candidate.open.find(({ start, end }) => end - Math.max(start, arrival) >= minutes);
  return interval && Math.max(interval.start, arrival);
}

/**
 * The times of visits in this order, in elapsed minutes; undefined when a place is closed, the pause would begin too late, or
 * the end lies after `latestEnd`.
 */
export function schedule(itinerary: Itinerary, { start, latestEnd, pause: rule }: Bounds): Timing | undefined {
  const stops: TimedStop[] = [];
  let pause: TimedPause | undefined;
  let now = start;
  for (const element of itinerary) {
    if (element === 'pause') {
      const begin = rule && Math.max(now, rule.from);
      if (!rule || begin === undefined || begin > rule.to) {
        return undefined;
      }
      pause = { start: begin, end: begin + rule.minutes, waitMinutes: begin - now };
      now = pause.end;
    } else {
      const before = stops.at(-1)?.candidate;
      const leg = before ? legBetween(before.geo, element.candidate.geo) : null;
      const arrival = now + (leg?.minutes ?? 0);
      const arrive = beginVisit(element, arrival);
      if (arrive === undefined) {
        return undefined;
      }
      now = arrive + element.minutes;
      const { candidate, minutes } = element;
      stops.push({ candidate, visitMinutes: minutes, leg, arrive, leave: now, waitMinutes: arrive - arrival });
    }
  }
  return now <= latestEnd ? { stops, pause, end: now } : undefined;
}
