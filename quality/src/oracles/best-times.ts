import { isForTheEnd, isInPart } from './facts/day-parts.js';
import type { PlanCase } from './facts/plan-case.js';
import { readPlan } from './facts/plan-facts.js';

/** A stop whose place is for the end of the day alone, and whether one arrives at a time that the place is for. */
export type LateStop = { id: string; arrive: string; isAtItsTime: boolean };

/** The stops whose places are at their best at the golden hour, in the evening or after dark alone. Empty for an unreadable reply. */
export function lateStops(asked: PlanCase): LateStop[] {
  const read = asked.reply.plan ? readPlan(asked, asked.reply.plan) : undefined;
  if (!read || 'violations' in read) {
    return [];
  }
  const { facts } = read;
  return facts.stops
    .filter(({ place }) => isForTheEnd(place))
    .map(({ stop, place, arrive }) => ({
      id: stop.id,
      arrive: stop.arrive,
      isAtItsTime: place.bestTime.some((part) => isInPart(part, arrive, facts)),
    }));
}
