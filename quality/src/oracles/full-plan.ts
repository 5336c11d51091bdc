import { isPinned } from './facts/choice-facts.js';
import { visitLengthsOf } from './facts/performances.js';
import type { PlanCase } from './facts/plan-case.js';
import { type SlotFacts, slotFacts } from './facts/slot-facts.js';
import { lengthened } from './possible/lengthened.js';
import { type Spot, spotsOf } from './possible/spot.js';
import { isAlive, mayEnd, type Trip, tripFrom, visit, withMeals } from './possible/trip.js';

/** How many trips of equally many stops are gone on with, and how many of them are lengthened. */
const width = 40;
const lengthenedTrips = 8;
const lengths = ['typical', 'min', 'max'] as const;
/** What a pin is worth when trips are compared, in minutes; a minute of waiting counts twice besides. */
const pinMinutes = 120;
const waitCost = 2;

/** A beam search for a full plan: of trips with equally many stops those are gone on with that took and waited least. */
class FullPlanSearch {
  readonly #slot: SlotFacts;
  readonly #spots: readonly Spot[];
  /** The pins that the reply kept; a full plan keeps them, too. */
  readonly #kept: readonly string[];

  constructor(slot: SlotFacts) {
    this.#slot = slot;
    this.#spots = spotsOf(slot);
    this.#kept = slot.asked.reply.recommendations.map(({ id }) => id).filter((id) => isPinned(slot.asked, id));
  }

  isSuccessful(length: (typeof lengths)[number]): boolean {
    const { minStops, maxStops, start } = this.#slot;
    let trips = [tripFrom(start)];
    for (let stops = 1; stops <= maxStops && this.#spots.length >= minStops; stops += 1) {
      trips = this.#best(trips.flatMap((trip) => this.#longer(trip, length)));
      if (stops >= minStops && this.#hasFull(trips)) {
        return true;
      }
    }
    return false;
  }

  #longer(trip: Trip, length: (typeof lengths)[number]): Trip[] {
    return withMeals(this.#slot, trip).flatMap((now) =>
      this.#spots.flatMap((spot) => {
        const after = visit(this.#slot, now, spot, visitLengthsOf(spot.place)[length]);
        return after && isAlive(this.#slot, after) ? [after] : [];
      }),
    );
  }

  /** The most promising trips, of those with the same stops, last stop and meals only one. */
  #best(trips: readonly Trip[]): Trip[] {
    const costOf = ({ time, wait, visited }: Trip) =>
      time + waitCost * wait - pinMinutes * visited.filter(({ place }) => this.#kept.includes(place.id)).length;
    const known = new Set<string>();
    const best: Trip[] = [];
    const ranked = trips.map((trip) => ({ trip, cost: costOf(trip) })).sort((a, b) => a.cost - b.cost);
    for (const { trip } of ranked) {
      const ids = trip.visited.map(({ place }) => place.id);
      const key = `${ids.at(-1)} ${trip.eaten.length} ${ids.toSorted()}`;
      if (best.length < width && !known.has(key)) {
        known.add(key);
        best.push(trip);
      }
    }
    return best;
  }

  #hasFull(trips: readonly Trip[]): boolean {
    const ends = trips
      .filter(({ visited }) => this.#kept.every((id) => visited.some(({ place }) => place.id === id)))
      .flatMap((trip) => withMeals(this.#slot, trip));
    const isLong = ({ time, start, wait }: Trip) => time - start - wait >= this.#slot.minMinutes;
    return (
      ends.some((trip) => mayEnd(this.#slot, trip) && isLong(trip)) ||
      ends.slice(0, lengthenedTrips).some((trip) => {
        const longer = lengthened(this.#slot, trip);
        return mayEnd(this.#slot, longer) && isLong(longer);
      })
    );
  }
}

/**
 * Whether there is a full plan with this start that keeps the reply's pins and obeys all rules but the wish for a known sight.
 * Found by search: true is certain, since the plan was made; false is not.
 */
export function hasFullPlan(asked: PlanCase, startText: string): boolean {
  const slot = slotFacts(asked, startText);
  if (!slot) {
    return false;
  }
  const search = new FullPlanSearch(slot);
  return lengths.some((length) => search.isSuccessful(length));
}
