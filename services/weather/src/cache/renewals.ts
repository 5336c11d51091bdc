import type { City } from '@city-genie/city-data/city';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import { isBrokenCircuitError } from 'cockatiel';
import type { ProviderChain } from '../provider/provider-chain.js';
import { type ForecastEntry, isFresh, isKept } from './forecast-entry.js';
import type { LocalCopies } from './local-copies.js';
import type { SharedStore } from './shared-store.js';

export type Renewals = {
  /**
   * Fetches a forecast newer than the local copy, and replaces the copy. Callers during a renewal of the same city join it.
   * @throws what the provider's load throws
   */
  renew(city: City): Promise<ForecastEntry>;
  /** Waits for renewals in flight. */
  settle(): Promise<void>;
};

/**
 * Renews from Redis if another replica has written a fresh forecast, else from the provider. Replicas don't coordinate: those that renew at
 * the same moment each ask the provider. A failure is logged once, however many callers wait, and pauses the city's renewals for `restMs`.
 */
export function createRenewals(options: {
  provider: ProviderChain;
  shared: SharedStore;
  local: LocalCopies;
  clock: Clock;
  logger: Logger;
  restMs: number;
}): Renewals {
  const { provider, shared, local, clock, logger, restMs } = options;
  const flights = createSingleFlight<ForecastEntry>();

  /** A fresh forecast of another replica. An old one is kept as the local copy, too: it may be the only one to show. */
  async function fromOthers(city: City): Promise<ForecastEntry | undefined> {
    const known = local.get(city);
    const entry = await shared.read(city.key);
    const nowMs = clock.nowMs();
    if (!entry || !isKept(entry, nowMs)) {
      return undefined;
    }
    const newest = local.keep(city, entry);
    return newest !== known && isFresh(newest, city, nowMs) ? newest : undefined;
  }

  async function load(city: City): Promise<ForecastEntry> {
    const { source, forecast } = await provider.load(city);
    const entry = local.keep(city, { fetchedAtMs: clock.nowMs(), source, forecast });
    await shared.write(city.key, entry);
    return entry;
  }

  async function renewOnce(city: City): Promise<ForecastEntry> {
    try {
      return (await fromOthers(city)) ?? (await load(city));
    } catch (error) {
      if (isBrokenCircuitError(error)) {
        // The opened breaker was logged, and a call it rejects takes no time.
        logger.debug({ city: city.key }, 'provider not asked, the breaker is open');
      } else {
        logger.warn({ err: error, city: city.key }, 'forecast not renewed');
        local.rest(city, restMs);
      }
      throw error;
    }
  }

  return {
    renew: (city) => flights.run(city.key, () => renewOnce(city)),
    settle: () => flights.settle(),
  };
}
