import { callerHeader, type SessionUser } from '@city-genie/contracts/caller';
import { callerPath, signCaller } from '../caller.js';
import { type Clock, epochSeconds, systemClock } from '../clock.js';

export const testCallerKey = 'test-caller-key-0123456789abcdefghij';

type CallerOptions = { ip?: string; clock?: Clock; key?: string; session?: SessionUser | 'anonymous' | 'unknown' };

/** Headers as the gateway would sign them for this request; anonymous unless told. */
export function signedHeaders(audience: string, method: string, url: string, options: CallerOptions = {}): Record<string, string> {
  const { ip = '203.0.113.7', clock = systemClock, key = testCallerKey, session = 'anonymous' } = options;
  const token = { audience, method, path: callerPath(url), requestId: 'test-request', issuedAt: epochSeconds(clock), ip, session };
  return { [callerHeader]: signCaller(token, key) };
}

const base = { userId: '64b000000000000000000001', username: 'ada', version: 1 };

/** One caller of each kind; `subscriber` is entitled until the year 2100. */
export const testCallers = {
  anonymous: 'anonymous',
  pending: 'anonymous',
  unpaid: { ...base, isAdmin: false, entitledUntil: null },
  subscriber: { ...base, username: 'grace', isAdmin: false, entitledUntil: 4_102_444_800 },
  admin: { ...base, username: 'root', isAdmin: true, entitledUntil: null },
} as const satisfies Record<string, SessionUser | 'anonymous'>;
