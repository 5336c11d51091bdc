import { addRedis } from '@city-genie/service-kit/parts/add-redis';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import { buildApp } from './app.js';
import { createForecastSource } from './cache/forecast-source.js';
import { createSharedStore } from './cache/shared-store.js';
import { type CacheTiming, cacheTiming } from './cache/timing.js';
import { weatherConfig } from './config.js';
import { createOpenMeteo } from './provider/open-meteo.js';
import { createResilientProvider, type ProviderTiming, providerTiming } from './provider/resilient-provider.js';

type Parts = { cache: Partial<CacheTiming>; loading: Partial<ProviderTiming> };

/** Serves forecasts. */
export const weather = defineProcess({
  name: 'weather',
  config: weatherConfig,
  wire: (kit, { cache, loading }: Partial<Parts>) => {
    const { config, clock, logger } = kit;
    // The service is ready without Redis, which is only a cache, and without the provider, since it can still answer from its copies: an
    // unready replica would answer nothing at all.
    const redis = addRedis(kit, config.REDIS_URL);
    const ask = createOpenMeteo({ baseUrl: config.WEATHER_BASE_URL, apiKey: config.WEATHER_API_KEY, clock, logger });
    const forecasts = createForecastSource({
      provider: createResilientProvider({ ask, logger, timing: { ...providerTiming, ...loading } }),
      shared: createSharedStore(redis, logger),
      clock,
      logger,
      timing: { ...cacheTiming, ...cache },
    });
    kit.onStop(() => forecasts.drain());
    return { app: buildApp({ service: kit.service, forecasts }), forecasts, redis };
  },
});
