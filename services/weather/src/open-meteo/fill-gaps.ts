/** A longer one is no slip of the provider any more. */
const longestGapHours = 3;

type Between<T> = (before: T, after: T, share: number) => T;

/** On the straight line between two neighbours. */
export const onTheLine: Between<number> = (before, after, share) => before + (after - before) * share;

/** As the nearer neighbour, the earlier one in the middle. */
export const asTheNearer = <T>(before: T, after: T, share: number): T => (share <= 0.5 ? before : after);

/**
 * Fills gaps of up to three hours from the hours around them, at either end from the one beside. Longer gaps stay.
 *
 * @param between the value at a share, 0 to 1, of the way between two neighbours
 */
export function fillGaps<T>(column: readonly (T | null)[], between: Between<T>): (T | null)[] {
  const isThere = (value: T | null): boolean => value !== null;
  return column.map((value, index) => {
    if (value !== null) {
      return value;
    }
    const before = column.slice(0, index).findLastIndex(isThere);
    const ahead = column.slice(index).findIndex(isThere);
    const after = ahead < 0 ? column.length : index + ahead;
    if (after - before - 1 > longestGapHours) {
      return null;
    }
    const earlier = column[before] ?? null;
    const later = column[after] ?? null;
    return earlier === null || later === null ? (earlier ?? later) : between(earlier, later, (index - before) / (after - before));
  });
}
