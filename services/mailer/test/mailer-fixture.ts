import { systemClock } from '@city-genie/service-kit/clock';
import { createLogger } from '@city-genie/service-kit/logger';
import { migrate } from '@city-genie/service-kit/migrations';
import { createMongo, openMongo } from '@city-genie/service-kit/mongo';
import { createRedis } from '@city-genie/service-kit/redis';
import { createMailProcessor } from '../src/jobs/mail-processor.js';
import { createMailWorker } from '../src/jobs/mail-worker.js';
import { createMailLog } from '../src/mail-log/mail-log.js';
import { mailerMigrations } from '../src/migrations.js';
import { createSmtpSender } from '../src/smtp/smtp-sender.js';

export const from = { name: 'City Genie', address: 'hello@city-genie.example' };
export const supportEmail = 'help@city-genie.example';

/** Short enough to see a takeover. */
export const lock = { lockDuration: 1500, stalledInterval: 500 };

type Options = { mongodbUri: string; redisUrl: string; database: string; smtpUrl: string; reportTimeoutMs?: number };

/** One worker on real stores, wired as server.ts does it. */
export async function startMailer({ mongodbUri, redisUrl, database, smtpUrl, reportTimeoutMs }: Options) {
  const logger = createLogger('test', 'silent');
  const connection = createMongo(logger);
  const redis = createRedis(redisUrl, 'worker', logger);
  const sender = createSmtpSender({ smtpUrl, from, supportEmail, connections: 5 });
  const outcomes = { sent: 0, retried: 0, failed: 0 };
  const worker = createMailWorker({
    connection: redis,
    process: createMailProcessor({ log: createMailLog(connection, systemClock), sender, supportEmail, logger }),
    outcomes: {
      sent: () => {
        outcomes.sent += 1;
      },
      retried: () => {
        outcomes.retried += 1;
      },
      failed: () => {
        outcomes.failed += 1;
      },
    },
    logger,
    options: lock,
    ...(reportTimeoutMs !== undefined && { reportTimeoutMs }),
  });
  await openMongo(connection, mongodbUri, database);
  await migrate(connection, mailerMigrations, logger);
  worker.run();
  return {
    outcomes,
    stop: async () => {
      await worker.stop();
      sender.close();
      await connection.close();
    },
  };
}

export type Mailer = Awaited<ReturnType<typeof startMailer>>;
