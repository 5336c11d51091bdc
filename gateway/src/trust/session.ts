import {
  type Caller,
  type KnownSession,
  pendingCookie,
  resolvePath,
  resolveReply,
  sessionCacheKey,
  sessionCookie,
} from '@city-genie/contracts/caller';
import type { Clock } from '@city-genie/service-kit/clock';
import type { CallContext, InternalClient } from '@city-genie/service-kit/internal-client';
import type { KeyRing } from '@city-genie/service-kit/keys';
import type { Logger } from '@city-genie/service-kit/logger';
import { openSessionCopy } from '@city-genie/service-kit/session-copy';
import { hashSessionId, isIssuedSessionId } from '@city-genie/service-kit/session-id';
import type { Redis } from 'ioredis';

/** `__Host-` binds the cookies to this host and to https. */
export function sessionCookieNames(publicUrl: string): { full: string; pending: string } {
  const prefix = publicUrl.startsWith('https:') ? '__Host-' : '';
  return { full: `${prefix}${sessionCookie}`, pending: `${prefix}${pendingCookie}` };
}

/** The values of a request's two cookies. */
export type SessionCookies = { full: string | undefined; pending: string | undefined };

type Found = { session: KnownSession; sessionHash: string } | 'nobody' | 'unknown';

const anonymous: Caller = { kind: 'anonymous' };

/**
 * Whose session a cookie is: Redis, else identity (a miss, or Redis away), else `unknown`; services that need a user then
 * fail closed, the others go on. A value that identity didn't give out costs nobody a question.
 */
export function createSessionLookup(deps: {
  redis: Redis;
  identity: Pick<InternalClient, 'post'>;
  keys: KeyRing;
  clock: Clock;
  logger: Logger;
}): (cookies: SessionCookies, context: CallContext) => Promise<Caller> {
  const { redis, identity, keys, clock, logger } = deps;

  async function fromRedis(sidHash: string): Promise<KnownSession | undefined> {
    try {
      const text = await redis.get(sessionCacheKey(sidHash));
      return text === null ? undefined : openSessionCopy(sidHash, text, keys.purposeKeys('sessionCopy'), clock);
    } catch (error) {
      logger.debug({ err: error }, 'session not read from redis');
      return undefined;
    }
  }

  async function find(value: string | undefined, kind: KnownSession['kind'], context: CallContext): Promise<Found> {
    const issued = value === undefined ? 'no' : isIssuedSessionId(value, keys.purposeKeys('sessionCookie'));
    if (value === undefined || issued === 'no') {
      return 'nobody';
    }
    const sessionHash = hashSessionId(value);
    const session = (await fromRedis(sessionHash)) ?? (await resolve(sessionHash, issued === 'old', context));
    if (session === null || session === 'unknown') {
      return session ?? 'nobody';
    }
    // A pending session is good for nothing in the place of a full one, and the other way round.
    return session.kind === kind ? { session, sessionHash } : 'nobody';
  }

  async function resolve(sidHash: string, isOld: boolean, context: CallContext): Promise<KnownSession | null | 'unknown'> {
    try {
      const question = { sidHash, ...(isOld && { isOld }) };
      return (await identity.post(resolvePath, question, resolveReply, context)).session;
    } catch (error) {
      logger.warn({ err: error, requestId: context.requestId }, 'session could not be resolved');
      return 'unknown';
    }
  }

  return async (cookies, context) => {
    const full = await find(cookies.full, 'user', context);
    const found = full === 'nobody' ? await find(cookies.pending, 'pending', context) : full;
    if (found === 'nobody') {
      return anonymous;
    }
    return found === 'unknown' ? { kind: 'unknown' } : { ...found.session, sessionHash: found.sessionHash };
  };
}
