import { type Caller, callerHeader, type KnownSession, sessionCacheKey } from '@city-genie/contracts/internal/caller';
import { epochSeconds } from '@city-genie/service-kit/clock';
import { AppError } from '@city-genie/service-kit/errors';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { stubClient } from '@city-genie/service-kit/testing/stub-client';
import { sessionCookieNames } from '@city-genie/service-kit/trust/cookie-names';
import { sealSessionCopy } from '@city-genie/service-kit/trust/session-copy';
import { hashSessionId, issueSessionId } from '@city-genie/service-kit/trust/session-id';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSessionLookup } from '../src/trust/session.js';
import { publicUrl, startGateway, type TestGateway } from './start-gateway.js';

const logger = pino({ level: 'silent' });
const clock = fixedClock('2026-11-24T10:00:00Z');
const [cookieKey] = testKeys.purposeKeys('sessionCookie');
const [copyKey] = testKeys.purposeKeys('sessionCopy');
const sid = issueSessionId(cookieKey);
const sessionHash = hashSessionId(sid);
const user: KnownSession = { kind: 'user', userId: '1', username: 'grace', isAdmin: false, entitledUntil: 4_102_444_800, version: 1 };
const pending: KnownSession = { kind: 'pending', purpose: 'subscription', userId: '1' };
const away = new AppError('service_unavailable', 'away');
const sealed = (session: KnownSession, hash = sessionHash, key = copyKey, seconds = 60) =>
  sealSessionCopy(hash, session, epochSeconds(clock) + seconds, key);

function lookUpWith(cached: string | null | Error, resolved: unknown, areOldLeft?: boolean) {
  const redis = new Redis({ lazyConnect: true });
  const get = vi.spyOn(redis, 'get').mockImplementation(async () => {
    if (cached instanceof Error) {
      throw cached;
    }
    return cached;
  });
  const questions: unknown[] = [];
  const identity = stubClient(async ({ body }) => {
    questions.push(body);
    if (resolved instanceof Error) {
      throw resolved;
    }
    return { session: resolved, ...(areOldLeft !== undefined && { areOldLeft }) };
  });
  const lookUp = createSessionLookup({ redis, identity, keys: testKeys, clock, logger });
  const of = (full: string | undefined, pendingSid?: string): Promise<Caller> =>
    lookUp({ full, pending: pendingSid }, { requestId: 'request' });
  return { of, get, questions };
}

describe('createSessionLookup', () => {
  const caller = { ...user, sessionHash };
  const anonymous = { kind: 'anonymous' };

  it.each([
    ['uses the copy in Redis', sealed(user), away, caller],
    ['asks identity when Redis has no copy', null, user, caller],
    ['asks identity when Redis is away', new Error('away'), user, caller],
    ['ignores an unsigned copy', JSON.stringify({ ...user, isAdmin: true }), user, caller],
    ['ignores a copy signed with another key', sealed({ ...user, isAdmin: true }, sessionHash, 'k'.repeat(32)), user, caller],
    ['ignores the copy of another session', sealed({ ...user, isAdmin: true }, 'f'.repeat(64)), user, caller],
    ['ignores an expired copy', sealed({ ...user, isAdmin: true }, sessionHash, copyKey, 0), null, anonymous],
    ['is anonymous when identity doesn’t know the session', null, null, anonymous],
    ['is unknown when identity doesn’t answer', new Error('away'), away, { kind: 'unknown' }],
    [
      'understands an identity of an earlier version',
      null,
      { userId: '1', username: 'grace', isAdmin: false, entitledUntil: 4_102_444_800, version: 1 },
      caller,
    ],
  ])('%s', async (_name, cached, resolved, expected) => {
    const { of, get } = lookUpWith(cached, resolved);
    expect(await of(sid)).toEqual(expected);
    expect(get).toHaveBeenCalledWith(sessionCacheKey(sessionHash));
  });

  it('accepts a pending session only in the pending cookie, and a full one only in the full cookie', async () => {
    expect(await lookUpWith(sealed(pending), away).of(undefined, sid)).toEqual({ ...pending, sessionHash });
    expect(await lookUpWith(sealed(pending), away).of(sid)).toEqual(anonymous);
    expect(await lookUpWith(sealed(user), away).of(undefined, sid)).toEqual(anonymous);
    expect(await lookUpWith(sealed(user), away).of(sid, sid)).toEqual(caller);
  });

  it.each([
    undefined,
    '',
    'short',
    'x'.repeat(200),
    'has spaces and is long enough to be one of the old form',
    `${'A'.repeat(43)}${'B'.repeat(22)}`,
  ])('looks up nothing for %j, which identity didn’t issue', async (cookie) => {
    const { of, get, questions } = lookUpWith(away, away);
    expect(await of(cookie, cookie)).toEqual(anonymous);
    expect([get.mock.calls, questions]).toEqual([[], []]);
  });

  it('tells identity when a cookie is of the old form, without a MAC', async () => {
    const { of, questions } = lookUpWith(null, null);
    await of('A'.repeat(43));
    await of(sid);
    expect(questions).toEqual([{ sidHash: hashSessionId('A'.repeat(43)), isOld: true }, { sidHash: sessionHash }]);
  });

  it('stops asking about old cookies when identity says that none are left', async () => {
    const old = (letter: string) => letter.repeat(43);
    const left = lookUpWith(null, null, true);
    const over = lookUpWith(null, null, false);
    for (const letter of ['A', 'B', 'C']) {
      await left.of(old(letter));
      await over.of(old(letter));
    }
    expect([left.questions.length, over.questions.length, over.get.mock.calls.length]).toEqual([3, 1, 1]);
    await over.of(sid);
    expect(over.questions).toHaveLength(2);
  });

  it('uses __Host- cookies when the site is https', () => {
    expect(sessionCookieNames('https://city-genie.test')).toEqual({ full: '__Host-sid', pending: '__Host-sid_pending' });
    expect(sessionCookieNames(publicUrl)).toEqual({ full: 'sid', pending: 'sid_pending' });
  });
});

describe('session cookies', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('are not passed on to any service', async () => {
    await fetch(`${gateway.url}/api/weather/paris`, { headers: { cookie: `sid=${sid}; sid_pending=${sid}` } });
    expect(gateway.upstream.seen.length).toBeGreaterThan(0);
    for (const { headers, rawHeaders, body } of gateway.upstream.seen) {
      expect([headers.cookie, headers[callerHeader]]).toEqual([undefined, expect.any(String)]);
      expect(JSON.stringify([rawHeaders, body])).not.toContain(sid);
    }
  });
});
