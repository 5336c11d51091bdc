import type { City } from '@city-genie/city-data/city';
import type { Clock } from '@city-genie/service-kit/clock';
import { withDeadline } from '@city-genie/service-kit/deadline';
import { AppError } from '@city-genie/service-kit/errors';
import type { Logger } from '@city-genie/service-kit/logger';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import type { Forecast } from '../forecast/forecast.js';
import type { ForecastProvider } from '../provider/resilient-provider.js';
import { ageMs, type ForecastEntry, isFresh } from './forecast-entry.js';
import { peek, renew } from './forecast-refresh.js';
import { createLocalCopies, type LocalCopies } from './local-copies.js';
import { createRenewals, type Renewals } from './renewals.js';
import type { SharedStore } from './shared-store.js';
import { type CacheTiming, cacheTiming } from './timing.js';
import { createTolerantStore } from './tolerant-store.js';

export type ServedForecast = { forecast: Forecast; stale: boolean; ageSeconds: number };

export type ForecastSource = {
  /** The forecast of a city, fresh or not too old, within `callerWaitMs`. @throws AppError weather_unavailable when there is none */
  get(city: City): Promise<ServedForecast>;
  /** Waits for what is under way, so that a stop leaves no lock behind. */
  drain(): Promise<void>;
};

type Layers = { local: LocalCopies; renewals: Renewals; peekShared(city: City): Promise<ForecastEntry | undefined> };

function serve(entry: ForecastEntry, city: City, nowMs: number): ServedForecast {
  return { forecast: entry.forecast, stale: !isFresh(entry, city, nowMs), ageSeconds: Math.floor(ageMs(entry, nowMs) / 1000) };
}

/** What to show of a city; @throws when there is nothing new to be had within the wait. */
async function find({ local, renewals, peekShared }: Layers, city: City, clock: Clock, timing: CacheTiming): Promise<ForecastEntry> {
  const isStillFresh = (entry: ForecastEntry | undefined): boolean => entry !== undefined && isFresh(entry, city, clock.nowMs());
  const copy = local.get(city);
  const entry = isStillFresh(copy) ? copy : ((await peekShared(city)) ?? copy);
  if (!entry) {
    return await renewals.within(city, timing.callerWaitMs);
  }
  if (local.isResting(city)) {
    return entry;
  }
  if (!isStillFresh(entry)) {
    return await renewals.within(city, timing.staleWaitMs);
  }
  if (local.isDue(city)) {
    renewals.behind(city);
  }
  return entry;
}

/**
 * In-process copy, then Redis, then the provider. Fresh (10 min): answered at once, renewed behind the answer from 8 minutes on.
 * Older (up to 30 min): renewed first; if that fails or takes longer than `staleWaitMs`, the old one is shown as `stale`.
 * Nothing at all: 503.
 */
export function createForecastSource(options: {
  provider: ForecastProvider;
  shared: SharedStore;
  clock: Clock;
  logger: Logger;
  timing?: CacheTiming;
  random?: () => number;
}): ForecastSource {
  const { provider, clock, logger, timing = cacheTiming, random = Math.random } = options;
  const local = createLocalCopies(clock, random);
  const deps = { provider, shared: createTolerantStore(options.shared, logger), local, clock, timing };
  const peeks = createSingleFlight<ForecastEntry | undefined>();
  const renewals = createRenewals({ renew: (city) => renew(deps, city), local, logger, restMs: timing.restMs });
  const layers: Layers = { local, renewals, peekShared: (city) => peeks.run(city.key, () => peek(deps, city)) };

  return {
    async get(city) {
      try {
        return serve(await withDeadline(find(layers, city, clock, timing), timing.callerWaitMs), city, clock.nowMs());
      } catch (cause) {
        const old = local.get(city);
        if (old) {
          return serve(old, city, clock.nowMs());
        }
        const { retryAfterSeconds } = timing;
        throw new AppError('weather_unavailable', 'Weather data not available', { retryAfterSeconds, cause });
      }
    },
    drain: async () => {
      await Promise.all([peeks.settle(), renewals.settle()]);
    },
  };
}
