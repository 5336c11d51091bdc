import { type Caller, callerHeader, requestIdHeader } from '@city-genie/contracts/internal/caller';
import { processNames } from '@city-genie/contracts/internal/internal-endpoint';
import { type Clock, epochSeconds, systemClock } from '../clock.js';
import { bodyHashOf, callerPath, signCaller } from '../trust/caller-token.js';
import { type KeyFile, type KeyRing, keyRing } from '../trust/keys.js';

export const testCallerKey = 'test-caller-key-0123456789abcdefghij';

const names = [...processNames, 'test'];
const forAll = <T>(value: T): Record<string, T> => Object.fromEntries(names.map((name) => [name, value]));

/** The keys of test processes: one for all pairs, and one per purpose. */
export const testKeyContent: KeyFile = {
  sign: forAll(testCallerKey),
  verify: forAll([testCallerKey]),
  purposes: {
    sessionCopy: ['test-session-copy-key-0123456789abcdef'],
    sessionCookie: ['test-session-cookie-key-0123456789abcd'],
    deviceCookie: ['test-device-cookie-key-0123456789abcde'],
    secondFactor: ['test-second-factor-key-0123456789abcde'],
    mailToken: ['test-mail-token-key-0123456789abcdefgh'],
    waitlistLink: ['test-waitlist-link-key-0123456789abcde'],
    pseudonym: ['test-pseudonym-key-0123456789abcdefghij'],
  },
  sharedV1: [],
};

export const testKeys: KeyRing = keyRing(() => testKeyContent);

type CallerOptions = { ip?: string; clock?: Clock; keys?: KeyRing; issuer?: string; who?: Caller; body?: string | undefined };

const anonymous: Caller = { kind: 'anonymous' };

/** Headers as the gateway would sign them for this request; anonymous by default. Pass `body` where the signature covers it. */
export function signedHeaders(audience: string, method: string, url: string, options: CallerOptions = {}): Record<string, string> {
  const { ip = '203.0.113.7', clock = systemClock, keys = testKeys, issuer = 'gateway', who = anonymous, body } = options;
  const path = callerPath(url);
  const bodyHash = body === undefined ? {} : { bodyHash: bodyHashOf(body) };
  const token = { issuer, audience, method, path, requestId: 'test-request', issuedAt: epochSeconds(clock), ip, ...bodyHash, who };
  return { [callerHeader]: signCaller(token, keys), [requestIdHeader]: token.requestId };
}

const sessionHash = 'a'.repeat(64);
const user = { kind: 'user', sessionHash, userId: '64b000000000000000000001', username: 'ada', version: 1 } as const;

/** One caller of each kind; `subscriber` is entitled until the year 2100. */
export const testCallers = {
  anonymous: { kind: 'anonymous' },
  unknown: { kind: 'unknown' },
  pending: { kind: 'pending', purpose: 'subscription', userId: user.userId, sessionHash },
  unpaid: { ...user, isAdmin: false, entitledUntil: null },
  subscriber: { ...user, username: 'grace', isAdmin: false, entitledUntil: 4_102_444_800 },
  admin: { ...user, username: 'root', isAdmin: true, entitledUntil: null },
} as const satisfies Record<string, Caller>;
