export type SingleFlight<T> = {
  /** Joins the work that is under way for this key, or starts it. */
  run(key: string, work: () => Promise<T>): Promise<T>;
  /** Waits until nothing is under way. Never throws. */
  settle(): Promise<void>;
};

/** However many ask at once in this process, the work for one key is done once; whoever asks after its end starts it anew. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Promise<T>>();
  return {
    run(key, work) {
      const joined = flights.get(key);
      if (joined !== undefined) {
        return joined;
      }
      const flight = work().finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
    async settle() {
      while (flights.size > 0) {
        await Promise.allSettled(flights.values());
      }
    },
  };
}
