import type { City } from '@city-genie/city-data/city';
import type { Clock } from '@city-genie/service-kit/clock';
import { type ForecastEntry, freshMs, isKept } from './forecast-entry.js';

type Copy = { entry: ForecastEntry; dueMs: number; restUntilMs: number };

export type LocalCopies = {
  /** What this process has of a city, whatever its age, as long as it may be shown. */
  get(city: City): ForecastEntry | undefined;
  /** The newer one of what comes and what is there stays. */
  keep(city: City, entry: ForecastEntry): ForecastEntry;
  /** True when it is time to fetch anew although the copy is still fresh. */
  isDue(city: City): boolean;
  /** After a renewal that failed: whoever can be shown the copy shouldn't wait for the next failure. */
  rest(city: City, pauseMs: number): void;
  isResting(city: City): boolean;
};

/**
 * One forecast per city of the catalogue in the process itself: most requests need no store, and none is needed to go on while
 * Redis is away. Renewal is due between 8 and 10 minutes, at random, so that cities and replicas don't ask in step.
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
