import type { Place } from '@city-genie/recommendations/catalogue/entry';
import type { PlanFacts } from '../facts/plan-facts.js';
import { wayBetween } from '../facts/ways.js';

/** With more pins than this, there are too many orders to try. */
const mostPins = 6;

/**
 * Whether all kept pins and this one could be visited in the slot, with the shortest visits. Tries every order, without the
 * pause for lunch when the plan has none. With more than six pins it returns false, since it can't tell.
 */
export function canKeepPins(facts: PlanFacts, lost: Place): boolean {
  const { asked, stops, doors, start, latestEnd, timeframe, pause } = facts;
  const kept = stops.filter(({ stop }) => asked.request.pin?.includes(stop.id)).map(({ place }) => place);
  const wanted = [...kept, lost];
  if (wanted.length > Math.min(mostPins, timeframe.maxStops)) {
    return false;
  }
  const visit = (now: number, at: Place | undefined, left: readonly Place[], isRested: boolean): boolean => {
    if (left.length === 0 && isRested) {
      return true;
    }
    const isPauseNext = !isRested && pause !== undefined && now <= pause.start && visit(pause.end, at, left, true);
    return (
      isPauseNext ||
      left.some((place) => {
        const arrival = now + (at ? wayBetween(at.geo, place.geo).mostMinutes : 0);
        const { min } = place.visitMinutes;
        let begin = arrival;
        while (begin + min <= latestEnd && doors.firstClosedMinute(place, begin, begin + min) !== undefined) {
          begin += 1;
        }
        return (
          begin + min <= latestEnd &&
          visit(
            begin + min,
            place,
            left.filter((other) => other !== place),
            isRested,
          )
        );
      })
    );
  };
  return visit(start, undefined, wanted, pause === undefined);
}
