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

/** What the beginning of a route leaves for later: the places that bring most in their time. */
export class Leftover {
  readonly #layout: Layout;
  readonly #way: Way;
  /** The stop of each place that brings most; those that bring most in a minute first. */
  readonly #byDensity: readonly number[];
  #open: readonly number[] = [];

  constructor(layout: Layout) {
    const { size, stay, problem } = layout;
    const way = usualWay(problem);
    const worth = (stop: number) => (problem.score[stop] ?? 0) - way.points;
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
    this.#byDensity = [...ofPlace.values()].filter((stop) => worth(stop) > 0).sort((a, b) => density(b) - density(a));
  }

  /** Takes the beginning of a route. */
  read({ visited }: Pick<labels.Label, 'visited'>): void {
    const { place } = this.#layout.problem;
    this.#open = this.#byDensity.filter((stop) => !hasVisited(visited, place[stop] ?? 0));
  }

  /** The most points that the places left may bring after a time, in so many minutes; without the place of one stop, or of none (-1). */
  after(clock: number, minutes: number, without: number): number {
    const { problem, stay, lastBegin } = this.#layout;
    const { place, score } = problem;
    const taken = without < 0 ? -1 : (place[without] ?? 0);
    let left = minutes;
    let points = 0;
    for (let index = 0; index < this.#open.length && left > 0; index += 1) {
      const stop = this.#open[index] ?? 0;
      if (place[stop] !== taken && (lastBegin[stop] ?? 0) >= clock) {
        const needs = (stay[stop] ?? 0) + this.#way.minutes;
        const worth = (score[stop] ?? 0) - this.#way.points;
        points += needs <= left ? worth : (worth * left) / needs;
        left -= needs;
      }
    }
    return points;
  }
}
