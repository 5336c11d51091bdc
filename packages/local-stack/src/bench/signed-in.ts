import { createHash, randomBytes } from 'node:crypto';
import { callerHeader, type SessionUser, sessionCacheKey, sessionCookie } from '@city-genie/contracts/caller';
import { signCaller } from '@city-genie/service-kit/caller';
import { epochSeconds, systemClock } from '@city-genie/service-kit/clock';
import { Redis } from 'ioredis';

/** Signed in and entitled. */
export const visitor: SessionUser = {
  userId: '64b000000000000000000001',
  username: 'bench',
  isAdmin: false,
  entitledUntil: 4_102_444_800,
  version: 1,
};

/**
 * Puts a session where the gateway looks it up, as identity would after a login; it does not expire, unlike identity's entries.
 *
 * @returns headers of a browser that has this session
 */
export async function signIn(redisUrl: string): Promise<Record<string, string>> {
  const sid = randomBytes(32).toString('base64url');
  const redis = new Redis(redisUrl);
  try {
    await redis.set(sessionCacheKey(createHash('sha256').update(sid).digest('hex')), JSON.stringify(visitor));
  } finally {
    redis.disconnect();
  }
  return { cookie: `${sessionCookie}=${sid}`, 'sec-fetch-site': 'same-origin' };
}

/** The header with which the gateway would pass on a call of the same visitor; good for a minute. */
export function signedCall(audience: string, method: string, path: string, callerKey: string): Record<string, string> {
  const issuedAt = epochSeconds(systemClock);
  const token = { audience, method, path, requestId: 'bench-request', issuedAt, ip: '127.0.0.1', session: visitor };
  return { [callerHeader]: signCaller(token, callerKey) };
}
