import type { Problem } from '@city-genie/recommendations/planner/engine/problem';
import { endAfter, pauseWorth, stepTo, varietyPoints } from './route-value.js';

/** Where a route stands: the stop that it leaves at a minute, how many more stops it may have, and which pauses it lacks, one bit each. */
export type Standing = { at: number; time: number; left: number; pauses: number };

/**
 * An upper bound on the points that a route can still gain: for each number of stops left, each stop and each minute of leaving
 * it, the best continuation if stops could be repeated and group discounts didn't apply. No route gains more, so it is a valid
 * bound for exact search; it takes travel, time windows, pauses and waiting into account, which makes it tight (Christofides et al.
 * 1981).
 */
export class CompletionTable {
  readonly #problem: Problem;
  /** Minutes from start to end, both inclusive. */
  readonly #minutes: number;
  readonly #worth: Float64Array;
  /** When one leaves a stop after arriving at a given minute; past the end when it can no longer be visited. */
  readonly #leaves: Int32Array;
  /** The number of sets of pauses. */
  readonly #sets: number;

  /** @throws RangeError for times that aren't whole minutes. */
  constructor(problem: Problem) {
    const { size, start, latestEnd, maxStops, travel, stay, toEnd, pauses } = problem;
    if (![start, latestEnd, ...travel, ...stay, ...toEnd].every((time) => Number.isInteger(time) || time === Number.POSITIVE_INFINITY)) {
      throw new RangeError('the table needs whole minutes');
    }
    this.#problem = problem;
    this.#minutes = latestEnd - start + 1;
    this.#sets = 1 << pauses.length;
    this.#worth = new Float64Array((maxStops + 1) * this.#sets * size * this.#minutes).fill(Number.NEGATIVE_INFINITY);
    this.#leaves = new Int32Array(size * this.#minutes);
    this.#fillLeaves();
    for (let pausesLeft = 0; pausesLeft < this.#sets; pausesLeft += 1) {
      for (let left = 0; left <= maxStops; left += 1) {
        this.#fillLayer(left, pausesLeft);
      }
    }
  }

  /** The most that a route can add after leaving a stop, minus the cost of idle minutes. */
  after({ at, time, left, pauses }: Standing): number {
    return this.#worth[this.#row(left, pauses, at) + time - this.#problem.start] ?? Number.NEGATIVE_INFINITY;
  }

  #row(left: number, pauses: number, stop: number): number {
    return ((left * this.#sets + pauses) * this.#problem.size + stop) * this.#minutes;
  }

  #fillLeaves(): void {
    const { size, start, fromStart } = this.#problem;
    for (let stop = 0; stop < size; stop += 1) {
      for (let minute = 0; minute < this.#minutes; minute += 1) {
        const step = stepTo(
          { ...this.#problem, firstBy: new Float64Array(size).fill(Number.POSITIVE_INFINITY) },
          { time: start + minute - (fromStart[stop] ?? 0), at: undefined },
          stop,
        );
        this.#leaves[stop * this.#minutes + minute] = step ? step.time - start : this.#minutes;
      }
    }
  }

  #fillLayer(left: number, pauses: number): void {
    const { size } = this.#problem;
    for (let from = 0; from < size; from += 1) {
      this.#fillEnd(left, pauses, from);
      this.#fillPauses(left, pauses, from);
      for (let to = 0; to < size && left > 0; to += 1) {
        this.#fillWay(left, pauses, from, to);
      }
    }
  }

  /** Ending is always possible, without the pauses that are left. */
  #fillEnd(left: number, pauses: number, stop: number): void {
    const { start, latestEnd, idleCost } = this.#problem;
    for (let minute = 0; minute < this.#minutes; minute += 1) {
      const time = start + minute;
      const end = endAfter(this.#problem, { time, at: stop });
      if (end <= latestEnd) {
        this.#worth[this.#row(left, pauses, stop) + minute] = -idleCost * (end - time);
      }
    }
  }

  #fillPauses(left: number, pausesLeft: number, stop: number): void {
    const { pauses, start, idleCost } = this.#problem;
    const row = this.#row(left, pausesLeft, stop);
    pauses.forEach(({ minutes, begin, hostScore }, index) => {
      if ((pausesLeft & (1 << index)) === 0) {
        return;
      }
      const next = this.#row(left, pausesLeft & ~(1 << index), stop);
      for (let minute = 0; minute < this.#minutes && start + minute <= begin.to; minute += 1) {
        const waits = Math.max(0, begin.from - start - minute);
        const leave = minute + waits + minutes;
        const worth = pauseWorth + (hostScore[stop] ?? 0) - idleCost * waits + (this.#worth[next + leave] ?? Number.NEGATIVE_INFINITY);
        if (leave < this.#minutes && worth > (this.#worth[row + minute] ?? 0)) {
          this.#worth[row + minute] = worth;
        }
      }
    });
  }

  #fillWay(left: number, pauses: number, from: number, to: number): void {
    const { size, travel, toll, score, bonus, group, stay, idleCost, place, maxStops, wantedStops, wantedPoints } = this.#problem;
    const way = travel[from * size + to] ?? 0;
    if (place[from] === place[to] || way === Number.POSITIVE_INFINITY) {
      return;
    }
    const known = group[from] === group[to] ? varietyPoints(this.#problem, from) : 0;
    const variety = Math.max(0, varietyPoints(this.#problem, to) - known);
    const wanted = maxStops - left < wantedStops ? wantedPoints : 0;
    const prize = wanted + (score[to] ?? 0) + (bonus[to] ?? 0) + variety - (toll[from * size + to] ?? 0) + idleCost * (stay[to] ?? 0);
    const row = this.#row(left, pauses, from);
    const next = this.#row(left - 1, pauses, to);
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
