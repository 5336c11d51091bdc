export type SingleFlight<T> = {
  /** Joins the work in flight for this key, or starts it. */
  run(key: string, work: () => Promise<T>): Promise<T>;
  /** Waits until nothing is in flight. Never throws. */
  settle(): Promise<void>;
};

/** Runs the work for a key once, however many callers in this process ask at the same time; a call after its end starts it again. */
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
