import { systemClock } from '@city-genie/service-kit/clock';
import { orExit, readConfigOrExit } from '@city-genie/service-kit/config';
import type { Lifecycle } from '@city-genie/service-kit/health';
import { openKeyFile } from '@city-genie/service-kit/keys';
import { createLogger } from '@city-genie/service-kit/logger';
import { createMetrics } from '@city-genie/service-kit/metrics';
import { migrate } from '@city-genie/service-kit/migrations';
import { createMongo, openMongo, pingMongo } from '@city-genie/service-kit/mongo';
import { closeRedis, createRedis } from '@city-genie/service-kit/redis';
import { runService } from '@city-genie/service-kit/run-service';
import { buildApp } from './app.js';
import { mailerConfig, withQueueDefault } from './config.js';
import { createMailProcessor } from './jobs/mail-processor.js';
import { createMailWorker, mailConcurrency } from './jobs/mail-worker.js';
import { createMailLog } from './mail-log/mail-log.js';
import { mailerMigrations } from './migrations.js';
import { createSmtpSender } from './smtp/smtp-sender.js';

const config = readConfigOrExit(mailerConfig, withQueueDefault(process.env));
const { MAIL_FROM: from, SMTP_URL: smtpUrl, SUPPORT_EMAIL: supportEmail } = config;
const logger = createLogger('mailer', config.LOG_LEVEL);
const lifecycle: Lifecycle = { state: 'starting' };
const keys = orExit(() => openKeyFile(config.KEYS_FILE, logger, {}));
const metrics = createMetrics('mailer');
const sent = metrics.counter('mails_sent_total', 'Mails that the SMTP server has taken');
const retried = metrics.counter('mails_retried_total', 'Attempts that failed and will be repeated');
const failed = metrics.counter('mails_failed_total', 'Mails that were given up');

const connection = createMongo(logger);
const workerRedis = createRedis(config.QUEUE_REDIS_URL, 'worker', logger);
// The worker's connection waits for ever, which a health check must not.
const healthRedis = createRedis(config.QUEUE_REDIS_URL, 'request', logger);
const sender = createSmtpSender({ smtpUrl, from, supportEmail, connections: mailConcurrency });
const log = createMailLog(connection, systemClock);
const worker = createMailWorker({
  connection: workerRedis,
  process: createMailProcessor({ log, sender, supportEmail, logger }),
  outcomes: { sent: () => sent.inc(), retried: () => retried.inc(), failed: () => failed.inc() },
  logger,
});

const app = buildApp({
  logger,
  lifecycle,
  metrics,
  keys,
  // The SMTP server isn't asked: mails wait for it in the queue, and no other replica would reach it either.
  readyChecks: { mongodb: () => pingMongo(connection), redis: () => healthRedis.ping() },
});

await runService({
  app,
  config,
  logger,
  lifecycle,
  prepare: async () => {
    await openMongo(connection, config.MONGODB_URI, 'mailer');
    await migrate(connection, mailerMigrations, logger);
    worker.run();
  },
  close: async () => {
    // Waits for the mails that are being sent; each is over within nine seconds.
    await worker.stop();
    sender.close();
    await connection.close();
    closeRedis(healthRedis);
  },
});
