import type { Random } from '../random.js';
import { completed, type Steps } from '../steps.js';
import { beamRoutes } from './beam.js';
import { type Layout, layOut } from './layout.js';
import { type Problem, pauseElement, pauseWorth, type Solution } from './problem.js';
import { Filler, plainTaste, randomTaste, ruin } from './refill.js';
import { Tour } from './tour.js';

export type SolveOptions = {
  /** How much is tried. The search stops after this and never by the clock, so that equal requests give equal routes. */
  iterations: number;
  random: Random;
};

/** The share of the iterations that tells what a minute is worth, before the beam search. */
const firstShare = 0.15;
/** How many possible steps the beam looks at for each iteration and stop of a route. */
const rowsPerIteration = 300;
/** The most beginnings of routes that it goes on with for each iteration: few stops need no more than many do. */
const widthPerIteration = 2;
/** The share of what a route brought so far that is expected of what is left to a beginning of one. */
const expectedShare = 0.35;
/** So many of the routes of the beam are improved; one for so many iterations. */
const mostStarts = 6;
const leastPerStart = 10;
/** The share of the iterations for all of them; the others are for the best one then. */
const startsShare = 0.4;
/** A route may replace the current one when it is worse than the best by this share of a usual stop, which falls to 0 towards the end. */
const firstTolerance = 0.7;

/** A few milliseconds. */
const iterationsPerStep = 50;

/** What a route must have counts more than all points: pauses, then what pins add. */
type Worth = { demands: number; points: number };

function worthOf({ length, stops, bonus, points }: Tour): Worth {
  return { demands: pauseWorth * (length - stops) + bonus, points };
}

/** By how much a route is better: what it must contain counts first. */
function leadOf(a: Worth, b: Worth): number {
  return a.demands === b.demands ? a.points - b.points : (a.demands - b.demands) * Number.MAX_SAFE_INTEGER;
}

/** Improves routes of one layout, and keeps the best one. */
class Search {
  readonly #layout: Layout;
  readonly #random: Random;
  readonly #filler: Filler;
  #work: Tour;
  readonly #tolerance: number;
  #iterations = 0;
  #best: readonly number[] = [];
  bestWorth: Worth;

  constructor(layout: Layout, random: Random) {
    this.#layout = layout;
    this.#random = random;
    this.#filler = new Filler(layout, random);
    this.#work = new Tour(layout);
    this.#tolerance = (firstTolerance * layout.problem.score.reduce((sum, score) => sum + score, 0)) / Math.max(1, layout.size);
    this.bestWorth = worthOf(this.#work);
  }

  get best(): Tour {
    return tourOf(this.#layout, this.#best);
  }

  /** A route filled by the plain rule. */
  filled(): Tour {
    const tour = new Tour(this.#layout);
    this.#filler.fill(tour, plainTaste);
    return tour;
  }

  #note(tour: Tour, worth: Worth): void {
    if (leadOf(worth, this.bestWorth) > 0) {
      this.#best = [...tour.order.subarray(0, tour.length)];
      this.bestWorth = worth;
    }
  }

  /** Removes a part of the route and refills it, again and again (Shaw 1998; acceptance by distance to the best, Dueck 1993). */
  *improve(start: Tour, iterations: number): Steps<void> {
    let current = start;
    let worth = worthOf(current);
    let bestHere = worth;
    this.#note(current, worth);
    for (let iteration = 0; iteration < iterations; iteration += 1) {
      this.#iterations += 1;
      if (this.#iterations % iterationsPerStep === 0) {
        yield;
      }
      const work = this.#work;
      work.copyFrom(current);
      ruin(work, this.#random);
      this.#filler.fill(work, randomTaste(this.#random));
      const found = worthOf(work);
      this.#note(work, found);
      bestHere = leadOf(found, bestHere) > 0 ? found : bestHere;
      const tolerance = this.#tolerance * (1 - iteration / iterations);
      if (leadOf(found, bestHere) >= -tolerance || leadOf(found, worth) >= 0) {
        [current, this.#work] = [work, current];
        worth = found;
      }
    }
  }
}

/**
 * Exchanges one stop for another one as long as that makes the route better, and fills what room it leaves. What an insertion brings is an
 * estimate, since it may push a later stop into its next window: a filled route that is worse isn't taken, or this might never end.
 */
function polished(layout: Layout, route: Tour, filler: Filler): Tour {
  let best = route;
  let worth = worthOf(route);
  let isBetter = true;
  const note = (tour: Tour) => {
    if (leadOf(worthOf(tour), worth) > 0) {
      best = new Tour(layout);
      best.copyFrom(tour);
      worth = worthOf(best);
      isBetter = true;
    }
  };
  const without = new Tour(layout);
  const other = new Tour(layout);
  while (isBetter) {
    isBetter = false;
    const current = best;
    for (let position = 0; position < current.length; position += 1) {
      without.copyFrom(current);
      without.removeWhere((at) => at === position);
      // In the place of a pause it would be one too many.
      if (without.stops >= layout.problem.maxStops) {
        continue;
      }
      for (let stop = 0; stop < layout.size; stop += 1) {
        if (without.has(stop) || without.gainOf(stop) <= 0 || !without.findInsertion(stop)) {
          continue;
        }
        other.copyFrom(without);
        other.insert(stop, without.position);
        if (leadOf(worthOf(other), worth) > 0) {
          note(other);
          filler.fill(other, plainTaste);
          note(other);
        }
      }
    }
  }
  return best;
}

function solutionOf(tour: Tour, { size }: Layout): Solution {
  const order = Array.from(tour.order.subarray(0, tour.length), (element) => (element < size ? element : pauseElement(element - size)));
  return { order, begins: [...tour.begins.subarray(0, tour.length)], value: tour.points + tour.bonus, idle: tour.idle };
}

function tourOf(layout: Layout, elements: readonly number[]): Tour {
  const tour = new Tour(layout);
  elements.forEach((element, position) => {
    tour.insert(element, position);
  });
  return tour;
}

/**
 * A beam search finds promising routes, and a seeded large neighbourhood search improves the best of them. Pure: depends on its
 * arguments alone.
 */
export function* solveInSteps(problem: Problem, { iterations, random }: SolveOptions): Steps<Solution> {
  const layout = layOut(problem);
  const search = new Search(layout, random);
  const first = Math.round(iterations * firstShare);
  yield* search.improve(search.filled(), first);
  const options = {
    width: Math.ceil(iterations * Math.min(widthPerIteration, rowsPerIteration / Math.max(1, problem.size))),
    expected: expectedShare * Math.max(0, search.bestWorth.points),
  };
  const most = Math.max(1, Math.min(mostStarts, Math.floor(iterations / leastPerStart)));
  const starts = yield* beamRoutes(layout, options, most);
  const left = iterations - first;
  for (const elements of starts) {
    yield* search.improve(tourOf(layout, elements), Math.ceil((startsShare * left) / starts.length));
  }
  yield* search.improve(search.best, Math.ceil((1 - startsShare) * left));
  return solutionOf(polished(layout, search.best, new Filler(layout, random)), layout);
}

/** `solveInSteps` at once. */
export function solve(problem: Problem, options: SolveOptions): Solution {
  return completed(solveInSteps(problem, options));
}
