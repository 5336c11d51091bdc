import type { Problem } from '@city-genie/recommendations/planner/engine/problem';
import { endAfter, stepTo } from './route-value.js';

/**
 * An upper bound on the points that a route can still gain: for each number of stops left, each stop and each minute of leaving
 * it, the best continuation if stops could be repeated and group discounts didn't apply. No route gains more, so it is a valid
 * bound for exact search; it takes travel, time windows and waiting into account, which makes it tight (Christofides et al.
 * 1981).
 */
export class CompletionTable {
  readonly #problem: Problem;
  /** Minutes from start to end, both inclusive. */
  readonly #minutes: number;
  readonly #worth: Float64Array;
  /** When one leaves a stop after arriving at a given minute; past the end when it can no longer be visited. */
  readonly #leaves: Int32Array;

  /** @throws RangeError for times that aren't whole minutes. */
  constructor(problem: Problem) {
    const { size, start, latestEnd, maxStops, travel, stay, toEnd } = problem;
    if (![start, latestEnd, ...travel, ...stay, ...toEnd].every(Number.isInteger)) {
      throw new RangeError('the table needs whole minutes');
    }
    this.#problem = problem;
    this.#minutes = latestEnd - start + 1;
    this.#worth = new Float64Array((maxStops + 1) * size * this.#minutes).fill(Number.NEGATIVE_INFINITY);
    this.#leaves = new Int32Array(size * this.#minutes);
    this.#fillLeaves();
    this.#fillEnds();
    for (let left = 1; left <= maxStops; left += 1) {
      this.#fillLayer(left);
    }
  }

  /** The most that up to `left` more stops can add after leaving stop `at`, minus the cost of idle minutes. */
  after(at: number, time: number, left: number): number {
    return this.#worth[this.#row(left, at) + time - this.#problem.start] ?? Number.NEGATIVE_INFINITY;
  }

  #row(left: number, stop: number): number {
    return (left * this.#problem.size + stop) * this.#minutes;
  }

  #fillLeaves(): void {
    const { size, start, fromStart } = this.#problem;
    for (let stop = 0; stop < size; stop += 1) {
      for (let minute = 0; minute < this.#minutes; minute += 1) {
        const step = stepTo(this.#problem, { time: start + minute - (fromStart[stop] ?? 0), at: undefined }, stop);
        this.#leaves[stop * this.#minutes + minute] = step ? step.time - start : this.#minutes;
      }
    }
  }

  /** With no stop left, only travel to the end remains; ending is also possible with stops left. */
  #fillEnds(): void {
    const { size, start, latestEnd, idleCost, maxStops } = this.#problem;
    for (let stop = 0; stop < size; stop += 1) {
      for (let minute = 0; minute < this.#minutes; minute += 1) {
        const state = { time: start + minute, at: stop };
        const end = endAfter(this.#problem, state);
        for (let left = 0; left <= maxStops && end <= latestEnd; left += 1) {
          this.#worth[this.#row(left, stop) + minute] = -idleCost * (end - state.time);
        }
      }
    }
  }

  #fillLayer(left: number): void {
    const { size } = this.#problem;
    for (let from = 0; from < size; from += 1) {
      for (let to = 0; to < size; to += 1) {
        if (from !== to) {
          this.#fillWay(left, from, to);
        }
      }
    }
  }

  #fillWay(left: number, from: number, to: number): void {
    const { size, travel, score, bonus, stay, idleCost } = this.#problem;
    const way = travel[from * size + to] ?? 0;
    const prize = (score[to] ?? 0) + (bonus[to] ?? 0) + idleCost * (stay[to] ?? 0);
    const row = this.#row(left, from);
    const next = this.#row(left - 1, to);
    for (let minute = 0; minute + way < this.#minutes; minute += 1) {
      const leave = this.#leaves[to * this.#minutes + minute + way] ?? this.#minutes;
      if (leave >= this.#minutes) {
        return;
      }
      const worth = prize - idleCost * (leave - minute) + (this.#worth[next + leave] ?? 0);
      if (worth > (this.#worth[row + minute] ?? 0)) {
        this.#worth[row + minute] = worth;
      }
    }
  }
}
