import type { SearchReply } from '@city-genie/contracts/search/routes';
import type { Place } from '@city-genie/recommendations/catalogue/entry';
import type { PlanCase } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';
import type { SlotFacts } from '../facts/slot-facts.js';

type Note = SearchReply['notes'][number];
/** A note of a reply. `plan` is undefined when there are no stops, `slot` when the request also has no start. */
export type NoteClaim = { note: Note; asked: PlanCase; slot: SlotFacts | undefined; plan: PlanFacts | undefined };

/** Whether a place is a stop of the reply. */
export function isShown({ reply }: PlanCase, id: unknown): boolean {
  return reply.recommendations.some((stop) => stop.id === id);
}

/** The place that a note names, provided that it is not in the plan. */
export function leftOut({ note: { params }, asked }: NoteClaim): Place | undefined {
  const place = asked.places.find(({ id }) => id === params.id);
  return place && params.name === place.name && !isShown(asked, place.id) ? place : undefined;
}
