import type { PlanCase, Violation } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';
import { fitsSlot, isAllowed, timeframeOf } from '../facts/slot-facts.js';

const says = ({ reply }: PlanCase, note: string) => reply.notes.some(({ code }) => code === note);

/** The notes that every reply must have: that it is short, and which pins it leaves out. */
export function noteViolations(asked: PlanCase): Violation[] {
  const { reply, request } = asked;
  const { minStops, minMinutes } = timeframeOf(asked);
  const ids = new Set(reply.recommendations.map(({ id }) => id));
  const isShort = ids.size < minStops || (reply.plan?.totalMinutes ?? 0) < minMinutes;
  const told = new Set(reply.notes.filter(({ code }) => code === 'pin_left_out').map(({ params }) => params.id));
  const lost = (request.pin ?? []).filter((id) => !ids.has(id) && !told.has(id));
  return [
    ...(isShort === says(asked, 'short_plan') ? [] : [{ code: isShort ? 'short_unsaid' : 'short_unfounded', detail: `${ids.size} stops` }]),
    ...lost.map((id) => ({ code: 'pin_lost', detail: id })),
  ];
}

/** Further notes that a plan must have: that there is nothing new, and that the weather is unknown. */
export function planNoteViolations(facts: PlanFacts): Violation[] {
  const { asked, stops, weather } = facts;
  const known = new Set([...(asked.request.seen ?? []), ...(asked.request.pin ?? [])]);
  const isAllKnown = stops.every(({ stop }) => known.has(stop.id));
  const hasNew = () => asked.places.some((place) => !known.has(place.id) && isAllowed(asked, place) && fitsSlot(facts, place));
  const isNothingNew = (asked.request.seen ?? []).length > 0 && isAllKnown && !hasNew();
  return [
    ...(isNothingNew && !says(asked, 'nothing_new') ? [{ code: 'nothing_new_unsaid', detail: `${stops.length} stops` }] : []),
    ...((weather === 'unknown') === says(asked, 'weather_unknown') ? [] : [{ code: 'weather_note', detail: weather }]),
  ];
}
