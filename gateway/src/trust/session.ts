import { createHash } from 'node:crypto';
import { resolvePath, resolveReply, type SessionUser, sessionCacheKey, sessionCookie, sessionUser } from '@city-genie/contracts/caller';
import type { InternalClient } from '@city-genie/service-kit/internal-client';
import type { Logger } from '@city-genie/service-kit/logger';
import type { Redis } from 'ioredis';

export type Session = SessionUser | 'anonymous' | 'unknown';

/** `__Host-` binds the cookie to this host and to https (D16). */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${sessionCookie}` : sessionCookie;
}

/**
 * Whose session a cookie is: Redis, else identity (a miss, or Redis away), else `unknown`; services that need a user then
 * fail closed, the others go on.
 */
export function createSessionLookup(deps: { redis: Redis; identity: Pick<InternalClient, 'post'>; logger: Logger }) {
  const { redis, identity, logger } = deps;

  async function fromRedis(sidHash: string): Promise<SessionUser | undefined> {
    try {
      const text = await redis.get(sessionCacheKey(sidHash));
      return text === null ? undefined : sessionUser.parse(JSON.parse(text));
    } catch (error) {
      logger.debug({ err: error }, 'session not read from redis');
      return undefined;
    }
  }

  return async (sid: string | undefined, requestId: string): Promise<Session> => {
    if (sid === undefined || !/^[\w-]{22,128}$/.test(sid)) {
      return 'anonymous';
    }
    const sidHash = createHash('sha256').update(sid).digest('hex');
    const cached = await fromRedis(sidHash);
    if (cached) {
      return cached;
    }
    try {
      const { session } = await identity.post(resolvePath, { sidHash }, resolveReply, requestId);
      return session ?? 'anonymous';
    } catch (error) {
      logger.warn({ err: error, requestId }, 'session could not be resolved');
      return 'unknown';
    }
  };
}
