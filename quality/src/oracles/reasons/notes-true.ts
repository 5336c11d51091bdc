import type { SearchReply } from '@city-genie/contracts/search/routes';
import type { Place } from '@city-genie/recommendations/catalogue/entry';
import type { PlanCase } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';
import { fitsSlot, isAllowed, type SlotFacts, timeframeOf } from '../facts/slot-facts.js';
import { canKeepPins } from './pins-possible.js';

type Note = SearchReply['notes'][number];
/** A note of a reply. `plan` is undefined when there are no stops, `slot` when the request also has no start. */
export type NoteClaim = { note: Note; asked: PlanCase; slot: SlotFacts | undefined; plan: PlanFacts | undefined };

const isShown = ({ reply }: PlanCase, id: unknown) => reply.recommendations.some((stop) => stop.id === id);

/** The place that a note names, provided that it is not in the plan. */
function leftOut({ note: { params, text }, asked }: NoteClaim): Place | undefined {
  const place = asked.places.find(({ id }) => id === params.id);
  const isNamed = place !== undefined && params.name === place.name && text.includes(place.name);
  return isNamed && !isShown(asked, place.id) ? place : undefined;
}

function isShortTrue({ note: { params }, asked }: NoteClaim): boolean {
  const { minStops, minMinutes } = timeframeOf(asked);
  const count = asked.reply.recommendations.length;
  const isShort = count < minStops || (asked.reply.plan?.totalMinutes ?? 0) < minMinutes;
  return isShort && params.stops === count && params.wanted === minStops;
}

function isPinNoteTrue(claim: NoteClaim): boolean {
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

/** "You have seen everything that fits here": every place of the slot was seen before. */
function isNothingNewTrue({ asked, plan }: NoteClaim): boolean {
  const known = new Set([...(asked.request.seen ?? []), ...(asked.request.pin ?? [])]);
  const isNew = (place: Place) => isAllowed(asked, place) && !known.has(place.id);
  return plan !== undefined && !asked.places.some((place) => isNew(place) && fitsSlot(plan, place));
}

function isClosedTrue(claim: NoteClaim): boolean {
  const place = leftOut(claim);
  return place !== undefined && isAllowed(claim.asked, place) && (claim.slot?.doors.isClosedAllDay(place) ?? false);
}

/** The place is left out because of rain, not because it is closed. */
function isKeptTrue(claim: NoteClaim): boolean {
  const { asked, slot } = claim;
  const place = leftOut(claim);
  const isOutside = place !== undefined && place.indoor === 0 && isAllowed(asked, place);
  return isOutside && slot?.weather === 'rain' && fitsSlot(slot, place);
}

/** Whether a note is true, by its code. A code without an entry counts as false. */
export const noteChecks: Readonly<Record<string, (claim: NoteClaim) => boolean>> = {
  short_plan: isShortTrue,
  pin_left_out: isPinNoteTrue,
  nothing_new: isNothingNewTrue,
  closed_that_day: isClosedTrue,
  kept_for_dry_day: isKeptTrue,
  weather_unknown: ({ slot }) => slot?.weather === 'unknown',
};
