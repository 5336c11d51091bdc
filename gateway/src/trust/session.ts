import { type Caller, type KnownSession, sessionCacheKey } from '@city-genie/contracts/internal/caller';
import { resolveSessionRoute } from '@city-genie/contracts/internal/resolve-session';
import type { RouteBody } from '@city-genie/contracts/route';
import type { CallContext, InternalClient } from '@city-genie/service-kit/calls/internal-client';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import { openSessionCopy } from '@city-genie/service-kit/trust/session-copy';
import { hashSessionId, isIssuedSessionId } from '@city-genie/service-kit/trust/session-id';
import type { Redis } from 'ioredis';

/** The values of a request's two cookies. */
export type SessionCookies = { full: string | undefined; pending: string | undefined };

type Found = { session: KnownSession; sessionHash: string } | 'nobody' | 'unknown';

const anonymous: Caller = { kind: 'anonymous' };

type Deps = { redis: Redis; identity: InternalClient; keys: KeyRing; clock: Clock; logger: Logger };

/** The valid copy of the session in Redis; undefined when there is none or Redis is away. */
async function readCopy({ redis, keys, clock, logger }: Deps, sidHash: string): Promise<KnownSession | undefined> {
  try {
    const text = await redis.get(sessionCacheKey(sidHash));
    return text === null ? undefined : openSessionCopy(sidHash, text, keys.purposeKeys('sessionCopy'), clock);
  } catch (error) {
    logger.debug({ err: error }, 'session not read from redis');
    return undefined;
  }
}

/** Identity's answer; `unknown` when it doesn't answer. */
async function askIdentity({ identity, logger }: Deps, question: RouteBody<typeof resolveSessionRoute>, context: CallContext) {
  try {
    return await identity.call(resolveSessionRoute, { params: {}, body: question, context });
  } catch (error) {
    logger.debug({ err: error, requestId: context.requestId }, 'session could not be resolved');
    return { session: 'unknown' as const };
  }
}

/**
 * Finds the caller of a cookie: Redis, else identity (a miss, or Redis away), else `unknown`, for which services that need a user fail
 * closed and others go on (docs/rules/access.md#unknown-callers). Cookies that identity didn't issue cause no look-up. Old cookies without
 * a MAC can't be told from made-up ones, so identity is asked about them until it says that none are left.
 */
export function createSessionLookup(deps: Deps): (cookies: SessionCookies, context: CallContext) => Promise<Caller> {
  let areOldLeft = true;
  let isAway = false;

  async function resolve(sidHash: string, isOld: boolean, context: CallContext): Promise<KnownSession | null | 'unknown'> {
    const answer = await askIdentity(deps, { sidHash, ...(isOld && { isOld }) }, context);
    if (isAway !== (answer.session === 'unknown')) {
      // Log once per outage, not once per request.
      isAway = !isAway;
      deps.logger.warn({ requestId: context.requestId }, isAway ? 'sessions can’t be resolved' : 'sessions are resolved again');
    }
    if ('areOldLeft' in answer && answer.areOldLeft === false) {
      areOldLeft = false;
    }
    return answer.session;
  }

  async function find(value: string | undefined, kind: KnownSession['kind'], context: CallContext): Promise<Found> {
    const issued = value === undefined ? 'no' : isIssuedSessionId(value, deps.keys.purposeKeys('sessionCookie'));
    if (value === undefined || issued === 'no' || (issued === 'old' && !areOldLeft)) {
      return 'nobody';
    }
    const sessionHash = hashSessionId(value);
    const session = (await readCopy(deps, sessionHash)) ?? (await resolve(sessionHash, issued === 'old', context));
    if (session === null || session === 'unknown') {
      return session ?? 'nobody';
    }
    // A pending session doesn't count in the full cookie, nor a full one in the pending cookie.
    return session.kind === kind ? { session, sessionHash } : 'nobody';
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
