import { identityQueue, type JobData } from '@city-genie/contracts/internal/job';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import type { MailPause } from '@city-genie/service-kit/mailbox/mail-pause';
import { testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { askService } from '@city-genie/test-kit/ask-service';
import { startProcess } from '@city-genie/test-kit/start-process';
import type { TestStores } from '@city-genie/test-kit/test-stores';
import { userDataCalls } from '@city-genie/test-kit/user-data-calls';
import type { EntryRow } from '../src/entries/entry-model.js';
import { waitlist } from '../src/service.js';
import { tokenOf } from './entry-tokens.js';

type Options = {
  clock: Clock;
  limitPerHour?: number;
  /** Replaces the real pause, to fail during a transaction. */
  mailPause?: MailPause;
};

/** One replica of the service on real stores. */
export async function startWaitlist({ env, database }: TestStores, { clock, limitPerHour = 1000, mailPause }: Options) {
  const { app, connection, outbox, queue, queues, stop } = await startProcess(waitlist, {
    env: { ...env, LIMIT_WAITLIST_PER_HOUR: String(limitPerHour) },
    database,
    clock,
    parts: { sweepMs: 200, ...(mailPause && { mailPause }) },
  });
  const ask = askService('waitlist', app, clock);
  return {
    app,
    ask,
    identity: userDataCalls('waitlist', app, clock),
    connection,
    queue,
    outboxRows: outbox,
    post: (payload: object, ip = '203.0.113.7') => ask({ method: 'POST', url: '/api/waitlist', payload, ip }),
    confirm: (entry: EntryRow | undefined) =>
      ask({ method: 'POST', url: '/api/waitlist/confirm', payload: { token: tokenOf(entry, 'confirm_entry') } }),
    /** As a mail client does at one press. */
    leave: (entry: EntryRow | undefined) =>
      ask({
        method: 'POST',
        url: `/api/waitlist/unsubscribe?token=${tokenOf(entry, 'leave_waitlist')}`,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    /** As an administrator who has proved it this long ago, in seconds. */
    asAdmin: (method: 'GET' | 'POST', url: string, payload?: object, provedAgo = 0) =>
      ask({ method, url, who: { ...testCallers.admin, provedAt: epochSeconds(clock) - provedAgo }, ...(payload && { payload }) }),
    entries: () => connection.collection<EntryRow>('entries').find().sort({ createdAt: 1 }).toArray(),
    outbox: () => outbox.find().sort({ createdAt: 1 }).lean(),
    invitations: async (): Promise<JobData[]> => (await queues[identityQueue].getJobs(['wait'])).map((job) => job.data),
    mailJobs: async (): Promise<JobData[]> => (await queue.getJobs(['wait'])).map((job) => job.data),
    indexes: () => connection.collection('entries').indexes(),
    /** Tells of its commands where its address says `monitorCommands`. */
    mongoClient: connection.getClient(),
    stop,
  };
}

export type Waitlist = Awaited<ReturnType<typeof startWaitlist>>;
