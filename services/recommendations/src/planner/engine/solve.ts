import type { Random } from '../random.js';
import { type Problem, pauseStop, type Solution } from './problem.js';
import { Tour } from './tour.js';

/** Module-local for speed, as in `tour.ts`. */
const pause = pauseStop;

export type SolveOptions = {
  /** The search stops after this many iterations and never by the clock, so that equal requests give equal routes. */
  iterations: number;
  random: Random;
};

/**
 * Probability of skipping a stop while the route is refilled, so that the greedy choice isn't the only one (Christiaens and
 * Vanden Berghe 2020).
 */
const blinkShare = 0.2;
/** A route may replace the current one when it is worse than the best by at most this share, which falls to 0 towards the end. */
const firstTolerance = 0.03;

type Insertion = { stop: number; position: number };

/** The insertion position with the smallest delay; undefined when the stop fits nowhere. */
function cheapestPosition(tour: Tour, stop: number): { position: number; delay: number } | undefined {
  let position = -1;
  let delay = Number.POSITIVE_INFINITY;
  for (let at = 0; at <= tour.order.length; at += 1) {
    const delayed = tour.delayOf(stop, at);
    if (delayed < delay) {
      delay = delayed;
      position = at;
    }
  }
  return position < 0 ? undefined : { position, delay };
}

type Taste = { gainPower: number; noise: number; idleCost: number; blinks: number };

function bestInsertion(tour: Tour, candidates: readonly number[], taste: Taste, random: Random): Insertion | undefined {
  let best: Insertion | undefined;
  let bestWorth = 0;
  for (const stop of candidates) {
    if (tour.has(stop) || (stop !== pause && (tour.isFull || (taste.blinks > 0 && random() < taste.blinks)))) {
      continue;
    }
    const reward = tour.gainOf(stop);
    const cheapest = reward > 0 ? cheapestPosition(tour, stop) : undefined;
    if (!cheapest) {
      continue;
    }
    const gain = reward - taste.idleCost * Math.max(0, cheapest.delay - tour.stayAt(stop));
    if (gain <= 0) {
      continue;
    }
    const worth = (gain ** taste.gainPower / (cheapest.delay + 1)) * (1 + taste.noise * random());
    if (worth > bestWorth) {
      bestWorth = worth;
      best = { stop, position: cheapest.position };
    }
  }
  return best;
}

function fill(tour: Tour, candidates: readonly number[], taste: Taste, random: Random): void {
  for (let next = bestInsertion(tour, candidates, taste, random); next; next = bestInsertion(tour, candidates, taste, random)) {
    tour.insert(next.stop, next.position);
  }
}

/** Removes a contiguous segment of the route, or randomly chosen stops. */
function ruin(tour: Tour, random: Random): void {
  const { length } = tour.order;
  const count = 1 + Math.floor(random() * length);
  if (random() < 0.5) {
    const from = Math.floor(random() * length);
    tour.removeWhere((position) => (position - from + length) % length < count);
  } else {
    const share = count / length;
    tour.removeWhere(() => random() < share);
  }
}

/**
 * Seeded large neighbourhood search: a part of the route is removed and refilled, a few hundred times (Shaw 1998; acceptance by
 * distance to the best, Dueck 1993). Pure: depends on its arguments alone.
 */
export function solve(problem: Problem, { iterations, random }: SolveOptions): Solution {
  const stops = Array.from({ length: problem.size }, (_, stop) => stop);
  const candidates = problem.pause ? [pause, ...stops] : stops;
  const { idleCost } = problem;
  let current = new Tour(problem);
  let work = new Tour(problem);
  fill(current, candidates, { gainPower: 1, noise: 0, idleCost, blinks: 0 }, random);
  let currentValue = current.value;
  let best = current.solution();
  let bestValue = currentValue;
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    work.copyFrom(current);
    ruin(work, random);
    fill(work, candidates, { gainPower: 1 + 2 * random(), noise: random(), idleCost, blinks: blinkShare }, random);
    const value = work.value;
    const tolerance = firstTolerance * (1 - iteration / iterations);
    if (value > bestValue) {
      best = work.solution();
      bestValue = value;
    }
    if (value >= currentValue || value >= bestValue - Math.abs(bestValue) * tolerance) {
      [current, work] = [work, current];
      currentValue = value;
    }
  }
  return best;
}
