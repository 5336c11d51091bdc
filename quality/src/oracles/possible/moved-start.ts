import { isPinned, isPlannable } from '../facts/choice-facts.js';
import { minutesLater } from '../facts/later-start.js';
import type { PlanCase } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';
import { longestFirstWait } from '../facts/plan-limits.js';
import { type SlotFacts, slotFacts } from '../facts/slot-facts.js';
import { spotOf, spotsOf } from './spot.js';
import { isAlive, mayEnd, type Trip, tripFrom, visit, withMeals } from './trip.js';

/** Before this hour a single open door is no reason to begin. */
const morning = '07:00';
/** So many trips of equally many stops are gone on with. */
const width = 200;

/** The place that can begin a plan first, and how many minutes after the plan was asked for. */
type FirstVisit = { id: string; minutes: number };

/** Little-known places don't count: a plan of them alone isn't one. */
function firstVisit(asked: PlanCase, slot: SlotFacts): FirstVisit | undefined {
  const visits = asked.places
    .filter((place) => isPlannable(asked, place) && (!place.hiddenGem || isPinned(asked, place.id)))
    .flatMap((place) => {
      const begin = spotOf(slot, place).window.firstBegin(slot.start, place.visitMinutes.min);
      return begin === undefined ? [] : [{ id: place.id, minutes: begin - slot.start }];
    });
  return visits.sort((a, b) => a.minutes - b.minutes)[0];
}

const pinWorth = 1_000_000;
const stopWorth = 10_000;

/** How much there is to see in a trip: pins first, then the stops that the slot asks for, then minutes of visits. */
function worthOf({ minStops }: SlotFacts, stops: readonly { isPinned: boolean; minutes: number }[]): number {
  const pins = stops.filter(({ isPinned: isWished }) => isWished).length;
  return pinWorth * pins + stopWorth * Math.min(minStops, stops.length) + stops.reduce((sum, { minutes }) => sum + minutes, 0);
}

function worthOfTrip(slot: SlotFacts, { steps }: Trip): number {
  return worthOf(
    slot,
    steps.flatMap((step) => ('spot' in step ? [{ isPinned: step.spot.isPinned, minutes: step.minutes }] : [])),
  );
}

/** Whether a plan from the asked start on, with little waiting, has as much to see as the plan that begins later. Found by search: true is certain. */
function isAsMuchBefore(facts: PlanFacts, slot: SlotFacts): boolean {
  const enough = worthOf(
    slot,
    facts.stops.map(({ stop }) => ({ isPinned: isPinned(facts.asked, stop.id), minutes: stop.visitMinutes })),
  );
  // A plan of new places isn't given up for places that were seen before.
  const seen = new Set(facts.asked.request.seen);
  const isNew = ({ id }: { id: string }) => !seen.has(id) || isPinned(facts.asked, id);
  const isOfNew = facts.stops.every(({ place }) => isNew(place));
  const spots = spotsOf(slot).filter(({ place }) => !isOfNew || isNew(place));
  let trips = [tripFrom(slot.start)];
  while (trips.length > 0) {
    const longer = trips.flatMap((trip) =>
      withMeals(slot, trip).flatMap((now) => spots.flatMap((spot) => visit(slot, now, spot, spot.place.visitMinutes.typical) ?? [])),
    );
    trips = longer
      .filter((trip) => isAlive(slot, trip))
      .sort((a, b) => a.wait - b.wait)
      .slice(0, width);
    const ends = trips.flatMap((trip) => withMeals(slot, trip)).filter((trip) => mayEnd(slot, trip));
    if (ends.some((trip) => worthOfTrip(slot, trip) >= enough)) {
      return true;
    }
  }
  return false;
}

/**
 * A place that a plan could have begun with in less than half an hour from the start that the visitor chose, or else before the plan begins, with
 * as much to see as in the plan; undefined when the plan begins as chosen, there is none, or it was asked for at night, when a plan begins with the day.
 */
export function placeOpenBefore(facts: PlanFacts): string | undefined {
  const { startAt } = facts.asked.request;
  const [later = 0] = minutesLater(facts);
  if (startAt === undefined || startAt.slice(11) < morning || later <= 0) {
    return undefined;
  }
  const slot = slotFacts(facts.asked, startAt);
  const first = slot && firstVisit(facts.asked, slot);
  const isEarly = first && (first.minutes < longestFirstWait || first.minutes < later);
  return slot && isEarly && isAsMuchBefore(facts, slot) ? first.id : undefined;
}
