import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { fitsSlot, isPinned } from '../facts/choice-facts.js';
import type { PlanFacts } from '../facts/plan-facts.js';
import { canVisitAll } from '../possible/short-trips.js';
import { isShown, leftOut, type NoteClaim } from './note-claim.js';

/** Whether all kept pins and this one could be visited in the slot, with the shortest visits. */
function canKeepPins(facts: PlanFacts, lost: Place): boolean {
  const kept = facts.stops.filter(({ stop }) => isPinned(facts.asked, stop.id)).map(({ place }) => place);
  return canVisitAll(facts, [...kept, lost]);
}

/** A pin is left out since it is excluded, unknown, closed all day, or there is no time. */
export function isPinNoteTrue(claim: NoteClaim): boolean {
  const { note, asked, slot, plan } = claim;
  const { id, why } = note.params;
  if (!asked.request.pin?.some((pin) => pin === id) || isShown(asked, id)) {
    return false;
  }
  if (why === 'unknown') {
    return !asked.places.some((place) => place.id === id);
  }
  const isExcluded = asked.request.exclude?.some((excluded) => excluded === id) ?? false;
  const place = leftOut(claim);
  if (!place || why === 'excluded') {
    return why === 'excluded' && isExcluded;
  }
  const isClosed = slot?.doors.isClosedAllDay(place) ?? true;
  if (why === 'closed') {
    return isClosed;
  }
  const couldBeKept = slot !== undefined && (isExcluded ? fitsSlot(slot, place) : plan !== undefined && canKeepPins(plan, place));
  return why === 'no_time' && !isClosed && !couldBeKept;
}
