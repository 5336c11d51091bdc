import { visitLengthsOf } from '../facts/performances.js';
import type { SlotFacts } from '../facts/slot-facts.js';
import { eat, isAlive, type Step, type Trip, tripFrom, visit } from './trip.js';

const stepMinutes = 10;

/** A trip made of these steps; undefined when one of them can't be made. */
function replay(slot: SlotFacts, start: number, steps: readonly Step[]): Trip | undefined {
  let trip: Trip | undefined = tripFrom(start);
  for (const step of steps) {
    trip = trip && ('meal' in step ? eat(slot, trip, step.meal) : visit(slot, trip, step.spot, step.minutes));
  }
  return trip && isAlive(slot, trip) ? trip : undefined;
}

const lived = ({ time, start, wait }: Trip) => time - start - wait;

/** The same trip with visits as long as the rest still allows, from the first to the last. */
export function lengthened(slot: SlotFacts, trip: Trip): Trip {
  let best = trip;
  for (const [index, step] of trip.steps.entries()) {
    const most = 'spot' in step ? visitLengthsOf(step.spot.place).max : 0;
    for (let minutes = most; 'spot' in step && minutes > step.minutes; minutes -= stepMinutes) {
      const longer = replay(slot, trip.start, best.steps.with(index, { ...step, minutes }));
      if (longer && lived(longer) > lived(best)) {
        best = longer;
        break;
      }
    }
  }
  return best;
}
