import { mailQueue } from '@city-genie/contracts/jobs';
import { createCallLimits, readLimitPoints } from '@city-genie/service-kit/call-limits';
import { systemClock } from '@city-genie/service-kit/clock';
import { orExit, readConfigOrExit } from '@city-genie/service-kit/config';
import type { Lifecycle } from '@city-genie/service-kit/health';
import { openKeyFile } from '@city-genie/service-kit/keys';
import { createLogger } from '@city-genie/service-kit/logger';
import { createMetrics } from '@city-genie/service-kit/metrics';
import { migrate } from '@city-genie/service-kit/migrations';
import { createMongo, openMongo, pingMongo } from '@city-genie/service-kit/mongo';
import { outboxModel } from '@city-genie/service-kit/outbox';
import { createOutboxRelay } from '@city-genie/service-kit/outbox-relay';
import { createQueue } from '@city-genie/service-kit/queue';
import { closeRedis, createRedis } from '@city-genie/service-kit/redis';
import { runService } from '@city-genie/service-kit/run-service';
import { buildApp } from './app.js';
import { waitlistConfig } from './config.js';
import { createEntryRepository } from './entries/entry-repository.js';
import { createMailPause } from './entries/mail-pause.js';
import { waitlistMigrations } from './migrations.js';

const config = readConfigOrExit(waitlistConfig, process.env);
const logger = createLogger('waitlist', config.LOG_LEVEL);
const clock = systemClock;
const lifecycle: Lifecycle = { state: 'starting' };
const keys = orExit(() => openKeyFile(config.KEYS_FILE, logger, { verify: ['gateway'], purposes: ['pseudonym'] }));
const [pseudonymKey] = keys.purposeKeys('pseudonym');
const metrics = createMetrics('waitlist');
const stuck = metrics.counter('outbox_stuck_total', 'Messages that their queue refused, and queues that nobody knows');

const connection = createMongo(logger);
const redis = createRedis(config.REDIS_URL, 'request', logger);
const queueRedis = createRedis(config.QUEUE_REDIS_URL ?? config.REDIS_URL, 'request', logger);
const queue = createQueue(mailQueue, queueRedis, logger);
const outbox = outboxModel(connection);
const relay = createOutboxRelay({ outbox, queues: { [mailQueue]: queue }, clock, logger, onStuck: () => stuck.inc() });

const points = orExit(() => readLimitPoints('waitlist', process.env));
const limits = createCallLimits({ redis, secret: pseudonymKey, points });

const app = buildApp({
  // Redis isn't asked: without it people can still join (the limit is kept in memory, the mail waits in the outbox), and
  // taking this service out of the balance would turn a late mail into a lost sign-up.
  service: { logger, lifecycle, clock, metrics, keys, readyChecks: { mongodb: () => pingMongo(connection) } },
  entries: createEntryRepository({
    connection,
    outbox,
    mailPause: createMailPause(connection, {
      pauseMs: config.LIMIT_WAITLIST_MAIL_MINUTES * 60_000,
      mailsPerDay: config.LIMIT_WAITLIST_MAILS_PER_DAY,
    }),
    clock,
  }),
  limits,
  moveMail: () => relay.kick(),
});

await runService({
  app,
  config,
  logger,
  lifecycle,
  prepare: async () => {
    await openMongo(connection, config.MONGODB_URI, 'waitlist');
    await migrate(connection, waitlistMigrations, logger);
    relay.start();
  },
  close: async () => {
    await relay.close();
    await queue.close();
    await connection.close();
    closeRedis(queueRedis);
    closeRedis(redis);
  },
});
