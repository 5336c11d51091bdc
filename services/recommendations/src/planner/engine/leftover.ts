import * as labels from './label.js';
import type { Layout } from './layout.js';

// Module-local for speed: the test runner resolves an imported name at every use.
const { hasVisited } = labels;

/** A way to the next stop, as a rule: its minutes, and the points that it costs. */
type Way = { minutes: number; points: number };

/** The cheapest way to each stop, on average. */
function usualWay({ size, travel, toll, idleCost }: Layout['problem']): Way {
  let minutes = 0;
  let points = 0;
  for (let to = 0; to < size; to += 1) {
    let cheapest: Way = { minutes: 0, points: Number.POSITIVE_INFINITY };
    for (let from = 0; from < size; from += 1) {
      const way = travel[from * size + to] ?? 0;
      const cost = idleCost * way + (toll[from * size + to] ?? 0);
      if (from !== to && way < Number.POSITIVE_INFINITY && cost < cheapest.points) {
        cheapest = { minutes: way, points: cost };
      }
    }
    minutes += cheapest.minutes / size;
    points += cheapest.points < Number.POSITIVE_INFINITY ? cheapest.points / size : 0;
  }
  return { minutes, points };
}

/** The pauses that a route lacks: what they need, and bring at their best hosts. */
export type Pauses = { minutes: number; points: number };

export const noPauses: Pauses = { minutes: 0, points: 0 };

/** For each set of pauses that were taken, a bit each: the others. */
export function pausesLeft({ pauses }: Layout['problem']): Pauses[] {
  return Array.from({ length: 2 ** pauses.length }, (_, taken) =>
    pauses
      .filter((_pause, index) => (taken & (1 << index)) === 0)
      .reduce(
        (sum, { minutes, hostScore }) => ({
          minutes: sum.minutes + minutes,
          points: sum.points + hostScore.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY),
        }),
        noPauses,
      ),
  );
}

/** What the beginning of a route leaves for later: the places that bring most in their time. */
export class Leftover {
  readonly #layout: Layout;
  readonly #way: Way;
  readonly #wanted: number;
  /** The stop of each place that brings most; those that bring most in a minute first. */
  readonly #byDensity: readonly number[];
  /** For the places that are left, in this order: what is needed for those before each one, what they bring, and both with it. */
  readonly #minutes: Float64Array;
  readonly #points: Float64Array;
  /** Where in this order each place stands; -1 for those that are spent, closed, or too late in it. */
  readonly #rank: Int16Array;
  #length = 0;

  /** `wanted`: what each stop counts beside its score. */
  constructor(layout: Layout, wanted: number) {
    const { size, stay, problem } = layout;
    const way = usualWay(problem);
    const worth = (stop: number) => (problem.score[stop] ?? 0) + wanted - way.points;
    const density = (stop: number) => worth(stop) / ((stay[stop] ?? 0) + way.minutes);
    const ofPlace = new Map<number, number>();
    for (let stop = 0; stop < size; stop += 1) {
      const place = problem.place[stop] ?? 0;
      const best = ofPlace.get(place);
      if (best === undefined || worth(stop) > worth(best)) {
        ofPlace.set(place, stop);
      }
    }
    this.#layout = layout;
    this.#way = way;
    this.#wanted = wanted;
    this.#byDensity = [...ofPlace.values()].filter((stop) => worth(stop) > 0).sort((a, b) => density(b) - density(a));
    this.#minutes = new Float64Array(this.#byDensity.length + 1);
    this.#points = new Float64Array(this.#byDensity.length + 1);
    this.#rank = new Int16Array(layout.places);
  }

  /** Takes the beginning of a route. */
  read({ visited, clock }: Pick<labels.Label, 'visited' | 'clock'>): void {
    const { problem, stay, lastBegin } = this.#layout;
    const { place, score, latestEnd } = problem;
    this.#rank.fill(-1);
    this.#length = 0;
    let minutes = 0;
    let points = 0;
    let longest = 0;
    for (let index = 0; index < this.#byDensity.length && minutes <= latestEnd - clock + longest; index += 1) {
      const stop = this.#byDensity[index] ?? 0;
      const own = place[stop] ?? 0;
      if ((lastBegin[stop] ?? 0) < clock || hasVisited(visited, own)) {
        continue;
      }
      const needs = (stay[stop] ?? 0) + this.#way.minutes;
      this.#rank[own] = this.#length;
      this.#length += 1;
      minutes += needs;
      points += (score[stop] ?? 0) + this.#wanted - this.#way.points;
      longest = Math.max(longest, needs);
      this.#minutes[this.#length] = minutes;
      this.#points[this.#length] = points;
    }
  }

  /** The most points in so many minutes. */
  #within(minutes: number): number {
    let rank = 1;
    while (rank <= this.#length && (this.#minutes[rank] ?? 0) <= minutes) {
      rank += 1;
    }
    const [from, before] = [this.#minutes[rank - 1] ?? 0, this.#points[rank - 1] ?? 0];
    if (rank > this.#length) {
      return before;
    }
    return before + (((this.#points[rank] ?? 0) - before) * (minutes - from)) / ((this.#minutes[rank] ?? 0) - from);
  }

  /** The most points that the places left may bring in so many minutes; without the place of one stop, or of none (-1). */
  after(minutes: number, without: number): number {
    if (minutes <= 0) {
      return 0;
    }
    const rank = without < 0 ? -1 : (this.#rank[this.#layout.problem.place[without] ?? 0] ?? -1);
    const from = this.#minutes[rank] ?? Number.POSITIVE_INFINITY;
    if (rank < 0 || from >= minutes) {
      return this.#within(minutes);
    }
    // As much as with that place in so much more time, but without what it brings.
    const [needs, worth] = [(this.#minutes[rank + 1] ?? 0) - from, (this.#points[rank + 1] ?? 0) - (this.#points[rank] ?? 0)];
    return this.#within(minutes + needs) - worth;
  }
}
