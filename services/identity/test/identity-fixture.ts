import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { startProcess } from '@city-genie/test-kit/start-process';
import { openTestStores } from '@city-genie/test-kit/test-stores';
import { identity } from '../src/service.js';
import { type UserRow, userModel } from '../src/users/user-model.js';

/** Identity on real stores with one user; Redis is behind a proxy, so that tests can cut it off. */
export async function startIdentity() {
  const clock = fixedClock('2026-11-24T10:00:00Z');
  const stores = await openTestStores('identity');
  const { stop, ...service } = await startProcess(identity, {
    env: { ...stores.env, PUBLIC_URL: 'https://genie.test', SUPPORT_EMAIL: 'support@genie.test' },
    database: stores.database,
    clock,
  });
  const { _id } = await userModel(service.connection).create(ada);
  return {
    ...service,
    clock,
    /** Between identity and Redis. */
    proxy: stores.redisProxy,
    /** Bypasses the proxy, to inspect Redis. */
    direct: stores.redis,
    userId: String(_id),
    async close() {
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
