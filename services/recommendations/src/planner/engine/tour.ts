import * as beginWindows from './begin-windows.js';
import { type BeginWindow, type Problem, pauseStop, type Solution } from './problem.js';

// Module-local for speed: these are used about a million times per plan, and the test runner resolves an imported name at every
// use.
const { earliestBegin, latestBegin } = beginWindows;
const pause = pauseStop;

/** Position before the first stop. */
const atStart = -2;
const noWindows: readonly BeginWindow[] = [];
/** Score of the pause: more than everything else together. */
const pauseWorth = 1e6;

/**
 * A feasible route under construction. For each position it keeps the earliest begin and the latest begin that leaves the rest
 * feasible, so that an insertion is checked in constant time (Vansteenwegen et al. 2009), also with several time windows per
 * stop.
 */
export class Tour {
  readonly order: number[] = [];
  readonly begins: number[] = [];
  /** Before each position: the time of departure, and the stop from which one departs (`atStart` before the first). */
  readonly #leaves: number[] = [];
  readonly #stands: number[] = [];
  readonly #latest: number[] = [];
  readonly #inTour: Uint8Array;
  readonly #problem: Problem;
  readonly #pauseWindows: readonly BeginWindow[];
  #stops = 0;

  constructor(problem: Problem) {
    this.#problem = problem;
    this.#inTour = new Uint8Array(problem.size);
    this.#pauseWindows = problem.pause ? [problem.pause.begin] : noWindows;
    this.#time();
  }

  has(stop: number): boolean {
    return stop === pause ? this.order.includes(pause) : this.#inTour[stop] === 1;
  }

  get isFull(): boolean {
    return this.#stops >= this.#problem.maxStops;
  }

  #windowsOf(stop: number): readonly BeginWindow[] {
    return stop === pause ? this.#pauseWindows : (this.#problem.windows[stop] ?? noWindows);
  }

  /** Minutes of a visit, or of the pause. */
  stayAt(stop: number): number {
    return stop === pause ? (this.#problem.pause?.minutes ?? 0) : (this.#problem.stay[stop] ?? 0);
  }

  #travel(from: number, to: number): number {
    const { fromStart, travel, size } = this.#problem;
    if (to === pause) {
      return 0;
    }
    return (from === atStart ? fromStart[to] : travel[from * size + to]) ?? 0;
  }

  #toEnd(from: number): number {
    return from === atStart ? 0 : (this.#problem.toEnd[from] ?? 0);
  }

  /** The delay that inserting `stop` at this position causes for the stops after it; Infinity when it doesn't fit. */
  delayOf(stop: number, position: number): number {
    const { latestEnd } = this.#problem;
    const from = this.#stands[position] ?? atStart;
    const leaveBefore = this.#leaves[position] ?? 0;
    const begin = earliestBegin(this.#windowsOf(stop), leaveBefore + this.#travel(from, stop));
    let leave = begin + this.stayAt(stop);
    const at = stop === pause ? from : stop;
    const next = this.order[position];
    if (next === undefined) {
      return leave + this.#toEnd(at) <= latestEnd ? leave + this.#toEnd(at) - leaveBefore - this.#toEnd(from) : Number.POSITIVE_INFINITY;
    }
    const arrival = leave + this.#travel(at, next);
    if (arrival > (this.#latest[position] ?? 0) && next !== pause) {
      return Number.POSITIVE_INFINITY;
    }
    if (next === pause) {
      // The pause moves with the stop before it, and so does the leg after the pause.
      leave = earliestBegin(this.#pauseWindows, leave) + this.stayAt(pause);
      const afterPause = this.order[position + 1];
      const fits =
        afterPause === undefined
          ? leave + this.#toEnd(at) <= latestEnd
          : leave + this.#travel(at, afterPause) <= (this.#latest[position + 1] ?? 0);
      if (!fits) {
        return Number.POSITIVE_INFINITY;
      }
    }
    return arrival - (leaveBefore + this.#travel(from, next));
  }

  insert(stop: number, position: number): void {
    this.order.splice(position, 0, stop);
    this.#mark(stop, 1);
    this.#time();
  }

  /** Removes the stops at these positions. */
  removeWhere(isRemoved: (position: number) => boolean): void {
    let kept = 0;
    for (let position = 0; position < this.order.length; position += 1) {
      const stop = this.order[position] ?? 0;
      if (isRemoved(position)) {
        this.#mark(stop, 0);
      } else {
        this.order[kept] = stop;
        kept += 1;
      }
    }
    this.order.length = kept;
    this.#time();
    this.#dropUnreachable();
  }

  /** When the stop before the pause is removed, the stops after the pause may become too far away; they are removed, too. */
  #dropUnreachable(): void {
    const broken = this.order.findIndex((_, position) => (this.begins[position] ?? 0) > (this.#latest[position] ?? 0));
    if (broken >= 0) {
      this.removeWhere((position) => position >= broken);
    }
  }

  copyFrom(other: Tour): void {
    this.order.length = 0;
    this.order.push(...other.order);
    this.#inTour.set(other.#inTour);
    this.#stops = other.#stops;
    this.#time();
  }

  #mark(stop: number, present: 0 | 1): void {
    if (stop !== pause) {
      this.#inTour[stop] = present;
      this.#stops += present === 1 ? 1 : -1;
    }
  }

  #time(): void {
    const { order, begins } = this;
    const latest = this.#latest;
    const leaves = this.#leaves;
    const stands = this.#stands;
    begins.length = order.length;
    latest.length = order.length;
    leaves.length = order.length + 1;
    stands.length = order.length + 1;
    let clock = this.#problem.start;
    let at = atStart;
    leaves[0] = clock;
    stands[0] = at;
    for (let position = 0; position < order.length; position += 1) {
      const stop = order[position] ?? 0;
      const begin = earliestBegin(this.#windowsOf(stop), clock + this.#travel(at, stop));
      begins[position] = begin;
      clock = begin + this.stayAt(stop);
      // The pause takes place at the stop before it.
      at = stop === pause ? at : stop;
      leaves[position + 1] = clock;
      stands[position + 1] = at;
    }
    let bound = this.#problem.latestEnd - this.#toEnd(at);
    for (let position = order.length - 1; position >= 0; position -= 1) {
      const stop = order[position] ?? 0;
      latest[position] = latestBegin(this.#windowsOf(stop), bound - this.stayAt(stop));
      bound = (latest[position] ?? 0) - this.#travel(stands[position] ?? atStart, stop);
    }
  }

  /** What `stop` would add to the score of the route; -Infinity when its group is full. */
  gainOf(stop: number): number {
    if (stop === pause) {
      return pauseWorth;
    }
    const { score, bonus, group, groupDiscount, groupLimit } = this.#problem;
    const own = score[stop] ?? 0;
    const extra = bonus[stop] ?? 0;
    let better = 0;
    let count = 0;
    for (const other of this.order) {
      if (other !== pause && group[other] === group[stop]) {
        count += 1;
        better += (score[other] ?? 0) >= own ? 1 : 0;
      }
    }
    if (count === 0) {
      return own + extra;
    }
    if (count >= groupLimit && extra === 0) {
      return Number.NEGATIVE_INFINITY;
    }
    return own * groupDiscount ** better + extra - this.#pushedBack(stop, own);
  }

  /** The discount that the lower-scored stops of the group suffer when `stop` is ranked before them. */
  #pushedBack(stop: number, own: number): number {
    const { score, group, groupDiscount } = this.#problem;
    let lost = 0;
    for (const other of this.order) {
      const worth = other === pause ? 0 : (score[other] ?? 0);
      if (other !== pause && group[other] === group[stop] && worth < own) {
        lost += worth * groupDiscount ** this.#rank(other) * (1 - groupDiscount);
      }
    }
    return lost;
  }

  /** The number of stops of its group that rank before this stop. */
  #rank(stop: number): number {
    const { score, group } = this.#problem;
    const own = score[stop] ?? 0;
    let rank = 0;
    for (const other of this.order) {
      if (other !== pause && other !== stop && group[other] === group[stop]) {
        const worth = score[other] ?? 0;
        rank += worth > own || (worth === own && other < stop) ? 1 : 0;
      }
    }
    return rank;
  }

  get idle(): number {
    const { length } = this.order;
    const end = (this.#leaves[length] ?? 0) + this.#toEnd(this.#stands[length] ?? atStart);
    return end - this.#problem.start - this.order.reduce((sum, stop) => sum + this.stayAt(stop), 0);
  }

  get value(): number {
    const { score, bonus, groupDiscount, idleCost } = this.#problem;
    let sum = 0;
    for (const stop of this.order) {
      sum += stop === pause ? pauseWorth : (score[stop] ?? 0) * groupDiscount ** this.#rank(stop) + (bonus[stop] ?? 0);
    }
    return sum - (idleCost === 0 ? 0 : idleCost * this.idle);
  }

  solution(): Solution {
    const value = this.value - (this.has(pause) ? pauseWorth : 0);
    return { order: [...this.order], begins: [...this.begins], value, idle: this.idle };
  }
}
