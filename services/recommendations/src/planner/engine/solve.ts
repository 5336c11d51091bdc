import type { Random } from '../random.js';
import { completed, type Steps } from '../steps.js';
import { type Layout, layOut } from './layout.js';
import type { Problem, Solution } from './problem.js';
import { Tour } from './tour.js';

export type SolveOptions = {
  /** The search stops after this many iterations and never by the clock, so that equal requests give equal routes. */
  iterations: number;
  random: Random;
};

/**
 * Probability of skipping a stop while the route is refilled, so that the greedy choice isn't the only one (Christiaens and
 * Vanden Berghe 2020).
 */
const blinkShare = 0.5;
/** A route may replace the current one when it is worse than the best by at most this share, which falls to 0 towards the end. */
const firstTolerance = 0.05;

/** Elements that are removed at once. More make an iteration slow and seldom help. */
const mostRemoved = 5;
/** The share by which chance makes a stop look better when the route is refilled. */
const mostNoise = 0.5;

/** A few milliseconds. */
const iterationsPerStep = 100;

/** `pausesLast`: they take what room the stops have left. */
type Taste = { gainPower: number; noise: number; blinks: number; pausesLast: boolean };

const plainTaste: Taste = { gainPower: 1, noise: 0, blinks: 0, pausesLast: false };

function insertPauses(tour: Tour, { size, elements }: Layout): void {
  for (let pause = size; pause < elements; pause += 1) {
    if (!tour.has(pause) && tour.findInsertion(pause)) {
      tour.insert(pause, tour.position);
    }
  }
}

/** Refills routes of one layout; keeps a list between calls, so that nothing is allocated for each. */
class Filler {
  readonly #layout: Layout;
  readonly #random: Random;
  readonly #left: Int32Array;

  constructor(layout: Layout, random: Random) {
    this.#layout = layout;
    this.#random = random;
    this.#left = new Int32Array(layout.size);
  }

  fill(tour: Tour, taste: Taste): void {
    if (!taste.pausesLast) {
      insertPauses(tour, this.#layout);
    }
    let count = 0;
    for (let stop = 0; stop < this.#layout.size; stop += 1) {
      if (!tour.has(stop)) {
        this.#left[count] = stop;
        count += 1;
      }
    }
    while (count > 0 && !tour.isFull) {
      const stopsBefore = tour.length;
      count = this.#insertBest(tour, count, taste);
      if (tour.length === stopsBefore) {
        break;
      }
      // A pause can come only after a stop, so it may fit now.
      if (!taste.pausesLast) {
        insertPauses(tour, this.#layout);
      }
    }
    insertPauses(tour, this.#layout);
  }

  /**
   * Inserts the stop with the highest gain per minute of those left. What fits nowhere is dropped: a longer route leaves less room.
   * @returns how many are left
   */
  #insertBest(tour: Tour, count: number, { gainPower, noise, blinks }: Taste): number {
    const { problem, stay } = this.#layout;
    let best = -1;
    let bestWorth = 0;
    let position = 0;
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const stop = this.#left[index] ?? 0;
      if (blinks > 0 && this.#random() < blinks) {
        this.#left[kept] = stop;
        kept += 1;
        continue;
      }
      const reward = tour.has(stop) ? 0 : tour.gainOf(stop);
      if (reward <= 0 || !tour.findInsertion(stop)) {
        continue;
      }
      this.#left[kept] = stop;
      kept += 1;
      const gain = reward - tour.cost - problem.idleCost * Math.max(0, tour.delay - (stay[stop] ?? 0));
      if (gain <= 0) {
        continue;
      }
      const worth = (gain ** gainPower / (tour.delay + 1)) * (1 + noise * this.#random());
      if (worth > bestWorth) {
        bestWorth = worth;
        best = stop;
        position = tour.position;
      }
    }
    if (best >= 0) {
      tour.insert(best, position);
    }
    return kept;
  }
}

/** Removes a contiguous segment of the route, or randomly chosen elements. */
function ruin(tour: Tour, random: Random): void {
  const { length } = tour;
  const count = 1 + Math.floor(random() * Math.min(length, mostRemoved));
  if (random() < 0.5) {
    const from = Math.floor(random() * length);
    tour.removeWhere((position) => (position - from + length) % length < count);
  } else {
    const share = count / length;
    tour.removeWhere(() => random() < share);
  }
}

type Worth = { demands: number; points: number };

function worthOf({ demands, points }: Tour): Worth {
  return { demands, points };
}

/** By how much a route is better: what it must contain counts first. */
function leadOf(a: Worth, b: Worth): number {
  return a.demands === b.demands ? a.points - b.points : (a.demands - b.demands) * Number.MAX_SAFE_INTEGER;
}

/**
 * Seeded large neighbourhood search: a part of the route is removed and refilled, a thousand times or so (Shaw 1998; acceptance by
 * distance to the best, Dueck 1993). Pure: depends on its arguments alone.
 */
export function* solveInSteps(problem: Problem, { iterations, random }: SolveOptions): Steps<Solution> {
  const layout = layOut(problem);
  const filler = new Filler(layout, random);
  let current = new Tour(layout);
  let work = new Tour(layout);
  filler.fill(current, plainTaste);
  let worth = worthOf(current);
  let best = current.solution();
  let bestWorth = worth;
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    if (iteration % iterationsPerStep === iterationsPerStep - 1) {
      yield;
    }
    work.copyFrom(current);
    ruin(work, random);
    filler.fill(work, { gainPower: 1 + 2 * random(), noise: mostNoise * random(), blinks: blinkShare, pausesLast: random() < 0.5 });
    const found = worthOf(work);
    const lead = leadOf(found, bestWorth);
    if (lead > 0) {
      best = work.solution();
      bestWorth = found;
    }
    const tolerance = firstTolerance * (1 - iteration / iterations);
    if (lead >= -Math.abs(bestWorth.points) * tolerance || leadOf(found, worth) >= 0) {
      [current, work] = [work, current];
      worth = found;
    }
  }
  return best;
}

/** `solveInSteps` at once. */
export function solve(problem: Problem, options: SolveOptions): Solution {
  return completed(solveInSteps(problem, options));
}
