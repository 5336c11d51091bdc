export type Spread = { min: number; median: number; max: number };

/** The middle value; for an even count the mean of the two in the middle. @throws RangeError without values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) {
    throw new RangeError('no values have no median');
  }
  return (lower + upper) / 2;
}

/** The least value that this share doesn't exceed: the nearest rank, not interpolated. @throws RangeError without values */
function percentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];
  if (value === undefined) {
    throw new RangeError('no values have no percentile');
  }
  return value;
}

/** What 95 percent don't exceed. @throws RangeError without values */
export const p95 = (values: readonly number[]): number => percentile(values, 0.95);

/** What 99 percent don't exceed. @throws RangeError without values */
export const p99 = (values: readonly number[]): number => percentile(values, 0.99);

/** @throws RangeError without values */
export function spreadOf(values: readonly number[]): Spread {
  return { min: Math.min(...values), median: median(values), max: Math.max(...values) };
}

/** The same index on both sides is the same round. @throws RangeError when the lengths differ */
export function pairedRatios(ours: readonly number[], peers: readonly number[]): number[] {
  if (ours.length !== peers.length) {
    throw new RangeError(`${ours.length} values cannot be paired with ${peers.length}`);
  }
  return ours.map((value, index) => value / (peers[index] ?? Number.NaN));
}

/** Forwards in even rounds, backwards in odd ones, so that no item is always measured after the same neighbour. */
export function inTurn<T>(items: readonly T[], round: number): T[] {
  return round % 2 === 0 ? [...items] : items.toReversed();
}
