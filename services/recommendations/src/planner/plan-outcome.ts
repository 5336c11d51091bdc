import { visitingMinutes } from './candidates.js';
import type { Slot } from './slot.js';

/** How a plan came out (docs/rules/plans.md#how-plans-come-out). `enough`: it has the stops that its slot asks for. */
export const planOutcomes = ['enough', 'short', 'evening', 'empty'] as const;

export type PlanOutcome = (typeof planOutcomes)[number];

/**
 * `empty`: nothing could be visited. `evening`: too little of the day is left for the slot, which no content could help. `short`: too few
 * places; a plan that lacks minutes alone has enough of them. Pure.
 */
export function outcomeOf({ slot, route }: { slot: Slot; route: { stops: readonly unknown[]; full: boolean } }): PlanOutcome {
  const { minStops, minMinutes } = slot.extent;
  if (route.stops.length === 0) {
    return 'empty';
  }
  if (route.full) {
    return 'enough';
  }
  if (visitingMinutes(slot) < minMinutes) {
    return 'evening';
  }
  return route.stops.length < minStops ? 'short' : 'enough';
}
