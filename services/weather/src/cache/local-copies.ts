import type { City } from '@city-genie/city-data/city';
import type { Clock } from '@city-genie/service-kit/clock';
import { type ForecastEntry, freshMs, isKept } from './forecast-entry.js';

type Copy = { entry: ForecastEntry; dueMs: number; restUntilMs: number };

export type LocalCopies = {
  /** This process's copy for a city, as long as it may be shown. */
  get(city: City): ForecastEntry | undefined;
  /** Keeps the newer of this entry and the present copy, and returns it. */
  keep(city: City, entry: ForecastEntry): ForecastEntry;
  /** Whether the copy should be renewed although it is fresh. */
  isDue(city: City): boolean;
  /** Pauses renewals after a failure, so that callers who can be shown the copy don't wait for the next failure. */
  rest(city: City, pauseMs: number): void;
  isResting(city: City): boolean;
};

/**
 * One forecast per city in memory, so that most requests need no store, and none does while Redis is away. Renewal is due between 8 and 10
 * minutes, at random, so that cities and replicas don't renew in step.
 */
export function createLocalCopies(clock: Clock, random: () => number): LocalCopies {
  const copies = new Map<string, Copy>();

  function get(city: City): ForecastEntry | undefined {
    const entry = copies.get(city.key)?.entry;
    return entry && isKept(entry, clock.nowMs()) ? entry : undefined;
  }

  return {
    get,
    keep(city, entry) {
      const known = get(city);
      if (known && known.fetchedAtMs >= entry.fetchedAtMs) {
        return known;
      }
      copies.set(city.key, { entry, dueMs: entry.fetchedAtMs + freshMs * (0.8 + 0.2 * random()), restUntilMs: 0 });
      return entry;
    },
    isDue: (city) => clock.nowMs() >= (copies.get(city.key)?.dueMs ?? 0),
    rest(city, pauseMs) {
      const copy = copies.get(city.key);
      if (copy) {
        copy.restUntilMs = clock.nowMs() + pauseMs;
      }
    },
    isResting: (city) => clock.nowMs() < (copies.get(city.key)?.restUntilMs ?? 0),
  };
}
