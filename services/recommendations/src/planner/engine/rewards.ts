import * as problems from './problem.js';

// Module-local for speed: the test runner resolves an imported name at every use.
const { varietyOf } = problems;

type Problem = problems.Problem;

/**
 * The points of the stops of a route, without ways and pauses: scores with the diminishing returns of their groups, what the best of each counts
 * more, bonuses, the anchor, and what the first stops count more.
 * Read anew after each change of the route, so that what a further stop adds is found quickly.
 */
export class Rewards {
  readonly #problem: Problem;
  /** The scores of the route's stops in each group, the highest first: so many of each list, since cutting a list takes longer than filling it. */
  readonly #scores: number[][];
  readonly #counts: Int32Array;
  /** Stops of each group that count towards its limit. */
  readonly #counted: Int32Array;
  #stops = 0;
  #rare = 0;
  #anchors = 0;
  #bonus = 0;

  constructor(problem: Problem) {
    this.#problem = problem;
    this.#scores = Array.from(problem.groupLimits, () => []);
    this.#counts = new Int32Array(problem.groupLimits.length);
    this.#counted = new Int32Array(problem.groupLimits.length);
  }

  /** Takes the stops of a route; pauses, whose numbers follow those of the stops, are passed over. */
  read(order: Int32Array, length: number): void {
    const { size, score, bonus, group, rare, anchor } = this.#problem;
    this.#counts.fill(0);
    this.#counted.fill(0);
    this.#stops = 0;
    this.#rare = 0;
    this.#anchors = 0;
    this.#bonus = 0;
    for (let position = 0; position < length; position += 1) {
      const stop = order[position] ?? 0;
      if (stop < size) {
        const own = group[stop] ?? 0;
        const extra = bonus[stop] ?? 0;
        this.#stops += 1;
        const count = this.#counts[own] ?? 0;
        insertSorted(this.#scores[own] ?? [], count, score[stop] ?? 0);
        this.#counts[own] = count + 1;
        this.#counted[own] = (this.#counted[own] ?? 0) + (extra === 0 ? 1 : 0);
        this.#rare += extra === 0 ? (rare[stop] ?? 0) : 0;
        this.#anchors += anchor[stop] ?? 0;
        this.#bonus += extra;
      }
    }
  }

  /** What pins add. */
  get bonus(): number {
    return this.#bonus;
  }

  /** Without bonuses. */
  get points(): number {
    const { groupDiscount, anchorBonus, wantedStops, wantedPoints } = this.#problem;
    let sum = (this.#anchors > 0 ? anchorBonus : 0) + wantedPoints * Math.min(this.#stops, wantedStops);
    for (let group = 0; group < this.#counts.length; group += 1) {
      const [scores, count] = [this.#scores[group] ?? [], this.#counts[group] ?? 0];
      sum += count === 0 ? 0 : varietyOf(this.#problem, scores[0] ?? 0);
      for (let rank = 0, share = 1; rank < count; rank += 1, share *= groupDiscount) {
        sum += (scores[rank] ?? 0) * share;
      }
    }
    return sum;
  }

  /** What a stop that isn't in the route would add; -Infinity when its group, or the rare stops, have reached their limit. */
  gainOf(stop: number): number {
    const { score, bonus, group, groupLimits, groupDiscount, rare, rareLimit, anchor, anchorBonus, wantedStops, wantedPoints } =
      this.#problem;
    const own = group[stop] ?? 0;
    const extra = bonus[stop] ?? 0;
    const isOver = (this.#counted[own] ?? 0) >= (groupLimits[own] ?? 0) || (rare[stop] === 1 && this.#rare >= rareLimit);
    if (extra === 0 && isOver) {
      return Number.NEGATIVE_INFINITY;
    }
    let gain = extra + (anchor[stop] === 1 && this.#anchors === 0 ? anchorBonus : 0) + (this.#stops < wantedStops ? wantedPoints : 0);
    const worth = score[stop] ?? 0;
    const [scores, count] = [this.#scores[own] ?? [], this.#counts[own] ?? 0];
    const best = count === 0 ? 0 : (scores[0] ?? 0);
    gain += worth > best ? varietyOf(this.#problem, worth) - varietyOf(this.#problem, best) : 0;
    let share = 1;
    let rank = 0;
    for (; rank < count && (scores[rank] ?? 0) >= worth; rank += 1) {
      share *= groupDiscount;
    }
    gain += worth * share;
    // The lower ones of the group move down by one.
    for (; rank < count; rank += 1, share *= groupDiscount) {
      gain -= (scores[rank] ?? 0) * share * (1 - groupDiscount);
    }
    return gain;
  }
}

/** Inserts a score into the first `count` ones, which are sorted. */
function insertSorted(scores: number[], count: number, score: number): void {
  let at = count;
  while (at > 0 && (scores[at - 1] ?? 0) < score) {
    scores[at] = scores[at - 1] ?? 0;
    at -= 1;
  }
  scores[at] = score;
}
