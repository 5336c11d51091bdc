import type { Afterwards } from '@city-genie/contracts/search/routes';
import type { EveningIdea } from '../planner/afterwards.js';
import type { VisitPlan } from '../planner/plan-visit.js';
import { type Slot, slotText } from '../planner/slot.js';
import { presentTable } from './present-pauses.js';

function presentIdea({ open: { place }, leg, from, until }: EveningIdea, slot: Slot): Afterwards['places'][number] {
  return {
    id: place.id,
    title: place.name,
    category: place.category,
    legMode: leg.mode,
    legMinutes: leg.minutes,
    from: slotText(slot, from),
    until: slotText(slot, until),
    booking: place.booking,
    seeProgramme: place.startTimes?.length === 0,
  };
}

/** What may follow a plan; undefined where nothing is known to. */
export function presentAfterwards({ afterwards, slot }: VisitPlan): Afterwards | undefined {
  const { tables, other, dinnerAt, ideas } = afterwards;
  if (ideas.length === 0 && dinnerAt === undefined) {
    return undefined;
  }
  const places = ideas.map((idea) => presentIdea(idea, slot));
  return {
    tables: tables.map(presentTable),
    ...(other && { otherTable: presentTable(other) }),
    ...(dinnerAt !== undefined && { dinnerAt: slotText(slot, dinnerAt) }),
    places,
  };
}
