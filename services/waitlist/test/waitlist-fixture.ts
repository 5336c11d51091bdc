import type { JobData } from '@city-genie/contracts/internal/job';
import type { Clock } from '@city-genie/service-kit/clock';
import type { MailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import { askService } from '@city-genie/test-kit/ask-service';
import { startProcess } from '@city-genie/test-kit/start-process';
import type { TestStores } from '@city-genie/test-kit/test-stores';
import { userDataCalls } from '@city-genie/test-kit/user-data-calls';
import { waitlist } from '../src/service.js';

type Options = {
  clock: Clock;
  limitPerHour?: number;
  /** Replaces the real pause, to fail during a transaction. */
  mailPause?: MailPause;
};

/** One replica of the service on real stores. */
export async function startWaitlist({ env, database }: TestStores, { clock, limitPerHour = 1000, mailPause }: Options) {
  const { app, connection, outbox, queue, stop } = await startProcess(waitlist, {
    env: { ...env, LIMIT_WAITLIST_PER_HOUR: String(limitPerHour) },
    database,
    clock,
    parts: { sweepMs: 200, ...(mailPause && { mailPause }) },
  });
  const ask = askService('waitlist', app, clock);
  return {
    identity: userDataCalls('waitlist', app, clock),
    connection,
    queue,
    outboxRows: outbox,
    post: (payload: object, ip = '203.0.113.7') => ask({ method: 'POST', url: '/api/waitlist', payload, ip }),
    entries: () => connection.collection('entries').find().sort({ createdAt: 1 }).toArray(),
    outbox: () => outbox.find().sort({ createdAt: 1 }).lean(),
    mailJobs: async (): Promise<JobData[]> => (await queue.getJobs(['wait'])).map((job) => job.data),
    indexes: () => connection.collection('entries').indexes(),
    /** Tells of its commands where its address says `monitorCommands`. */
    mongoClient: connection.getClient(),
    stop,
  };
}

export type Waitlist = Awaited<ReturnType<typeof startWaitlist>>;
