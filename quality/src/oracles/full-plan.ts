import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { OpenStretches } from './facts/open-stretches.js';
import type { PlanCase } from './facts/plan-case.js';
import { fitsSlot, isAllowed, type SlotFacts, slotFacts } from './facts/slot-facts.js';
import { wayBetween } from './facts/ways.js';

const categoryCaps = { '1-2-hours': 1, 'half-day': 2, 'full-day': 3 } as const;
const lunch = { from: 12 * 60, latestBegin: 13 * 60 + 30, minutes: 60 };
/** The number of visits tried, per length of visits, before the search gives up. */
const mostTries = 1000;
const lengths = ['min', 'typical', 'max'] as const;

type Spot = { place: Place; stretches: OpenStretches; isPinned: boolean; ways: Map<Spot, number> };
type State = { time: number; visited: readonly Spot[]; isRested: boolean };

function minutesBetween(from: Spot, to: Spot): number {
  const minutes = from.ways.get(to) ?? wayBetween(from.place.geo, to.place.geo).mostMinutes;
  from.ways.set(to, minutes);
  return minutes;
}

/** A depth-first search for a full plan; the visit that ends first is tried first. */
class FullPlanSearch {
  readonly #slot: SlotFacts;
  readonly #spots: readonly Spot[];
  readonly #kept: ReadonlySet<string>;
  #tries = 0;

  constructor(slot: SlotFacts) {
    const { request, places, reply } = slot.asked;
    const pins = new Set(request.pin);
    this.#slot = slot;
    this.#kept = new Set(reply.recommendations.map(({ id }) => id).filter((id) => pins.has(id)));
    this.#spots = places
      .filter((place) => isAllowed(slot.asked, place) && fitsSlot(slot, place))
      .map((place) => ({ place, stretches: new OpenStretches(slot, place), isPinned: pins.has(place.id), ways: new Map() }));
  }

  isSuccessful(length: (typeof lengths)[number]): boolean {
    if (this.#spots.length < this.#slot.timeframe.minStops) {
      return false;
    }
    this.#tries = 0;
    const { clock, start, timeframe, latestEnd } = this.#slot;
    const restsAtNoon = clock.wallAt(start) <= lunch.from && clock.wallAt(latestEnd) >= lunch.latestBegin + lunch.minutes;
    return this.#goOn({ time: start, visited: [], isRested: timeframe.id !== 'full-day' || !restsAtNoon }, length);
  }

  #goOn(state: State, length: (typeof lengths)[number]): boolean {
    const { timeframe, clock } = this.#slot;
    if (this.#isFull(state)) {
      return true;
    }
    const wall = clock.wallAt(state.time);
    if (state.visited.length >= timeframe.maxStops || (!state.isRested && wall > lunch.latestBegin)) {
      return false;
    }
    if (!state.isRested && wall >= lunch.from && state.visited.length > 0) {
      return this.#goOn({ ...state, time: state.time + lunch.minutes, isRested: true }, length);
    }
    const next = this.#spots.flatMap((spot) => this.#visit(state, spot, length) ?? []).sort((a, b) => a.time - b.time);
    return next.some((after) => {
      this.#tries += 1;
      return this.#tries <= mostTries && this.#goOn(after, length);
    });
  }

  #visit({ time, visited, isRested }: State, spot: Spot, length: (typeof lengths)[number]): State | undefined {
    const { place, stretches, isPinned } = spot;
    const mates = visited.filter((other) => other.place.category === place.category && !other.isPinned);
    if (visited.includes(spot) || (!isPinned && mates.length >= categoryCaps[this.#slot.timeframe.id])) {
      return undefined;
    }
    const last = visited.at(-1);
    const arrival = time + (last ? minutesBetween(last, spot) : 0);
    const begin = stretches.firstBegin(arrival, place.visitMinutes.min);
    return begin === undefined
      ? undefined
      : { time: begin + Math.min(place.visitMinutes[length], stretches.openFor(begin)), visited: [...visited, spot], isRested };
  }

  /** Enough stops, enough minutes if the last visit takes its maximum, and all pins that the reply kept. */
  #isFull({ time, visited, isRested }: State): boolean {
    const { start, timeframe } = this.#slot;
    const last = visited.at(-1);
    const more = last ? Math.min(last.stretches.openFor(time), last.place.visitMinutes.max - last.place.visitMinutes.min) : 0;
    const pins = visited.filter(({ place }) => this.#kept.has(place.id)).length;
    const isLong = time + more - start >= timeframe.minMinutes;
    return isRested && visited.length >= timeframe.minStops && isLong && pins === this.#kept.size;
  }
}

/** Whether there is a full plan with this start that keeps the reply's pins. Found by search: true is certain, false is not. */
export function hasFullPlan(asked: PlanCase, startText: string): boolean {
  const slot = slotFacts(asked, startText);
  if (!slot) {
    return false;
  }
  const search = new FullPlanSearch(slot);
  return lengths.some((length) => search.isSuccessful(length));
}
