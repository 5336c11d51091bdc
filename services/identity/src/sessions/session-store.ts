import { createHash, randomBytes } from 'node:crypto';
import { type SessionUser, sessionCacheKey } from '@city-genie/contracts/caller';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/logger';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { presentSessionUser } from '../users/user-presenter.js';
import type { UserRepository } from '../users/user-repository.js';
import { sessionModel } from './session-model.js';

const lifetimeMs = 30 * 24 * 3600 * 1000;
const cacheSeconds = 60;

export type SessionStore = {
  /** Starts a session. @returns the cookie's value, 256 random bits; only its hash is kept. */
  create(userId: string): Promise<string>;
  /** Whose session this is, from MongoDB; also fills the read-through entry that the gateway looks up first. */
  resolve(sidHash: string): Promise<SessionUser | null>;
};

export function hashSid(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}

/** Sessions in MongoDB with a short-lived copy in Redis; this service alone writes both. */
export function createSessionStore(deps: {
  connection: Connection;
  redis: Redis;
  users: UserRepository;
  clock: Clock;
  logger: Logger;
}): SessionStore {
  const { connection, redis, users, clock, logger } = deps;
  const sessions = sessionModel(connection);

  async function remember(sidHash: string, user: SessionUser): Promise<void> {
    try {
      await redis.set(sessionCacheKey(sidHash), JSON.stringify(user), 'EX', cacheSeconds);
    } catch (error) {
      // Redis is a copy: without it the next request asks here again.
      logger.debug({ err: error }, 'session copy not written');
    }
  }

  return {
    async create(userId) {
      const sid = randomBytes(32).toString('base64url');
      await sessions.create({ _id: hashSid(sid), sess: { userId }, expire: new Date(clock.nowMs() + lifetimeMs) });
      return sid;
    },
    async resolve(sidHash) {
      const session = await sessions.findById(sidHash).lean();
      if (!session || session.expire.getTime() <= clock.nowMs()) {
        return null;
      }
      const user = await users.findById(session.sess.userId);
      if (!user) {
        return null;
      }
      const known = presentSessionUser(user);
      await remember(sidHash, known);
      return known;
    },
  };
}
