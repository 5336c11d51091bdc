import { systemClock } from '@city-genie/service-kit/clock';
import { orExit, readConfigOrExit } from '@city-genie/service-kit/config';
import type { Lifecycle } from '@city-genie/service-kit/health';
import { openKeyFile } from '@city-genie/service-kit/keys';
import { createLogger } from '@city-genie/service-kit/logger';
import { migrate } from '@city-genie/service-kit/migrations';
import { createMongo, openMongo, pingMongo } from '@city-genie/service-kit/mongo';
import { closeRedis, createRedis } from '@city-genie/service-kit/redis';
import { runService } from '@city-genie/service-kit/run-service';
import { buildApp } from './app.js';
import { identityConfig } from './config.js';
import { identityMigrations } from './migrations.js';
import { createOldSessions } from './sessions/old-sessions.js';
import { createSessionCopies } from './sessions/session-copies.js';
import { createSessionStore } from './sessions/session-store.js';
import { createUserRepository } from './users/user-repository.js';

const config = readConfigOrExit(identityConfig, process.env);
const logger = createLogger('identity', config.LOG_LEVEL);
const clock = systemClock;
const lifecycle: Lifecycle = { state: 'starting' };
const keys = orExit(() => openKeyFile(config.KEYS_FILE, logger, { verify: ['gateway'], purposes: ['sessionCopy', 'sessionCookie'] }));

const connection = createMongo(logger);
const redis = createRedis(config.REDIS_URL, 'request', logger);
const users = createUserRepository(connection);
const copies = createSessionCopies({ redis, keys, clock, logger });
const sessions = createSessionStore({ connection, copies, users, keys, clock });
const oldSessions = createOldSessions(connection, clock);

const app = buildApp({
  // Redis holds copies of sessions only, so its absence doesn't make this service unready.
  service: { logger, lifecycle, clock, keys, readyChecks: { mongodb: () => pingMongo(connection) } },
  users,
  sessions,
  oldSessions,
});

await runService({
  app,
  config,
  logger,
  lifecycle,
  prepare: async () => {
    await openMongo(connection, config.MONGODB_URI, 'identity');
    await migrate(connection, identityMigrations, logger);
    await oldSessions.load();
  },
  close: async () => {
    await connection.close();
    closeRedis(redis);
  },
});
