/**
 * Joins equal work that is asked for at the same time: whoever comes while it runs gets the outcome of the one that runs.
 * Of fifty equal sign-ups one goes to MongoDB, where they would only stand in each other's way.
 */
export function singleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const joined = running.get(key);
    if (joined !== undefined) {
      return joined;
    }
    const own = work().finally(() => running.delete(key));
    running.set(key, own);
    return own;
  };
}
