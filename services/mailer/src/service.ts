import { mailQueue } from '@city-genie/contracts/internal/job';
import { queueFigures } from '@city-genie/service-kit/jobs/queue-figures';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import type { WorkerOptions } from 'bullmq';
import { buildApp } from './app.js';
import { mailerConfig, withQueueDefault } from './config.js';
import { createMailProcessor } from './jobs/mail-processor.js';
import { createMailWorker, mailConcurrency } from './jobs/mail-worker.js';
import { createMailLog } from './mail-log/mail-log.js';
import { mailerMigrations } from './migrations.js';
import { createSmtpSender } from './smtp/smtp-sender.js';

type Parts = { reportTimeoutMs: number; worker: Partial<WorkerOptions> };

/** The worker that sends mail. */
export const mailer = defineProcess({
  name: 'mailer',
  config: mailerConfig,
  env: withQueueDefault,
  wire: (kit, { reportTimeoutMs, worker: options }: Partial<Parts>) => {
    const { config, clock, logger, metrics } = kit;
    const { MAIL_FROM: from, SMTP_URL: smtpUrl, SUPPORT_EMAIL: supportEmail } = config;
    const connection = kit.mongo(config.MONGODB_URI, mailerMigrations);
    // The worker's connection waits forever, which health checks and metrics must not do.
    const healthRedis = kit.redis(config.QUEUE_REDIS_URL);
    // SMTP is no part of readiness: mails wait in the queue, and other replicas couldn't reach the server either.
    kit.readyWhen('redis', () => healthRedis.ping());
    queueFigures(metrics, [kit.queue(mailQueue, healthRedis)], clock);

    const sender = createSmtpSender({ smtpUrl, from, supportEmail, connections: mailConcurrency });
    kit.onStop(() => sender.close());
    const sent = metrics.counter('mails_sent_total', 'Mails that the SMTP server has taken');
    const retried = metrics.counter('mails_retried_total', 'Failed attempts that will be retried');
    const failed = metrics.counter('mails_failed_total', 'Mails that were given up');
    const worker = createMailWorker({
      connection: kit.redis(config.QUEUE_REDIS_URL, 'worker'),
      process: createMailProcessor({ log: createMailLog(connection, clock), sender, supportEmail, logger }),
      outcomes: { sent: () => sent.inc(), retried: () => retried.inc(), failed: () => failed.inc() },
      logger,
      ...(reportTimeoutMs !== undefined && { reportTimeoutMs }),
      ...(options && { options }),
    });
    kit.onStart(() => worker.run());
    // Waits for the mails in flight; each ends within nine seconds.
    kit.onStop(() => worker.stop());
    return { app: buildApp(kit.service) };
  },
});
