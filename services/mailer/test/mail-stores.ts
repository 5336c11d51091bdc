import { randomUUID } from 'node:crypto';
import { mailQueue } from '@city-genie/contracts/internal/job';
import type { MailPayloads } from '@city-genie/contracts/internal/mail-jobs';
import { createQueue } from '@city-genie/service-kit/jobs/queue';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { openTestStores } from '@city-genie/test-kit/test-stores';
import { inject } from 'vitest';

/** A job as it is enqueued, also by an earlier version. */
export function mailJobFor(to: string) {
  return { type: 'waitlist.joined', id: randomUUID(), to, name: 'Ada Lovelace', city: 'Lisbon' };
}

/** The stores of a test, with the mail queue. */
export async function openMailStores() {
  const stores = await openTestStores('mailer', 'mailer');
  const queue = createQueue(mailQueue, stores.redis, createLogger('test', 'silent'));
  return {
    database: stores.database,
    mongoProxy: { ...stores.mongoProxy, directUri: inject('mongodbUri') },
    redisProxy: stores.redisProxy,
    /** Enqueues like a service's outbox relay. */
    enqueue: (job: object, id: string, name: keyof MailPayloads = 'waitlist.joined') => queue.add(name, job, { jobId: id }),
    mailLog: () => stores.connection.collection('mail_log').find().toArray(),
    jobs: async () => (await queue.getJobs()).length,
    failedJobs: () => queue.getFailed(),
    close: async () => {
      await queue.close();
      await stores.close();
    },
  };
}

export type MailStores = Awaited<ReturnType<typeof openMailStores>>;
