import type { Logger } from '@city-genie/service-kit/observability/logger';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { startProcess } from '@city-genie/test-kit/start-process';
import { openTestStores } from '@city-genie/test-kit/test-stores';
import { expect, vi } from 'vitest';
import { identity } from '../src/service.js';
import { createSessionStore } from '../src/sessions/session-store.js';
import type { UserDataClients } from '../src/user-data/user-data-clients.js';
import { type UserRow, userModel } from '../src/users/user-model.js';
import type { UserRepository } from '../src/users/user-repository.js';
import { quickHashing } from './quick-hashing.js';
import { startOfTests } from './start-of-tests.js';
import { userDataUrls } from './user-data-urls.js';

type Options = {
  /** Overrides the environment. */
  env?: Readonly<Record<string, string>>;
  /** Default: a delayed login goes on at once. */
  pause?: (durationMs: number) => Promise<unknown>;
  /** Default: nobody answers. */
  otherServices?: UserDataClients;
  logger?: Logger;
};

/** Identity on real stores with one user; Redis is behind a proxy, so that tests can cut it off. */
export async function startIdentity({ env = {}, pause = async () => undefined, otherServices, logger }: Options = {}) {
  const clock = fixedClock(startOfTests);
  const stores = await openTestStores('identity', 'identity');
  const pauses: number[] = [];
  const delays = {
    random: () => 0.25,
    pause: (durationMs: number) => {
      pauses.push(durationMs);
      return pause(durationMs);
    },
  };
  const { stop, ...service } = await startProcess(identity, {
    env: { ...stores.env, ...userDataUrls, PUBLIC_URL: 'https://genie.test', SUPPORT_EMAIL: 'support@genie.test', ...env },
    database: stores.database,
    clock,
    // What is done when it is due is done at once, so that no sweep covers up for what is missing.
    parts: { delays, hashingCost: quickHashing, sweepMs: 3_600_000, ...(otherServices && { otherServices }) },
    ...(logger && { logger }),
  });
  const { connection, copies, sessions } = service;
  const { _id } = await userModel(connection).create(ada);
  return {
    ...service,
    /** Sessions whose users are read otherwise. */
    sessionsWith: (users: UserRepository) =>
      createSessionStore({ connection, copies, users, keys: testKeys, clock, adminsNeedSecondFactor: false }),
    /** As every change that signs a user out everywhere does. */
    async endAllOf(userId: string) {
      await inTransaction(connection, (txn) => sessions.markAllEnded(userId, txn));
      await sessions.finishEnding(userId);
    },
    clock,
    /** What another replica needs to reach the same data. */
    storeEnv: { ...stores.env, ...userDataUrls },
    database: stores.database,
    /** How long each delayed login had to wait, in ms. */
    pauses,
    /** Between identity and Redis. It is restored when identity has Redis again, or the next test would find it away. */
    proxy: {
      ...stores.redisProxy,
      async restore() {
        await stores.redisProxy.restore();
        const statuses = () => service.kit.redisConnections.map(({ status }) => status);
        await vi.waitFor(() => expect(new Set(statuses())).toEqual(new Set(['ready'])), { timeout: 10_000, interval: 10 });
      },
    },
    /** Between identity and MongoDB. */
    mongoProxy: stores.mongoProxy,
    /** Bypasses the proxy, to inspect Redis. */
    direct: stores.redis,
    userId: String(_id),
    async close() {
      await stores.restore();
      await stop();
      await stores.close();
    },
  };
}

export type Identity = Awaited<ReturnType<typeof startIdentity>>;

const ada: Partial<UserRow> = {
  username: 'Ada',
  usernameKey: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  emailKey: 'ada@example.org',
  country: 'United Kingdom',
  entitledUntil: 1_900_000_000,
};
