import {
  type Caller,
  callerHeader,
  requestIdHeader,
  type SessionUser,
  sessionCacheKey,
  sessionCookie,
} from '@city-genie/contracts/internal/caller';
import { keyFilePath } from '@city-genie/local-stack/keys/key-folder';
import { gatewayName } from '@city-genie/local-stack/stack/services';
import { epochSeconds, systemClock } from '@city-genie/service-kit/clock';
import { signCaller } from '@city-genie/service-kit/trust/caller-token';
import { keyRing, readKeyFile } from '@city-genie/service-kit/trust/keys';
import { sealSessionCopy } from '@city-genie/service-kit/trust/session-copy';
import { hashSessionId, issueSessionId } from '@city-genie/service-kit/trust/session-id';
import { Redis } from 'ioredis';

const farFuture = 4_102_444_800;

/** Signed in and entitled. */
export const visitor: SessionUser = {
  userId: '64b000000000000000000001',
  username: 'bench',
  isAdmin: false,
  entitledUntil: farFuture,
  version: 1,
};

const gatewayKeys = (keyFolder: string) => {
  const keys = readKeyFile(keyFilePath(keyFolder, gatewayName));
  return keyRing(() => keys);
};

/**
 * Writes a session where the gateway looks it up, as identity would after a login; unlike identity's copies it doesn't expire.
 *
 * @returns headers of a browser with this session
 */
export async function signIn(redisUrl: string, keyFolder: string): Promise<Record<string, string>> {
  const keys = gatewayKeys(keyFolder);
  const sid = issueSessionId(keys.purposeKeys('sessionCookie')[0]);
  const sessionHash = hashSessionId(sid);
  const copy = sealSessionCopy(sessionHash, { kind: 'user', ...visitor }, farFuture, keys.purposeKeys('sessionCopy')[0]);
  const redis = new Redis(redisUrl);
  try {
    await redis.set(sessionCacheKey(sessionHash), copy);
  } finally {
    redis.disconnect();
  }
  return { cookie: `${sessionCookie}=${sid}`, 'sec-fetch-site': 'same-origin' };
}

export const anonymous: Caller = { kind: 'anonymous' };

const signedIn: Caller = { kind: 'user', sessionHash: '0'.repeat(64), ...visitor };

/** The caller header that the gateway would send, for the same visitor unless `who` says another; valid for a minute. */
export function signedCall(audience: string, method: string, path: string, keyFolder: string, who = signedIn): Record<string, string> {
  const issuedAt = epochSeconds(systemClock);
  const token = { issuer: gatewayName, audience, method, path, requestId: 'bench-request', issuedAt, ip: '127.0.0.1', who };
  return { [callerHeader]: signCaller(token, gatewayKeys(keyFolder)), [requestIdHeader]: token.requestId };
}
