import { addMongo } from '@city-genie/service-kit/parts/add-mongo';
import { addRedis } from '@city-genie/service-kit/parts/add-redis';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import { buildApp } from './app.js';
import { identityConfig } from './config.js';
import { identityMigrations } from './migrations.js';
import { createOldSessions } from './sessions/old-sessions.js';
import { createSessionCopies } from './sessions/session-copies.js';
import { createSessionStore } from './sessions/session-store.js';
import { createUserRepository, type UserRepository } from './users/user-repository.js';

/** Owns users and sessions. */
export const identity = defineProcess({
  name: 'identity',
  config: identityConfig,
  keyPurposes: ['sessionCopy', 'sessionCookie'],
  wire: (kit) => {
    const { config, clock, keys, logger } = kit;
    const connection = addMongo(kit, config.MONGODB_URI, identityMigrations);
    // Redis only holds copies of sessions, so the service is ready without it.
    const redis = addRedis(kit, config.REDIS_URL);
    const users = createUserRepository(connection);
    const copies = createSessionCopies({ redis, keys, clock, logger });
    /** @param readUsers replaces the repository in tests */
    const sessionsWith = (readUsers: UserRepository) => createSessionStore({ connection, copies, users: readUsers, keys, clock });
    const sessions = sessionsWith(users);
    const oldSessions = createOldSessions(connection, clock);
    kit.onStart(() => oldSessions.load());
    return {
      app: buildApp({ service: kit.service, users, sessions, oldSessions }),
      connection,
      redis,
      users,
      sessions,
      sessionsWith,
      oldSessions,
    };
  },
});
