import { identityQueue, type JobData, mailQueue } from '@city-genie/contracts/internal/job';
import type { MailTokenPurpose } from '@city-genie/contracts/internal/mail-link';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { writeMailToken } from '@city-genie/service-kit/trust/mail-token';
import { askService } from '@city-genie/test-kit/ask-service';
import { startProcess } from '@city-genie/test-kit/start-process';
import { openTestStores, type TestStores } from '@city-genie/test-kit/test-stores';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { z } from 'zod';
import type { HashingCost } from '../src/passwords/password-hasher.js';
import { identity } from '../src/service.js';
import { userModel } from '../src/users/user-model.js';
import { quickHashing } from './quick-hashing.js';
import { startOfTests } from './start-of-tests.js';
import { userDataUrls } from './user-data-urls.js';

type Options = { clock: Clock; env?: Readonly<Record<string, string>>; logger?: Logger; hashingCost?: HashingCost };

type Answer = { statusCode: number };

/** Asks until the answer isn't a 503, which a busy machine gives when many ask at once. Only for what is safe to repeat. */
export function answered<T extends Answer>(ask: () => Promise<T>): Promise<T> {
  return vi.waitFor(
    async () => {
      const reply = await ask();
      expect(reply.statusCode).not.toBe(503);
      return reply;
    },
    { timeout: 45_000, interval: 500 },
  );
}

/** A valid registration. */
export const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  country: 'United Kingdom',
  username: 'Ada',
  password: 'Analytical!Engine',
};

/** The value of the pending cookie that a reply sets. */
export function pendingCookie({ headers }: { headers: Readonly<Record<string, unknown>> }): string {
  const form = /^__Host-sid_pending=([\w.-]+); Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
  const [, value] = form.exec(String(headers['set-cookie'])) ?? [];
  return value ?? expect.fail('no cookie of a pending session');
}

const link = z.object({ tokenId: z.string(), tokenExpiresAt: z.number() });

/** The token that the mailer would write for this job. */
export function mailedToken(purpose: MailTokenPurpose, job: JobData | undefined): string {
  const { tokenId, tokenExpiresAt } = link.parse(job);
  return writeMailToken({ id: tokenId, purpose, expiresAt: tokenExpiresAt }, testKeys.purposeKeys('mailToken')[0]);
}

/** No users of a local stack, and limits that no test reaches unless it asks for its own. */
const common = {
  ...userDataUrls,
  APP_MODE: 'production',
  PUBLIC_URL: 'https://genie.test',
  SUPPORT_EMAIL: 'support@genie.test',
  LIMIT_REGISTER_PER_HOUR: '1000',
  LIMIT_REGISTER_ATTEMPTS_PER_HOUR: '1000',
  LIMIT_FORGOT_PER_ADDRESS: '1000',
  LIMIT_RESEND_PER_ADDRESS: '1000',
  LIMIT_RESET_PASSWORD: '1000',
};

/** One replica of identity on real stores, with what tests of accounts ask of it. */
export async function startAccounts(stores: TestStores, { clock, env, logger, hashingCost = quickHashing }: Options) {
  const { stop, ...service } = await startProcess(identity, {
    env: { ...stores.env, ...common, ...env },
    database: stores.database,
    clock,
    parts: { sweepMs: 200, delays: { random: () => 0, pause: async () => undefined }, hashingCost },
    ...(logger && { logger }),
  });
  const { connection } = stores;
  const queue = service.queues[identityQueue];
  const ask = askService('identity', service.app, clock);
  const rowsOf = (filter: object) => connection.collection('outbox').find(filter).sort({ $natural: 1 }).toArray();
  return {
    ...service,
    stop,
    ask,
    post: (url: string, payload: object, ip = '203.0.113.7') => ask({ method: 'POST', url: `/api/auth/${url}`, payload, ip }),
    register: (change: object = {}, ip = '203.0.113.7') =>
      ask({ method: 'POST', url: '/api/auth/register', payload: { ...ada, ...change }, ip }),
    /** The mails that were asked for by this name. */
    mails: async (name: string): Promise<JobData[]> => (await rowsOf({ queue: mailQueue, name })).map(({ payload }) => payload),
    /** Waits until every message has been handed over, and identity has done its own jobs. */
    settled: () =>
      vi.waitFor(
        async () => {
          // In this order: a job is in its queue before its row is marked.
          const rows = await connection.collection('outbox').countDocuments({ enqueuedAt: null });
          const jobs = await queue.getJobCounts('wait', 'active', 'delayed');
          expect([rows, jobs]).toEqual([0, { wait: 0, active: 0, delayed: 0 }]);
        },
        { timeout: 10_000, interval: 20 },
      ),
    stored: () => userModel(service.connection).find().sort({ createdAt: 1 }).lean(),
    audited: async (): Promise<unknown[]> =>
      (await connection.collection('audit_log').find().sort({ _id: 1 }).toArray()).map(({ action }) => action),
  };
}

export type AccountsReplica = Awaited<ReturnType<typeof startAccounts>>;

/**
 * One replica for all tests of a file, which find empty stores at `startOfTests`. Tests that cut a store have stores of their own.
 *
 * @param options of this replica
 */
export function useAccounts(label: string, options: Omit<Options, 'clock'> = {}) {
  const clock = fixedClock(startOfTests);
  const others: AccountsReplica[] = [];
  let opened: { stores: TestStores; replica: AccountsReplica } | undefined;

  function open(): { stores: TestStores; replica: AccountsReplica } {
    if (!opened) {
      throw new Error('the replica runs while a test does');
    }
    return opened;
  }

  beforeAll(async () => {
    const stores = await openTestStores(label, 'identity');
    opened = { stores, replica: await startAccounts(stores, { clock, ...options }) };
  });
  beforeEach(async () => {
    clock.set(startOfTests);
    const { connection, redis } = open().stores;
    const names = (await connection.listCollections()).map(({ name }) => name).filter((name) => !name.startsWith('schema_'));
    await Promise.all(names.map((name) => connection.collection(name).deleteMany({})));
    await redis.flushdb();
  });
  afterEach(async () => {
    await open().replica.settled();
    await Promise.all(others.splice(0).map((replica) => replica.stop()));
  });
  afterAll(async () => {
    await open().replica.stop();
    await open().stores.close();
  });
  return {
    clock,
    stores: () => open().stores,
    replica: () => open().replica,
    /** Another replica, which may be configured otherwise, for the rest of this test. */
    start: async (otherEnv: Readonly<Record<string, string>> = {}, logger?: Logger) => {
      const replica = await startAccounts(open().stores, { clock, env: otherEnv, ...(logger && { logger }) });
      others.push(replica);
      return replica;
    },
  };
}
