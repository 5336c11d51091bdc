import type { City } from '@city-genie/city-data/city';
import type { Clock } from '@city-genie/service-kit/clock';
import { withDeadline } from '@city-genie/service-kit/deadline';
import { AppError } from '@city-genie/service-kit/errors';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { Forecast } from '../forecast/forecast.js';
import type { ProviderChain } from '../provider/provider-chain.js';
import type { Attribution } from '../provider/weather-provider.js';
import { ageMs, type ForecastEntry, isFresh } from './forecast-entry.js';
import { createLocalCopies } from './local-copies.js';
import { createRenewals } from './renewals.js';
import type { SharedStore } from './shared-store.js';
import { type CacheTiming, cacheTiming } from './timing.js';

export type ServedForecast = { forecast: Forecast; attribution: Attribution; stale: boolean; ageSeconds: number };

export type ForecastSource = {
  /**
   * The city's forecast, fresh or at most 30 minutes old, within `callerWaitMs`. @throws AppError weather_unavailable when there is none
   */
  get(city: City): Promise<ServedForecast>;
  /** Waits for loads in flight, so that their forecasts still reach the other replicas. */
  drain(): Promise<void>;
};

function serve(entry: ForecastEntry, city: City, nowMs: number): ServedForecast {
  const { forecast, source } = entry;
  const ageSeconds = Math.floor(ageMs(entry, nowMs) / 1000);
  return { forecast, attribution: source.attribution, stale: !isFresh(entry, city, nowMs), ageSeconds };
}

/**
 * Looks in memory, then in Redis, then asks the providers. Fresh (10 min): answered at once, renewed in the background from 8 minutes on.
 * Older (up to 30 min): renewed first; if that fails or takes longer than `staleWaitMs`, the old one is shown as `stale`. None: 503.
 */
export function createForecastSource(options: {
  provider: ProviderChain;
  shared: SharedStore;
  clock: Clock;
  logger: Logger;
  timing?: CacheTiming;
  random?: () => number;
}): ForecastSource {
  const { provider, shared, clock, logger, timing = cacheTiming, random = Math.random } = options;
  const local = createLocalCopies(clock, random);
  const renewals = createRenewals({ provider, shared, local, clock, logger, restMs: timing.restMs });

  function renewBehind(city: City): void {
    renewals.renew(city).catch(() => {
      // The failure was logged, and the forecast shown meanwhile is fresh.
    });
  }

  async function renewed(city: City): Promise<ForecastEntry> {
    const renewal = renewals.renew(city);
    try {
      return await withDeadline(renewal, timing.staleWaitMs);
    } catch {
      // With no old forecast to show, wait on.
      return local.get(city) ?? (await renewal);
    }
  }

  /** The forecast to show. @throws when there is none */
  async function find(city: City): Promise<ForecastEntry> {
    const copy = local.get(city);
    if (copy && local.isResting(city)) {
      return copy;
    }
    if (!copy || !isFresh(copy, city, clock.nowMs())) {
      return await renewed(city);
    }
    if (local.isDue(city)) {
      renewBehind(city);
    }
    return copy;
  }

  return {
    async get(city) {
      try {
        return serve(await withDeadline(find(city), timing.callerWaitMs), city, clock.nowMs());
      } catch (cause) {
        const copy = local.get(city);
        if (copy) {
          return serve(copy, city, clock.nowMs());
        }
        const { retryAfterSeconds } = timing;
        throw new AppError('weather_unavailable', 'Weather data not available', { retryAfterSeconds, cause });
      }
    },
    drain: () => renewals.settle(),
  };
}
