import { isPinned, isPlannable } from '../facts/choice-facts.js';
import { minutesLater } from '../facts/later-start.js';
import type { PlanCase } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';
import { longestFirstWait } from '../facts/plan-limits.js';
import { slotFacts } from '../facts/slot-facts.js';
import { spotOf } from './spot.js';

/** Before this hour a single open door is no reason to begin. */
const morning = '07:00';

/** The place that can begin a plan first, and how many minutes after the plan was asked for. */
type FirstVisit = { id: string; minutes: number };

/** Little-known places don't count: a plan of them alone isn't one. */
function firstVisit(asked: PlanCase, startText: string): FirstVisit | undefined {
  const slot = slotFacts(asked, startText);
  const visits = asked.places
    .filter((place) => isPlannable(asked, place) && (!place.hiddenGem || isPinned(asked, place.id)))
    .flatMap((place) => {
      const begin = slot && spotOf(slot, place).window.firstBegin(slot.start, place.visitMinutes.min);
      return slot && begin !== undefined ? [{ id: place.id, minutes: begin - slot.start }] : [];
    });
  return visits.sort((a, b) => a.minutes - b.minutes)[0];
}

/**
 * A place that could be visited in less than half an hour from the start that the visitor chose, or else before the plan begins; undefined when
 * the plan begins as chosen, there is none, or it was asked for at night, when a plan begins with the day.
 */
export function placeOpenBefore(facts: PlanFacts): string | undefined {
  const { startAt } = facts.asked.request;
  if (startAt !== undefined && startAt.slice(11) < morning) {
    return undefined;
  }
  const [later = 0] = minutesLater(facts);
  const first = startAt === undefined || later <= 0 ? undefined : firstVisit(facts.asked, startAt);
  return first && (first.minutes < longestFirstWait || first.minutes < later) ? first.id : undefined;
}
