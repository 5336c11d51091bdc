import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { visitLengthsOf } from '../facts/performances.js';
import type { SlotFacts } from '../facts/slot-facts.js';
import { type Spot, spotOf } from './spot.js';
import { mayEnd, type Trip, tripFrom, visit, withMeals } from './trip.js';

/** With more places than this, there are too many orders to try. */
const mostPlaces = 6;

function canVisitFrom(slot: SlotFacts, trip: Trip, left: readonly Spot[]): boolean {
  return withMeals(slot, trip).some((now) => {
    const isDone = left.length === 0 && mayEnd(slot, now);
    return isDone || left.some((spot) => goesOn(slot, now, spot, left));
  });
}

function goesOn(slot: SlotFacts, trip: Trip, spot: Spot, left: readonly Spot[]): boolean {
  const after = visit(slot, trip, spot, visitLengthsOf(spot.place).min);
  return (
    after !== undefined &&
    canVisitFrom(
      slot,
      after,
      left.filter((other) => other !== spot),
    )
  );
}

/**
 * Whether there is a plan of just these places with the slot's start and the shortest visits. Tries every order, with meals
 * wherever they fit. With more than six places it returns false, since it can't tell.
 */
export function canVisitAll(slot: SlotFacts, places: readonly Place[]): boolean {
  return (
    places.length <= Math.min(mostPlaces, slot.maxStops) &&
    canVisitFrom(
      slot,
      tripFrom(slot.start),
      places.map((place) => spotOf(slot, place)),
    )
  );
}

/** Whether a place could be a plan of its own, begun when the place can first be visited. */
export function canStandAlone(slot: SlotFacts, place: Place): boolean {
  const spot = spotOf(slot, place);
  const begin = spot.window.firstBegin(slot.start, visitLengthsOf(place).min);
  return begin !== undefined && canVisitFrom(slot, tripFrom(begin), [spot]);
}
