import { randomUUID } from 'node:crypto';
import { migrate } from '@city-genie/service-kit/migrations';
import { createMongo, openMongo } from '@city-genie/service-kit/mongo';
import { createRedis } from '@city-genie/service-kit/redis';
import { type CuttableProxy, proxyStore } from '@city-genie/service-kit/testing/cuttable-proxy';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { inject } from 'vitest';
import { buildApp } from '../src/app.js';
import { identityMigrations } from '../src/migrations.js';
import { createOldSessions } from '../src/sessions/old-sessions.js';
import { createSessionCopies } from '../src/sessions/session-copies.js';
import { createSessionStore } from '../src/sessions/session-store.js';
import { type UserRow, userModel } from '../src/users/user-model.js';
import { createUserRepository, type UserRepository } from '../src/users/user-repository.js';

const logger = pino({ level: 'silent' });

/** Identity on real stores, with Redis behind a proxy so that it can be away; one user is there. */
export async function startIdentity() {
  const clock = fixedClock('2026-11-24T10:00:00Z');
  const connection = createMongo(logger);
  await openMongo(connection, inject('mongodbUri'), `test_${randomUUID()}`);
  await migrate(connection, identityMigrations, logger);
  const proxy: CuttableProxy & { uri: string } = await proxyStore(inject('redisUrl'));
  const redis = createRedis(proxy.uri, 'request', logger);
  await new Promise((resolve) => redis.once('ready', resolve));
  /** Past the proxy, to look at what is there. */
  const direct = new Redis(inject('redisUrl'));
  const users = createUserRepository(connection);
  const copies = createSessionCopies({ redis, keys: testKeys, clock, logger });
  const store = (readUsers: UserRepository = users) => createSessionStore({ connection, copies, users: readUsers, keys: testKeys, clock });
  const oldSessions = createOldSessions(connection, clock);
  const sessions = store();
  const { _id } = await userModel(connection).create(ada);
  return {
    clock,
    connection,
    proxy,
    redis,
    direct,
    users,
    copies,
    /** With a way to read users that a test can hold up. */
    store,
    sessions,
    oldSessions,
    userId: String(_id),
    app: buildApp({ service: { logger, keys: testKeys, clock }, users, sessions, oldSessions }),
    async close() {
      await connection.dropDatabase();
      await connection.close();
      redis.disconnect();
      direct.disconnect();
      await proxy.close();
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
