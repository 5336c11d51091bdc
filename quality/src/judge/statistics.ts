/** NaN for none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value that so large a share (0 to 1) doesn't exceed; NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** What two lists have in common of all that is in them, 0 to 1; 1 for two empty ones. */
export function jaccard(a: readonly string[], b: readonly string[]): number {
  const all = new Set([...a, ...b]);
  const other = new Set(b);
  return all.size === 0 ? 1 : new Set(a.filter((id) => other.has(id))).size / all.size;
}

/** 0: all alike, near 1: one has everything. */
export function gini(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => a - b);
  const total = sorted.reduce((sum, count) => sum + count, 0);
  const weighted = sorted.reduce((sum, count, place) => sum + (2 * (place + 1) - sorted.length - 1) * count, 0);
  return total === 0 ? 0 : weighted / (sorted.length * total);
}

/** `12.3 %` of a share. */
export function percent(share: number, digits = 1): string {
  return `${(100 * share).toFixed(digits)} %`;
}
