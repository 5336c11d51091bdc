import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { isPinned, isPlannable } from '../facts/choice-facts.js';
import { visitLengthsOf } from '../facts/performances.js';
import type { SlotFacts } from '../facts/slot-facts.js';
import { VisitWindow } from '../facts/visit-window.js';
import { type Way, wayBetween } from '../facts/ways.js';

/** A place that may be a stop, prepared for thousands of questions. */
export type Spot = { place: Place; window: VisitWindow; isPinned: boolean; ways: Map<Spot, Way> };

/** A place in a slot. */
export function spotOf(slot: SlotFacts, place: Place): Spot {
  return { place, window: new VisitWindow(slot, place), isPinned: isPinned(slot.asked, place.id), ways: new Map() };
}

/** All places that may be stops, and whose shortest visit fits into the slot. */
export function spotsOf(slot: SlotFacts): Spot[] {
  return slot.asked.places
    .filter((place) => isPlannable(slot.asked, place))
    .map((place) => spotOf(slot, place))
    .filter(({ place, window }) => window.firstBegin(slot.start, visitLengthsOf(place).min) !== undefined);
}

/** The way from one place to another. */
export function wayTo(from: Spot, to: Spot): Way {
  const way = from.ways.get(to) ?? wayBetween(from.place.geo, to.place.geo);
  from.ways.set(to, way);
  return way;
}
