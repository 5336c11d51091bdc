import { type MailJob, mailQueue } from '@city-genie/contracts/jobs';
import { joinWaitlist } from '@city-genie/contracts/waitlist/endpoints';
import { callLimits } from '@city-genie/service-kit/call-limits';
import type { Clock } from '@city-genie/service-kit/clock';
import { createLogger } from '@city-genie/service-kit/logger';
import { migrate } from '@city-genie/service-kit/migrations';
import { createMongo, openMongo } from '@city-genie/service-kit/mongo';
import { outboxModel } from '@city-genie/service-kit/outbox';
import { createOutboxRelay } from '@city-genie/service-kit/outbox-relay';
import { createQueue } from '@city-genie/service-kit/queue';
import { createRateLimit } from '@city-genie/service-kit/rate-limit';
import { closeRedis, createRedis } from '@city-genie/service-kit/redis';
import { signedHeaders, testCallerKey, testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { buildApp } from '../src/app.js';
import { createEntryRepository } from '../src/entries/entry-repository.js';
import { createMailPause, type MailPause } from '../src/entries/mail-pause.js';
import { waitlistMigrations } from '../src/migrations.js';

const url = '/api/waitlist';
const mailLimits = { pauseMs: 600_000, mailsPerDay: 5 };

type Options = {
  mongodbUri: string;
  redisUrl: string;
  database: string;
  clock: Clock;
  limitPerHour?: number;
  /** Instead of the real one, to fail in the middle of a transaction. */
  mailPause?: MailPause;
};

/** One replica of the service on real stores, wired as server.ts does it. */
export async function startWaitlist({ mongodbUri, redisUrl, database, clock, limitPerHour = 1000, mailPause }: Options) {
  const logger = createLogger('test', 'silent');
  const connection = createMongo(logger);
  const redis = createRedis(redisUrl, 'request', logger);
  const queue = createQueue(mailQueue, redis, logger);
  const outbox = outboxModel(connection);
  const relay = createOutboxRelay({ outbox, queues: { [mailQueue]: queue }, clock, logger, sweepMs: 200 });
  const limits = callLimits(({ name, points, ...settings }) =>
    createRateLimit({
      ...settings,
      // The names of keys are a service's own; here many run on one Redis.
      name: `${name}-${database}`,
      points: name === joinWaitlist.limit.name ? limitPerHour : points,
      redis,
      secret: testCallerKey,
    }),
  );
  const app = buildApp({
    service: { logger, keys: testKeys },
    entries: createEntryRepository({
      connection,
      outbox,
      mailPause: mailPause ?? createMailPause(connection, mailLimits),
      clock,
    }),
    limits,
    moveMail: () => relay.kick(),
  });
  await openMongo(connection, mongodbUri, database);
  await migrate(connection, waitlistMigrations, logger);
  relay.start();

  return {
    post: (payload: object, ip = '203.0.113.7') =>
      app.inject({ method: 'POST', url, headers: signedHeaders('waitlist', 'POST', url, { ip }), payload }),
    entries: () => connection.collection('entries').find().sort({ createdAt: 1 }).toArray(),
    outbox: () => outbox.find().sort({ createdAt: 1 }).lean(),
    mailJobs: async (): Promise<MailJob[]> => (await queue.getJobs(['wait'])).map((job) => job.data),
    indexes: () => connection.collection('entries').indexes(),
    stop: async () => {
      await relay.close();
      await queue.close();
      await app.close();
      await connection.close();
      closeRedis(redis);
    },
  };
}

export type Waitlist = Awaited<ReturnType<typeof startWaitlist>>;
