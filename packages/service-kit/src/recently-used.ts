/** Entries in the order of their last use, within a total size. */
export type RecentlyUsed<T> = {
  /** Counts as a use. */
  get(key: string): T | undefined;
  /**
   * @param size 1 where entries are counted
   * @returns what had to go: what was there under this key, and what was not used for longest
   */
  set(key: string, value: T, size?: number): T[];
  delete(key: string): void;
  /** The sum of the sizes. */
  size(): number;
};

/** A cache for what may be made again. */
export function createRecentlyUsed<T>(limit: number): RecentlyUsed<T> {
  // A Map keeps the order in which its keys were set.
  const entries = new Map<string, { value: T; size: number }>();
  let total = 0;

  function take(key: string): T[] {
    const entry = entries.get(key);
    if (entry === undefined) {
      return [];
    }
    entries.delete(key);
    total -= entry.size;
    return [entry.value];
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry !== undefined) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry?.value;
    },
    set(key, value, size = 1) {
      const gone = take(key);
      entries.set(key, { value, size });
      total += size;
      for (const oldest of entries.keys()) {
        if (total <= limit) {
          break;
        }
        gone.push(...take(oldest));
      }
      return gone;
    },
    delete: (key) => void take(key),
    size: () => total,
  };
}
