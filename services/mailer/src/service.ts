import { mailQueue } from '@city-genie/contracts/internal/job';
import { addMongo } from '@city-genie/service-kit/parts/add-mongo';
import { addQueue } from '@city-genie/service-kit/parts/add-queue';
import { addRedis } from '@city-genie/service-kit/parts/add-redis';
import { addWorker } from '@city-genie/service-kit/parts/add-worker';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import type { WorkerOptions } from 'bullmq';
import { buildApp } from './app.js';
import { mailerConfig } from './config.js';
import { createMailProcessor } from './jobs/mail-processor.js';
import { createMailLog } from './mail-log/mail-log.js';
import { createPersonalData } from './mail-log/personal-data.js';
import { createMailLinks } from './mails/mail-links.js';
import { mailerMigrations } from './migrations.js';
import { createSmtpSender } from './smtp/smtp-sender.js';

/** Mails in flight per process, and the number of SMTP connections. */
const concurrency = 5;

type Parts = { reportTimeoutMs: number; worker: Partial<WorkerOptions> };

/** The worker that sends mail; it also tells identity what became of a user's mails. */
export const mailer = defineProcess({
  name: 'mailer',
  config: mailerConfig,
  keyPurposes: ['mailToken', 'waitlistLink'],
  wire: (kit, { reportTimeoutMs, worker }: Partial<Parts>) => {
    const { config, clock, logger, metrics, keys } = kit;
    const { MAIL_FROM: from, SMTP_URL: smtpUrl, SUPPORT_EMAIL: supportEmail, PUBLIC_URL: publicUrl } = config;
    const connection = addMongo(kit, config.MONGODB_URI, mailerMigrations);
    const log = createMailLog(connection, clock);
    const queue = addQueue(kit, mailQueue, addRedis(kit, config.QUEUE_REDIS_URL));
    // SMTP is no part of readiness: mails wait in the queue, and other replicas couldn't reach the server either.
    const sender = createSmtpSender({ smtpUrl, from, supportEmail, connections: concurrency });
    kit.onStop(() => sender.close());
    const sent = metrics.counter('mails_sent_total', 'Mails that the SMTP server has taken');
    const retried = metrics.counter('mails_retried_total', 'Failed attempts that will be retried');
    const failed = metrics.counter('mails_failed_total', 'Mails that were given up');
    addWorker(kit, config.QUEUE_REDIS_URL, {
      queue: mailQueue,
      process: createMailProcessor({
        clock,
        log,
        sender,
        context: { publicUrl, supportEmail, ...createMailLinks(publicUrl, keys) },
        logger,
      }),
      outcomes: {
        // A mail that was sent by an earlier attempt was counted then.
        done: (outcome) => sent.inc(outcome === 'sent' ? 1 : 0),
        retried: () => retried.inc(),
        failed: () => failed.inc(),
      },
      reportTimeoutMs,
      settings: { concurrency, ...worker },
    });
    return { app: buildApp({ service: kit.service, personalData: createPersonalData({ queue, log }) }) };
  },
});
