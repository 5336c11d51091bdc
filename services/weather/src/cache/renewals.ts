import type { City } from '@city-genie/city-data/city';
import { withDeadline } from '@city-genie/service-kit/deadline';
import type { Logger } from '@city-genie/service-kit/logger';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import { isBrokenCircuitError } from 'cockatiel';
import type { ForecastEntry } from './forecast-entry.js';
import type { LocalCopies } from './local-copies.js';

export type Renewals = {
  /** Joins or starts the city's renewal and waits for it no longer than told. @throws LateError, or what the renewal throws */
  within(city: City, waitMs: number): Promise<ForecastEntry>;
  /** The same, with nobody waiting. */
  behind(city: City): void;
  settle(): Promise<void>;
};

/** One renewal per city at a time. A failure is logged once, however many wait for it, and lets the city rest for `restMs`. */
export function createRenewals(options: {
  renew: (city: City) => Promise<ForecastEntry>;
  local: LocalCopies;
  logger: Logger;
  restMs: number;
}): Renewals {
  const { renew, local, logger, restMs } = options;
  const flights = createSingleFlight<ForecastEntry>();

  async function renewLogged(city: City): Promise<ForecastEntry> {
    try {
      return await renew(city);
    } catch (error) {
      if (isBrokenCircuitError(error)) {
        // It was logged when the breaker opened, and costs nobody any time.
        logger.debug({ city: city.key }, 'the provider was not asked');
      } else {
        logger.warn({ err: error, city: city.key }, 'no new forecast');
        local.rest(city, restMs);
      }
      throw error;
    }
  }

  const run = (city: City): Promise<ForecastEntry> => flights.run(city.key, () => renewLogged(city));

  return {
    within: (city, waitMs) => withDeadline(run(city), waitMs),
    behind(city) {
      run(city).catch(() => {
        // Logged above; what is shown meanwhile is fresh.
      });
    },
    settle: () => flights.settle(),
  };
}
