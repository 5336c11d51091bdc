import { sessionCacheKey } from '@city-genie/contracts/internal/caller';
import { demoUsers } from '@city-genie/contracts/internal/demo-users';
import { signedHeaders } from '@city-genie/service-kit/testing/signed-caller';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AccountCalls, accountCalls } from './account-calls.js';
import { type Identity, startIdentity } from './identity-fixture.js';

let identity: Identity;
let calls: AccountCalls;
beforeAll(async () => {
  identity = await startIdentity();
  calls = accountCalls(identity);
});
afterEach(() => identity.proxy.restore());
afterAll(() => identity.close());

const until = 1_950_000_000;
const active = { revision: 1, entitledUntil: until, status: 'active', plan: 'yearly' };
const ended = { revision: 2, entitledUntil: null, status: 'canceled' };

function ask(path: string, payload: object | undefined, issuer = 'billing') {
  const url = `/internal/users/${path}`;
  const body = payload && JSON.stringify(payload);
  const headers = signedHeaders('identity', 'POST', url, { clock: identity.clock, body: body ?? '', issuer });
  const sent = body === undefined ? { headers } : { headers: { 'content-type': 'application/json', ...headers }, payload: body };
  return identity.app.inject({ method: 'POST', url, ...sent });
}

const publish = (id: string, body: object, issuer?: string) => ask(`${id}/subscription`, body, issuer);

async function stored(id: string) {
  const user = await calls.users.findById(id).lean();
  const { entitledUntil, subscriptionStatus, subscriptionPlan, subscriptionRevision, version } = user ?? expect.fail('no such user');
  return { entitledUntil, subscriptionStatus, subscriptionPlan, subscriptionRevision, version };
}

describe('what billing publishes', () => {
  it('is stored, and in force from the next request on', async () => {
    const { id, version } = await calls.newUser();
    const sid = await identity.sessions.create(id);
    expect(await calls.copiedCaller(sid)).toMatchObject({ entitledUntil: null });
    const reply = await publish(id, active);
    expect([reply.statusCode, reply.json()]).toEqual([200, { isKnown: true }]);
    expect(await identity.direct.exists(sessionCacheKey(hashSessionId(sid)))).toBe(0);
    expect(await calls.callerWith(sid)).toMatchObject({ entitledUntil: until, version: version + 1 });
    expect(await stored(id)).toEqual({
      entitledUntil: until,
      subscriptionStatus: 'active',
      subscriptionPlan: 'yearly',
      subscriptionRevision: 1,
      version: version + 1,
    });
  });

  it('can be taken back, and leaves the plan as it was when it names none', async () => {
    const { id } = await calls.newUser();
    await publish(id, active);
    await publish(id, ended);
    expect(await stored(id)).toMatchObject({ entitledUntil: null, subscriptionStatus: 'canceled', subscriptionPlan: 'yearly' });
  });

  it('is nothing new when something newer is known', async () => {
    const { id } = await calls.newUser();
    const sid = await identity.sessions.create(id);
    await publish(id, ended);
    const before = await stored(id);
    await calls.copiedCaller(sid);
    expect((await publish(id, active)).json()).toEqual({ isKnown: true });
    expect(await stored(id)).toEqual(before);
    expect(await identity.direct.exists(sessionCacheKey(hashSessionId(sid)))).toBe(1);
  });

  it('of several messages at once is the newest', async () => {
    const { id, version } = await calls.newUser();
    const messages = [3, 1, 5, 2, 4].map((revision) => ({ ...active, revision, entitledUntil: until + revision }));
    const replies = await Promise.all(messages.map((message) => publish(id, message)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const after = await stored(id);
    expect(after).toMatchObject({ entitledUntil: until + 5, subscriptionRevision: 5 });
    expect(after.version).toBeGreaterThan(version);
  });

  it('counts once when it is repeated, and the copies are removed again', async () => {
    const { id, version } = await calls.newUser();
    const sid = await identity.sessions.create(id);
    await publish(id, active);
    await calls.copiedCaller(sid);
    expect((await publish(id, { ...active, entitledUntil: null })).json()).toEqual({ isKnown: true });
    expect(await stored(id)).toMatchObject({ entitledUntil: until, version: version + 1 });
    expect(await identity.direct.exists(sessionCacheKey(hashSessionId(sid)))).toBe(0);
  });

  it('is a 503 while Redis is away, and completes when it is repeated', async () => {
    const { id } = await calls.newUser();
    const sid = await identity.sessions.create(id);
    await calls.copiedCaller(sid);
    await identity.proxy.cut();
    expect((await publish(id, active)).statusCode).toBe(503);
    expect(await identity.direct.exists(sessionCacheKey(hashSessionId(sid)))).toBe(1);
    await identity.proxy.restore();
    await vi.waitFor(() => identity.redis.ping(), { timeout: 10_000 });
    expect((await publish(id, active)).statusCode).toBe(200);
    expect(await identity.direct.exists(sessionCacheKey(hashSessionId(sid)))).toBe(0);
    expect(await calls.callerWith(sid)).toMatchObject({ entitledUntil: until });
  });

  it('about nobody is said to be', async () => {
    expect((await publish('64b0000000000000000000ff', active)).json()).toEqual({ isKnown: false });
  });

  it('agrees with what a demo user has from the start', async () => {
    const { id } = demoUsers.subscriber;
    const before = await stored(id);
    await publish(id, { revision: 1, entitledUntil: before.entitledUntil, status: 'active' });
    expect(await stored(id)).toEqual({ ...before, subscriptionRevision: 1, version: before.version + 1 });
  });

  it('keeps an account that nobody has verified from going', async () => {
    const { id } = await calls.newUser({ emailVerified: false, createdAt: new Date(0), expiryToldAt: new Date(0) });
    await publish(id, active);
    await identity.expireAccounts();
    expect(await calls.users.exists({ _id: id })).not.toBeNull();
  });
});

describe('the contact of a user', () => {
  it('is their address and their names', async () => {
    const { id, email, username } = await calls.newUser({ emailVerified: false });
    const reply = await ask(`${id}/contact`, undefined);
    expect(reply.json()).toEqual({ contact: { to: email, firstName: 'Grace', lastName: 'Hopper', username, isVerified: false } });
  });

  it('of nobody is none', async () => {
    expect((await ask('64b0000000000000000000ff/contact', undefined)).json()).toEqual({ contact: null });
  });
});

it.each(['gateway', 'recommendations', 'waitlist', 'mailer', 'identity'])('%s may ask neither', async (issuer) => {
  const { id } = await calls.newUser({}, { hasPassword: false });
  const replies = await Promise.all([publish(id, active, issuer), ask(`${id}/contact`, undefined, issuer)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  expect(await stored(id)).toMatchObject({ entitledUntil: null });
});
