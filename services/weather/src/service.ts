import { addRedis } from '@city-genie/service-kit/parts/add-redis';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import { buildApp } from './app.js';
import { createForecastSource } from './cache/forecast-source.js';
import { createSharedStore } from './cache/shared-store.js';
import { type CacheTiming, cacheTiming } from './cache/timing.js';
import { weatherConfig } from './config.js';
import { createProviderChain, headStartMs } from './provider/provider-chain.js';
import { weatherProviders } from './provider/providers.js';
import { createResilientProvider, type ProviderTiming, providerTiming } from './provider/resilient-provider.js';

type Parts = { cache: Partial<CacheTiming>; loading: Partial<ProviderTiming>; headStartMs: number };

/** Serves forecasts. */
export const weather = defineProcess({
  name: 'weather',
  config: weatherConfig,
  wire: (kit, { cache, loading, headStartMs: waitMs = headStartMs }: Partial<Parts>) => {
    const { config, clock, logger } = kit;
    // The service is ready without Redis, which is only a cache, and without the providers, since it can still answer from its copies: an
    // unready replica would answer nothing at all.
    const redis = addRedis(kit, config.REDIS_URL);
    const timing = { ...providerTiming, ...loading };
    const [first, ...others] = weatherProviders({ config, clock, logger });
    const resilient = (provider: typeof first) => createResilientProvider({ provider, logger, timing });
    const forecasts = createForecastSource({
      provider: createProviderChain({ providers: [resilient(first), ...others.map(resilient)], logger, waitMs }),
      shared: createSharedStore(redis, logger),
      clock,
      logger,
      timing: { ...cacheTiming, ...cache },
    });
    kit.onStop(() => forecasts.drain());
    return { app: buildApp({ service: kit.service, forecasts, clock }), forecasts, redis };
  },
});
