import { distance, type Point } from '@city-genie/city-data/geography/plane';

/** Places nearer than this lie on one another as pins, and moving them apart would tell nothing of where they are. */
const tooNear = 32;

/** Two pins are still read when they are moved apart. */
const smallest = 3;

/**
 * The largest group of places that can't be told apart, each near another one of it; empty if there is none that is worth an inset, as
 * when it is all places.
 *
 * @returns indices, in order
 */
export function findCluster(places: readonly Point[]): number[] {
  const left = new Set(places.keys());
  let largest: number[] = [];
  for (const first of places.keys()) {
    const group = left.delete(first) ? [first] : [];
    // It grows while it is gone through.
    for (const index of group) {
      const near = [...left].filter((other) => distance(places[index] ?? { x: 0, y: 0 }, places[other] ?? { x: 0, y: 0 }) < tooNear);
      for (const other of near) {
        left.delete(other);
        group.push(other);
      }
    }
    if (group.length > largest.length) {
      largest = group.sort((a, b) => a - b);
    }
  }
  return largest.length >= smallest && largest.length < places.length ? largest : [];
}
