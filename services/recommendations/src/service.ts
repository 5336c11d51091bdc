import { createAuditLog } from '@city-genie/service-kit/audit/audit-log';
import { addClient, addPool } from '@city-genie/service-kit/parts/add-client';
import { addLimits } from '@city-genie/service-kit/parts/add-limits';
import { addMongo } from '@city-genie/service-kit/parts/add-mongo';
import { addRedis } from '@city-genie/service-kit/parts/add-redis';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import { buildApp } from './app.js';
import { placesAudit } from './audit/vocabulary.js';
import { createCatalogueStore } from './catalogue/catalogue-store.js';
import { seedCatalogue } from './catalogue/seed.js';
import { recommendationsConfig } from './config.js';
import { createGuestLimit } from './limits/guest-limit.js';
import { recommendationsMigrations } from './migrations.js';
import { createPlaceReports } from './place-reports/place-reports.js';
import { createReportQueue } from './place-reports/report-queue.js';
import { createReportSettlement } from './place-reports/settle-reports.js';
import { createPictureDrawer } from './plan-picture/draw-pictures.js';
import { createSearchFigures } from './search-log/search-figures.js';
import { createSearchList } from './search-log/search-list.js';
import { createSearchLog } from './search-log/search-log.js';
import { createForecastSource } from './weather/forecast-source.js';

/** The forecast is fetched in the background; no plan waits this long. */
const forecastTimeoutMs = 6000;

/** The recommendations service: plans, cuisine, guides and reports about places. */
export const recommendations = defineProcess({
  name: 'recommendations',
  config: recommendationsConfig,
  keyPurposes: ['pseudonym'],
  wire: (kit) => {
    const { config, clock, logger } = kit;
    const [key] = kit.keys.purposeKeys('pseudonym');
    // Once the catalogue is in memory, searches need neither MongoDB nor Redis, so neither affects readiness.
    const connection = addMongo(kit, config.MONGODB_URI, recommendationsMigrations, { isNeeded: false });
    const redis = addRedis(kit, config.REDIS_URL);
    const weather = addClient(kit, addPool(kit, config.WEATHER_URL), { timeoutMs: forecastTimeoutMs });
    const catalogue = createCatalogueStore(connection, logger);
    kit.readyWhen('catalogue', async () => catalogue.current());
    kit.onStart(async () => {
      await seedCatalogue(connection, logger);
      await catalogue.refresh();
    });
    kit.every({ name: 'catalogue', everyMs: 10_000 }, () => catalogue.refresh());
    const log = createSearchLog(connection, clock);
    // Runs after the last periodic flush has ended.
    kit.onStop(() => log.flush());
    kit.every({ name: 'search log', everyMs: 500 }, () => log.flush());
    const pictures = createPictureDrawer(logger);
    kit.onStop(() => pictures.close());
    const shown = kit.metrics.counter('plan_pictures_total', 'Answers about pictures of plans', ['outcome']);
    const audit = createAuditLog({ connection, clock, vocabulary: placesAudit });
    const app = buildApp({
      service: kit.service,
      limits: addLimits(kit, redis),
      catalogue,
      forecasts: createForecastSource({ client: weather, clock, logger }),
      guests: createGuestLimit({
        redis,
        key,
        limit: config.GUEST_DAILY_SEARCH_LIMIT,
        changeLimit: config.GUEST_DAILY_CHANGE_LIMIT,
        clock,
        logger,
        onRefusal: log.addRefusal,
      }),
      reports: createPlaceReports({ connection, key, clock }),
      listSearches: createSearchList(connection),
      readFigures: createSearchFigures(connection, clock),
      reportedPlaces: createReportQueue(connection),
      settlement: createReportSettlement({ connection, clock, audit }),
      audit,
      log,
      drawPicture: pictures.draw,
      countPicture: (outcome) => shown.inc({ outcome }),
      clock,
    });
    return { app, connection };
  },
});
