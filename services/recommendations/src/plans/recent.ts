/** A cache that evicts the least recently used entry when it holds more than `limit` entries. */
export function createRecent<V>(limit: number) {
  const entries = new Map<string, V>();
  return {
    get(key: string): V | undefined {
      const value = entries.get(key);
      if (value !== undefined) {
        entries.delete(key);
        entries.set(key, value);
      }
      return value;
    },
    set(key: string, value: V): void {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > limit && oldest !== undefined) {
        entries.delete(oldest);
      }
    },
  };
}
