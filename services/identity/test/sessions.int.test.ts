import { currentUserReply } from '@city-genie/contracts/auth/routes';
import { sessionCacheKey, sessionFillKey } from '@city-genie/contracts/internal/caller';
import { resolveSessionRoute } from '@city-genie/contracts/internal/resolve-session';
import { uncheckedReplies } from '@city-genie/service-kit/testing/reply-schemas';
import { signedHeaders, testCallers, testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { spellingsOf } from '@city-genie/service-kit/testing/spellings';
import { openSessionCopy } from '@city-genie/service-kit/trust/session-copy';
import { hashSessionId, isIssuedSessionId } from '@city-genie/service-kit/trust/session-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionModel } from '../src/sessions/session-model.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { recordQueries } from './recorded-queries.js';
import { startOfTests } from './start-of-tests.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(() => identity.clock.set(startOfTests));
afterAll(() => identity.close());

const copyOf = async (sidHash: string) => {
  const text = await identity.direct.get(sessionCacheKey(sidHash));
  return text === null ? null : openSessionCopy(sidHash, text, testKeys.purposeKeys('sessionCopy'), identity.clock);
};
const ada = () => ({
  kind: 'user',
  userId: identity.userId,
  username: 'Ada',
  isAdmin: false,
  entitledUntil: 1_900_000_000,
  version: 1,
  provedAt: Date.parse(startOfTests) / 1000,
});

describe('sessions', () => {
  it('are resolved from MongoDB and copied to Redis, sealed, for a minute', async () => {
    const sid = await identity.sessions.create(identity.userId);
    const sidHash = hashSessionId(sid);
    expect(isIssuedSessionId(sid, testKeys.purposeKeys('sessionCookie'))).toBe('yes');
    expect(await identity.sessions.resolve(sidHash)).toEqual(ada());
    expect(await copyOf(sidHash)).toEqual(ada());
    const lifetime = await identity.direct.ttl(sessionCacheKey(sidHash));
    expect([lifetime > 0, lifetime <= 60]).toEqual([true, true]);
    identity.clock.advanceMs(60_000);
    expect(await copyOf(sidHash)).toBeUndefined();
    expect(await identity.direct.exists(sessionFillKey(sidHash))).toBe(0);
  });

  it('have copies that don’t outlive them', async () => {
    const sidHash = hashSessionId(await identity.sessions.create(identity.userId, { purpose: 'subscription' }));
    identity.clock.advanceMs(3_600_000 - 20_000);
    expect(await identity.sessions.resolve(sidHash)).toMatchObject({ kind: 'pending' });
    expect(await identity.direct.ttl(sessionCacheKey(sidHash))).toBeLessThanOrEqual(20);
    identity.clock.advanceMs(20_000);
    expect(await copyOf(sidHash)).toBeUndefined();
    expect(await identity.sessions.resolve(sidHash)).toBeNull();
  });

  it('are stored by hash only', async () => {
    const sid = await identity.sessions.create(identity.userId);
    await identity.sessions.resolve(hashSessionId(sid));
    expect(JSON.stringify(await sessionModel(identity.connection).find().lean())).not.toContain(sid);
    expect((await identity.direct.keys('*')).some((key) => key.includes(sid))).toBe(false);
  });

  it('are not found after thirty days, without their user, or when they never existed', async () => {
    const { sessions, clock } = identity;
    const sidHash = hashSessionId(await sessions.create(identity.userId));
    const orphan = await sessions.create('64b000000000000000000009');
    expect(await sessions.resolve(hashSessionId(orphan))).toBeNull();
    expect(await sessions.resolve(hashSessionId('made-up'))).toBeNull();
    clock.advanceMs(30 * 86_400_000);
    expect(await sessions.resolve(sidHash)).toBeNull();
  });

  it('that are pending serve one purpose and last an hour', async () => {
    const { sessions, clock, userId } = identity;
    const sidHash = hashSessionId(await sessions.create(userId, { purpose: 'subscription' }));
    const pending = { kind: 'pending', purpose: 'subscription', userId };
    expect([await sessions.resolve(sidHash), await copyOf(sidHash)]).toEqual([pending, pending]);
    clock.advanceMs(3_600_000);
    expect(await sessions.resolve(sidHash)).toBeNull();
  });
});

describe('sessions from before cookies carried a MAC', () => {
  const old = 'b'.repeat(64);

  it('stay valid, and made-up cookies of that form cause no look-up in MongoDB', async () => {
    const { connection, oldSessions, userId, app, clock } = identity;
    await sessionModel(connection).create({ _id: old, sess: { userId }, expire: new Date(clock.nowMs() + 1000), isOld: true });
    await oldSessions.load();
    const { queries: asked, stop } = recordQueries(connection);
    const ask = async (sidHash: string) => {
      const payload = JSON.stringify({ sidHash, isOld: true });
      const headers = {
        'content-type': 'application/json',
        ...signedHeaders('identity', 'POST', resolveSessionRoute.url, { clock, body: payload }),
      };
      return (await app.inject({ method: 'POST', url: resolveSessionRoute.url, payload, headers })).json();
    };
    expect([await ask('c'.repeat(64)), asked]).toEqual([{ session: null, areOldLeft: true }, []]);
    const { provedAt: _, ...unproved } = ada();
    expect(await ask(old)).toEqual({ session: unproved, areOldLeft: true });
    expect(asked).toEqual(['sessions.findOne', 'users.findOne']);
    clock.advanceMs(1000);
    expect([await ask(old), asked.length]).toEqual([{ session: null, areOldLeft: false }, 2]);
    stop();
  });
});

describe('the calls of identity', () => {
  it('GET /api/auth/user answers the user without secrets', async () => {
    const { app, clock, userId } = identity;
    const headers = signedHeaders('identity', 'GET', '/api/auth/user', { clock, who: { ...testCallers.unpaid, userId } });
    const reply = await app.inject({ url: '/api/auth/user', headers });
    expect(reply.statusCode).toBe(200);
    expect(Object.keys(reply.json()).sort()).toEqual(Object.keys(currentUserReply.shape).sort());
  });

  it.each([
    ['the anonymous', testCallers.anonymous],
    ['a user whose session is pending', testCallers.pending],
    ['a deleted user', { ...testCallers.admin, userId: '64b000000000000000000009' }],
  ])('GET /api/auth/user is 401 for %s', async (_name, who) => {
    const headers = signedHeaders('identity', 'GET', '/api/auth/user', { clock: identity.clock, who });
    expect((await identity.app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401);
  });

  it('send no field that the contract doesn’t list', async () => {
    // With the call that only developers have.
    const fresh = await startIdentity({ env: { ENABLE_DEV_TOOLS: 'true' } });
    expect(await uncheckedReplies(fresh.app, 'identity', fresh.clock)).toEqual([]);
    await fresh.close();
  });

  it('the internal resolve call answers only the gateway', async () => {
    const { app, clock, sessions, userId } = identity;
    const payload = JSON.stringify({ sidHash: hashSessionId(await sessions.create(userId)) });
    const json = { 'content-type': 'application/json' };
    const signed = (body: string, issuer = 'gateway') => ({
      ...json,
      ...signedHeaders('identity', 'POST', resolveSessionRoute.url, { clock, body, issuer }),
    });
    const ask = (headers: Record<string, string>, body = payload) =>
      app.inject({ method: 'POST', url: resolveSessionRoute.url, payload: body, headers });
    expect((await ask(signed(payload))).json()).toMatchObject({ session: { userId } });
    expect((await ask(signed(payload, 'weather'))).statusCode).toBe(401);
    expect((await ask(signed('{}'))).statusCode).toBe(401);
    const operator = '{"sidHash":{"$ne":null}}';
    expect((await ask(signed(operator), operator)).statusCode).toBe(400);
    for (const url of spellingsOf(resolveSessionRoute.url)) {
      const reply = await app.inject({ method: 'POST', url, payload, headers: json });
      expect([url, [401, 404].includes(reply.statusCode)]).toEqual([url, true]);
    }
  });
});
