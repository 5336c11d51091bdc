import { systemClock } from '@city-genie/service-kit/clock';
import { orExit, readConfigOrExit } from '@city-genie/service-kit/config';
import type { Lifecycle } from '@city-genie/service-kit/health';
import { openKeyFile } from '@city-genie/service-kit/keys';
import { createLogger } from '@city-genie/service-kit/logger';
import { closeRedis, createRedis } from '@city-genie/service-kit/redis';
import { runService } from '@city-genie/service-kit/run-service';
import { buildApp } from './app.js';
import { createForecastSource } from './cache/forecast-source.js';
import { createSharedStore } from './cache/shared-store.js';
import { weatherConfig } from './config.js';
import { createOpenMeteo } from './provider/open-meteo.js';
import { createResilientProvider } from './provider/resilient-provider.js';

const config = readConfigOrExit(weatherConfig, process.env);
const logger = createLogger('weather', config.LOG_LEVEL);
const clock = systemClock;
const lifecycle: Lifecycle = { state: 'starting' };
const keys = orExit(() => openKeyFile(config.KEYS_FILE, logger, { verify: ['gateway', 'recommendations'] }));

const redis = createRedis(config.REDIS_URL, 'request', logger);
const ask = createOpenMeteo({ baseUrl: config.WEATHER_BASE_URL, apiKey: config.WEATHER_API_KEY, clock, logger });
const forecasts = createForecastSource({
  provider: createResilientProvider({ ask, logger }),
  shared: createSharedStore(redis, logger),
  clock,
  logger,
});

const app = buildApp({
  // No ready checks: Redis is only a cache here, and without the provider we still say what we know. A replica taken out of
  // service for either would answer nothing instead of something.
  service: { logger, lifecycle, clock, keys },
  forecasts,
});

await runService({
  app,
  config,
  logger,
  lifecycle,
  close: async () => {
    await forecasts.drain();
    closeRedis(redis);
  },
});
