/** NaN for an empty list. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The smallest value that this share (0 to 1) of the values doesn't exceed; NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The Jaccard index of two lists, 0 to 1; 1 for two empty ones. */
export function jaccard(a: readonly string[], b: readonly string[]): number {
  const all = new Set([...a, ...b]);
  const other = new Set(b);
  return all.size === 0 ? 1 : new Set(a.filter((id) => other.has(id))).size / all.size;
}

/** The Gini coefficient: 0 when all are equal, near 1 when one has everything. */
export function gini(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => a - b);
  const total = sorted.reduce((sum, count) => sum + count, 0);
  const weighted = sorted.reduce((sum, count, place) => sum + (2 * (place + 1) - sorted.length - 1) * count, 0);
  return total === 0 ? 0 : weighted / (sorted.length * total);
}

/** A share as `12.3 %`. */
export function percent(share: number, digits = 1): string {
  return `${(100 * share).toFixed(digits)} %`;
}
