import type { Layout } from './layout.js';
import * as layouts from './layout.js';
import type { Problem } from './problem.js';
import { Rewards } from './rewards.js';

// Module-local for speed: used about a million times per plan, and the test runner resolves an imported name at every use.
const { atStart, earliestBegin, latestBegin, toEndOf, tollOf, travelOf } = layouts;

const leastDelayCost = 0.01;

/**
 * A feasible route under construction, of stops and pauses; a pause takes place at the stop before it. For each position it keeps the earliest begin
 * and the latest that leaves the rest feasible, so that an insertion is checked in constant time (Vansteenwegen et al. 2009).
 */
export class Tour {
  readonly order: Int32Array;
  readonly begins: Float64Array;
  length = 0;
  /** How many elements are stops, not pauses. */
  stops = 0;
  /**
   * The result of `findInsertion`: where, by how many minutes it delays what follows, and the end, since later waits take up a part of that, by how
   * many the ways get longer, and how many points they then cost more.
   */
  position = 0;
  delay = 0;
  endDelay = 0;
  detour = 0;
  cost = 0;
  /** Before each position: the time of departure, and the stop from which one departs (`atStart` before the first). */
  readonly #leaves: Float64Array;
  readonly #stands: Int32Array;
  readonly #latest: Float64Array;
  /** Minutes of waiting from each position on. */
  readonly #waits: Float64Array;
  readonly #placeTaken: Uint8Array;
  readonly #pauseTaken: Uint8Array;
  readonly #layout: Layout;
  readonly #problem: Problem;
  readonly #rewards: Rewards;

  constructor(layout: Layout) {
    const { problem } = layout;
    const capacity = layout.elements + 1;
    this.#layout = layout;
    this.#problem = problem;
    this.order = new Int32Array(capacity);
    this.begins = new Float64Array(capacity);
    this.#leaves = new Float64Array(capacity);
    this.#stands = new Int32Array(capacity);
    this.#latest = new Float64Array(capacity);
    this.#waits = new Float64Array(capacity);
    this.#placeTaken = new Uint8Array(layout.places);
    this.#pauseTaken = new Uint8Array(problem.pauses.length);
    this.#rewards = new Rewards(problem);
    this.#time();
  }

  /** Whether the route has this pause, or this place at any hour. */
  has(element: number): boolean {
    const { size, problem } = this.#layout;
    return (element < size ? this.#placeTaken[problem.place[element] ?? 0] : this.#pauseTaken[element - size]) === 1;
  }

  #hostScore(pause: number, stop: number): number {
    return this.#problem.pauses[pause - this.#layout.size]?.hostScore[stop] ?? 0;
  }

  /** When an element begins after leaving a stop; Infinity when it can't. The first one is a stop, and begins in time. */
  #beginOf(element: number, from: number, leave: number): number {
    const { size } = this.#layout;
    const begin = earliestBegin(this.#layout, element, element < size ? leave + travelOf(this.#problem, from, element) : leave);
    return from === atStart && (element >= size || begin > (this.#problem.firstBy[element] ?? 0)) ? Number.POSITIVE_INFINITY : begin;
  }

  /** Finds the cheapest position for an element that isn't in the route; false when it fits nowhere. */
  findInsertion(element: number): boolean {
    const { size, stay, lastBegin } = this.#layout;
    const { idleCost, latestEnd } = this.#problem;
    const isPause = element >= size;
    const last = lastBegin[element] ?? 0;
    let least = Number.POSITIVE_INFINITY;
    let [position, delay, endDelay, detour, cost] = [-1, 0, 0, 0, 0];
    for (let at = isPause ? 1 : 0; at <= this.length; at += 1) {
      const leave = this.#leaves[at] ?? 0;
      if (leave > last) {
        break;
      }
      const left = this.#beginOf(element, this.#stands[at] ?? atStart, leave) + (stay[element] ?? 0);
      if (left > latestEnd || !this.#fitsAt(at, element, left)) {
        continue;
      }
      // A delay is worse, even where it costs nothing.
      const worth = this.cost + idleCost * this.endDelay + leastDelayCost * this.delay;
      if (worth < least) {
        [position, delay, endDelay, detour, cost] = [at, this.delay, this.endDelay, this.detour, this.cost];
        least = worth;
      }
    }
    [this.position, this.delay, this.endDelay, this.detour, this.cost] = [position, delay, endDelay, detour, cost];
    return position >= 0;
  }

  /** Whether the rest of the route still fits when one leaves an element at `left`; sets all of the result but `position`. */
  #fitsAt(position: number, element: number, left: number): boolean {
    const { size, stay } = this.#layout;
    const from = this.#stands[position] ?? atStart;
    const isPause = element >= size;
    const at = isPause ? from : element;
    const way = isPause ? 0 : travelOf(this.#problem, from, element);
    let leave = left;
    let cost = isPause ? -this.#hostScore(element, from) : tollOf(this.#problem, from, element);
    let next = position;
    // Pauses move with the stop before them, and so do the ways after them.
    for (; next < this.length && (this.order[next] ?? 0) >= size; next += 1) {
      const pause = this.order[next] ?? 0;
      leave = earliestBegin(this.#layout, pause, leave) + (stay[pause] ?? 0);
      cost += this.#hostScore(pause, from) - this.#hostScore(pause, at);
    }
    const before = this.#leaves[next] ?? 0;
    if (next === this.length) {
      const end = leave + toEndOf(this.#problem, at);
      cost += this.#endCost(next > position ? undefined : element) - this.#endCost();
      this.delay = end - before - toEndOf(this.#problem, from);
      this.endDelay = this.delay;
      this.detour = way + toEndOf(this.#problem, at) - toEndOf(this.#problem, from);
      this.cost = cost;
      return end <= this.#problem.latestEnd;
    }
    const after = this.order[next] ?? 0;
    const arrival = leave + travelOf(this.#problem, at, after);
    this.delay = arrival - before - travelOf(this.#problem, from, after);
    this.endDelay = Math.max(0, this.delay - (this.#waits[next] ?? 0));
    this.detour = way + travelOf(this.#problem, at, after) - travelOf(this.#problem, from, after);
    this.cost = cost + tollOf(this.#problem, at, after) - tollOf(this.#problem, from, after);
    return arrival <= (this.#latest[next] ?? 0);
  }

  insert(element: number, position: number): void {
    this.order.copyWithin(position + 1, position, this.length);
    this.order[position] = element;
    this.length += 1;
    this.#mark(element, 1);
    this.#time();
  }

  /** Removes the elements at these positions, and what can't be reached without them. */
  removeWhere(isRemoved: (position: number) => boolean): void {
    let kept = 0;
    for (let position = 0; position < this.length; position += 1) {
      const element = this.order[position] ?? 0;
      if (isRemoved(position)) {
        this.#mark(element, 0);
      } else {
        this.order[kept] = element;
        kept += 1;
      }
    }
    this.length = kept;
    this.#time();
    for (let position = 0; position < this.length; position += 1) {
      if ((this.begins[position] ?? 0) > (this.#latest[position] ?? 0)) {
        this.removeWhere((each) => each === position);
        return;
      }
    }
  }

  copyFrom(other: Tour): void {
    this.order.set(other.order);
    this.length = other.length;
    this.#placeTaken.set(other.#placeTaken);
    this.#pauseTaken.set(other.#pauseTaken);
    this.stops = other.stops;
    this.#time();
  }

  #mark(element: number, present: 0 | 1): void {
    const { size, problem } = this.#layout;
    if (element < size) {
      this.#placeTaken[problem.place[element] ?? 0] = present;
      this.stops += present === 1 ? 1 : -1;
    } else {
      this.#pauseTaken[element - size] = present;
    }
  }

  #time(): void {
    const { size, stay } = this.#layout;
    let clock = this.#problem.start;
    let at = atStart;
    for (let position = 0; position < this.length; position += 1) {
      this.#leaves[position] = clock;
      this.#stands[position] = at;
      const element = this.order[position] ?? 0;
      const begin = this.#beginOf(element, at, clock);
      this.begins[position] = begin;
      this.#waits[position] = begin - clock - (element < size ? travelOf(this.#problem, at, element) : 0);
      clock = begin + (stay[element] ?? 0);
      at = element < size ? element : at;
    }
    this.#leaves[this.length] = clock;
    this.#stands[this.length] = at;
    this.#waits[this.length] = 0;
    let bound = this.#problem.latestEnd - toEndOf(this.#problem, at);
    for (let position = this.length - 1; position >= 0; position -= 1) {
      const element = this.order[position] ?? 0;
      const latest = latestBegin(this.#layout, element, bound - (stay[element] ?? 0));
      this.#latest[position] = latest;
      this.#waits[position] = (this.#waits[position] ?? 0) + (this.#waits[position + 1] ?? 0);
      bound = latest - (element < size ? travelOf(this.#problem, this.#stands[position] ?? atStart, element) : 0);
    }
    this.#rewards.read(this.order, this.length);
  }

  /** What a stop would add to the score of the route; -Infinity when it may not be added. */
  gainOf(stop: number): number {
    return this.#rewards.gainOf(stop);
  }

  get idle(): number {
    let idle = (this.#leaves[this.length] ?? 0) + toEndOf(this.#problem, this.#stands[this.length] ?? atStart) - this.#problem.start;
    for (let position = 0; position < this.length; position += 1) {
      idle -= this.#layout.stay[this.order[position] ?? 0] ?? 0;
    }
    return idle;
  }

  /** What an end costs with the last element, or with another one. */
  #endCost(last = this.length > 0 ? this.order[this.length - 1] : undefined): number {
    return last === undefined ? 0 : (this.#problem.endCost[last] ?? 0);
  }

  /** Points of stops and of the hosts of pauses, minus what ways, waiting and the end cost; without pauses themselves and bonuses. */
  get points(): number {
    const { idleCost } = this.#problem;
    let sum = this.#rewards.points - (idleCost === 0 ? 0 : idleCost * this.idle) - this.#endCost();
    for (let position = 0; position < this.length; position += 1) {
      const element = this.order[position] ?? 0;
      const from = this.#stands[position] ?? atStart;
      sum += element < this.#layout.size ? -tollOf(this.#problem, from, element) : this.#hostScore(element, from);
    }
    return sum;
  }

  /** What pins add. */
  get bonus(): number {
    return this.#rewards.bonus;
  }
}
