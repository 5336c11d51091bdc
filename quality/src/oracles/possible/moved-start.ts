import { isPinned } from '../facts/choice-facts.js';
import { minutesLater } from '../facts/later-start.js';
import { type PlanFacts, skyBetween } from '../facts/plan-facts.js';
import { type SlotFacts, slotFacts } from '../facts/slot-facts.js';
import { spotsOf } from './spot.js';
import { isAlive, mayEnd, type Trip, tripFrom, visit, withMeals } from './trip.js';

/** Before this hour a single open door is no reason to begin. */
const morning = '07:00';
/** So many trips of equally many stops are gone on with. */
const width = 200;

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

/**
 * The first place of a plan from the asked start on that has as much to see, with little waiting, as the one that begins so many minutes later, and
 * begins its first visit before that. Found by search: what is found is certain.
 */
function asMuchBefore(facts: PlanFacts, slot: SlotFacts, later: number): string | undefined {
  const enough = worthOf(
    slot,
    facts.stops.map(({ stop }) => ({ isPinned: isPinned(facts.asked, stop.id), minutes: stop.visitMinutes })),
  );
  // A plan of new places isn't given up for places that were seen before.
  const seen = new Set(facts.asked.request.seen);
  const isNew = ({ id }: { id: string }) => !seen.has(id) || isPinned(facts.asked, id);
  const isOfNew = facts.stops.every(({ place }) => isNew(place));
  const spots = spotsOf(slot).filter(({ place }) => !isOfNew || isNew(place));
  // Nobody begins sooner to be out in the rain.
  const sky = skyBetween(slot, slot.start, slot.latestEnd);
  const isSpoilt = (before: Trip, after: Trip) => {
    const place = after.visited.at(-1)?.place;
    return place !== undefined && sky.isWorse(place, before.time, after.time);
  };
  let trips = [tripFrom(slot.start)];
  while (trips.length > 0) {
    const longer = trips.flatMap((trip) =>
      withMeals(slot, trip).flatMap((now) =>
        spots.flatMap((spot) => {
          const after = visit(slot, now, spot, spot.place.visitMinutes.typical);
          return after && !isSpoilt(now, after) ? [after] : [];
        }),
      ),
    );
    trips = longer
      .filter((trip) => isAlive(slot, trip) && (trip.visited.length > 1 || trip.wait < later))
      .sort((a, b) => a.wait - b.wait)
      .slice(0, width);
    const ends = trips.flatMap((trip) => withMeals(slot, trip)).filter((trip) => mayEnd(slot, trip));
    const found = ends.find((trip) => worthOfTrip(slot, trip) >= enough);
    if (found) {
      return found.visited[0]?.place.id;
    }
  }
  return undefined;
}

/**
 * A place that a plan could have begun with before the one that was made begins, with as much to see; undefined when the plan begins as chosen,
 * there is none, or it was asked for at night, when a plan begins with the day.
 */
export function placeOpenBefore(facts: PlanFacts): string | undefined {
  const { startAt } = facts.asked.request;
  const [later = 0] = minutesLater(facts);
  if (startAt === undefined || startAt.slice(11) < morning || later <= 0) {
    return undefined;
  }
  const slot = slotFacts(facts.asked, startAt);
  return slot && asMuchBefore(facts, slot, later);
}
