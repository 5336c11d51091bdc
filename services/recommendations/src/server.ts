import { createCallLimits, readLimitPoints } from '@city-genie/service-kit/call-limits';
import { systemClock } from '@city-genie/service-kit/clock';
import { orExit, readConfigOrExit } from '@city-genie/service-kit/config';
import type { Lifecycle } from '@city-genie/service-kit/health';
import { createInternalClient } from '@city-genie/service-kit/internal-client';
import { openKeyFile } from '@city-genie/service-kit/keys';
import { createLogger } from '@city-genie/service-kit/logger';
import { migrate } from '@city-genie/service-kit/migrations';
import { createMongo, openMongo } from '@city-genie/service-kit/mongo';
import { closeRedis, createRedis } from '@city-genie/service-kit/redis';
import { runService } from '@city-genie/service-kit/run-service';
import { openServicePool } from '@city-genie/service-kit/service-pool';
import { buildApp } from './app.js';
import { createCatalogueStore } from './catalogue/catalogue-store.js';
import { seedCatalogue } from './catalogue/seed.js';
import { recommendationsConfig } from './config.js';
import { createGuestLimit } from './limits/guest-limit.js';
import { recommendationsMigrations } from './migrations.js';
import { createPlaceReports } from './place-reports/place-reports.js';
import { createSearchLog } from './search-log/search-log.js';
import { createForecastSource } from './weather/forecast-source.js';

const config = readConfigOrExit(recommendationsConfig, process.env);
const logger = createLogger('recommendations', config.LOG_LEVEL);
const clock = systemClock;
const lifecycle: Lifecycle = { state: 'starting' };
const keys = orExit(() => openKeyFile(config.KEYS_FILE, logger, { sign: ['weather'], verify: ['gateway'], purposes: ['pseudonym'] }));
const [pseudonymKey] = keys.purposeKeys('pseudonym');

/** For the background: a plan doesn't wait that long. */
const forecastTimeoutMs = 6000;

const weatherPool = openServicePool(config.WEATHER_URL);
const connection = createMongo(logger);
const redis = createRedis(config.REDIS_URL, 'request', logger);
const catalogue = createCatalogueStore(connection, logger);
const log = createSearchLog(connection, clock, logger);
const points = orExit(() => readLimitPoints('recommendations', process.env));
const limits = createCallLimits({ redis, secret: pseudonymKey, points });

const app = buildApp({
  // Once the catalogue is in memory, searches need neither MongoDB nor Redis, so neither makes this service unready.
  service: { logger, lifecycle, clock, keys, readyChecks: { catalogue: async () => catalogue.current() } },
  catalogue,
  forecasts: createForecastSource({
    client: createInternalClient({
      pool: weatherPool,
      issuer: 'recommendations',
      keys,
      clock,
      timeoutMs: forecastTimeoutMs,
    }),
    clock,
    logger,
  }),
  guests: createGuestLimit({ redis, key: pseudonymKey, limit: config.GUEST_DAILY_SEARCH_LIMIT, clock, logger }),
  reports: createPlaceReports({ connection, key: pseudonymKey, clock }),
  limits,
  log,
  clock,
});

await runService({
  app,
  config,
  logger,
  lifecycle,
  prepare: async () => {
    await openMongo(connection, config.MONGODB_URI, 'recommendations');
    await migrate(connection, recommendationsMigrations, logger);
    await seedCatalogue(connection, logger);
    await catalogue.refresh();
    catalogue.startPolling();
    log.start();
  },
  close: async () => {
    catalogue.close();
    await log.close();
    await weatherPool.close();
    await connection.close();
    closeRedis(redis);
  },
});
