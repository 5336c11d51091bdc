/** Runs work in turn with all other work of the same key. */
export type TurnsByKey = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Turns within this process: transactions that write the same row at once would only refuse and repeat each other. */
export function createTurnsByKey(): TurnsByKey {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) {
        last.delete(key);
      }
    }
  };
}
