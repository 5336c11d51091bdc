import type { Random } from '../random.js';
import type { Layout } from './layout.js';
import type { Tour } from './tour.js';

/**
 * Probability of skipping a stop while the route is refilled, so that the greedy choice isn't the only one (Christiaens and
 * Vanden Berghe 2020).
 */
const blinkShare = 0.3;
/** Elements that are removed at once, in every second iteration. More make an iteration slow, and help where routes are long. */
const usuallyRemoved = 12;
/** The share by which chance makes a stop look better when the route is refilled. */
const mostNoise = 0.5;

/**
 * How stops are chosen when a route is refilled. `gainPower`: from 1, where minutes count as much as points, upwards; `noise`, `blinks`: shares of
 * chance; `pausesLast`: they take what room the stops have left; `fillsWaits`: minutes that would be waiting otherwise cost nothing, though they are
 * gone for the stops that follow.
 */
export type Taste = { gainPower: number; noise: number; blinks: number; pausesLast: boolean; fillsWaits: boolean };

export const plainTaste: Taste = { gainPower: 1, noise: 0, blinks: 0, pausesLast: false, fillsWaits: false };

function insertPauses(tour: Tour, { size, elements }: Layout): void {
  for (let pause = size; pause < elements; pause += 1) {
    if (!tour.has(pause) && tour.findInsertion(pause)) {
      tour.insert(pause, tour.position);
    }
  }
}

/** Refills routes of one layout; keeps a list between calls, so that nothing is allocated for each. */
export class Filler {
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
    while (count > 0 && tour.stops < this.#layout.problem.maxStops) {
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
  #insertBest(tour: Tour, count: number, { gainPower, noise, blinks, fillsWaits }: Taste): number {
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
      const minutes = stay[stop] ?? 0;
      const gain = reward - tour.cost - problem.idleCost * (tour.endDelay - minutes);
      if (gain <= 0) {
        continue;
      }
      const taken = fillsWaits ? tour.delay : minutes + tour.detour;
      const worth = (gain ** gainPower / (taken + 1)) * (1 + noise * this.#random());
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
export function ruin(tour: Tour, random: Random): void {
  const { length } = tour;
  const most = random() < 0.5 ? length : usuallyRemoved;
  const count = 1 + Math.floor(random() * Math.min(length, most));
  if (random() < 0.5) {
    const from = Math.floor(random() * length);
    tour.removeWhere((position) => (position - from + length) % length < count);
  } else {
    const share = count / length;
    tour.removeWhere(() => random() < share);
  }
}

/** A taste of chance, so that a route isn't refilled as it was. */
export function randomTaste(random: Random): Taste {
  return {
    gainPower: 1 + 3 * random(),
    noise: mostNoise * random(),
    blinks: blinkShare,
    pausesLast: random() < 0.5,
    fillsWaits: random() < 0.5,
  };
}
