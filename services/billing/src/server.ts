import { orExit, readConfigOrExit } from '@city-genie/service-kit/config';
import type { Lifecycle } from '@city-genie/service-kit/health';
import { openKeyFile } from '@city-genie/service-kit/keys';
import { createLogger } from '@city-genie/service-kit/logger';
import { migrate } from '@city-genie/service-kit/migrations';
import { createMongo, openMongo, pingMongo } from '@city-genie/service-kit/mongo';
import { runService } from '@city-genie/service-kit/run-service';
import { buildApp } from './app.js';
import { billingConfig } from './config.js';
import { billingMigrations } from './migrations.js';

const config = readConfigOrExit(billingConfig, process.env);
const logger = createLogger('billing', config.LOG_LEVEL);
const lifecycle: Lifecycle = { state: 'starting' };
const keys = orExit(() => openKeyFile(config.KEYS_FILE, logger, { verify: ['gateway'] }));
const connection = createMongo(logger);
const app = buildApp({ logger, lifecycle, keys, readyChecks: { mongodb: () => pingMongo(connection) } });

await runService({
  app,
  config,
  logger,
  lifecycle,
  prepare: async () => {
    await openMongo(connection, config.MONGODB_URI, 'billing');
    await migrate(connection, billingMigrations, logger);
  },
  close: () => connection.close(),
});
