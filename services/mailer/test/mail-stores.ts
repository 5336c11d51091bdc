// Gives `inject` the names of the stores.

import { randomUUID } from 'node:crypto';
import { type MailJob, mailQueue } from '@city-genie/contracts/jobs';
import { createLogger } from '@city-genie/service-kit/logger';
import { createQueue } from '@city-genie/service-kit/queue';
import { closeRedis, createRedis } from '@city-genie/service-kit/redis';
import { proxyStore } from '@city-genie/service-kit/testing/cuttable-proxy';
import type {} from '@city-genie/test-kit/global-setup';
import { testDatabaseName, testRedisUrl } from '@city-genie/test-kit/test-names';
import mongoose from 'mongoose';
import { inject } from 'vitest';

export function mailJobFor(to: string): MailJob {
  return { type: 'waitlist.joined', id: randomUUID(), to, name: 'Ada Lovelace', city: 'Lisbon' };
}

/** Both stores behind proxies, empty, and a look into them that no proxy can disturb. */
export async function openMailStores() {
  const redisUrl = testRedisUrl(inject('redisUrl'));
  const database = testDatabaseName('mailer');
  const mongoProxy = { ...(await proxyStore(inject('mongodbUri'))), directUri: inject('mongodbUri') };
  const redisProxy = await proxyStore(redisUrl);
  const connection = await mongoose.createConnection(inject('mongodbUri'), { dbName: database }).asPromise();
  const redis = createRedis(redisUrl, 'worker', createLogger('test', 'silent'));
  await redis.flushdb();
  const queue = createQueue(mailQueue, redis, createLogger('test', 'silent'));
  return {
    database,
    mongoProxy,
    redisProxy,
    /** What a service's outbox relay does. */
    enqueue: (job: object, id: string) => queue.add('waitlist.joined', job, { jobId: id }),
    mailLog: () => connection.collection('mail_log').find().toArray(),
    jobs: async () => (await queue.getJobs()).length,
    failedJobs: () => queue.getFailed(),
    close: async () => {
      await queue.close();
      closeRedis(redis);
      await connection.dropDatabase();
      await connection.close();
      await mongoProxy.close();
      await redisProxy.close();
    },
  };
}

export type MailStores = Awaited<ReturnType<typeof openMailStores>>;
