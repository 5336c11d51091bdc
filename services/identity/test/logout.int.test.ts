import { sessionCacheKey } from '@city-genie/contracts/internal/caller';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionModel } from '../src/sessions/session-model.js';
import { type AccountCalls, accountCalls, cookiesOf } from './account-calls.js';
import { type Identity, startIdentity } from './identity-fixture.js';

let identity: Identity;
let calls: AccountCalls;
beforeAll(async () => {
  identity = await startIdentity();
  calls = accountCalls(identity);
});
afterEach(() => identity.proxy.restore());
afterAll(() => identity.close());

const nobody = { kind: 'anonymous' } as const;

/** A user with sessions in several browsers. */
async function signedIn(browsers: number) {
  const { id } = await calls.newUser();
  const sids = await Promise.all(Array.from({ length: browsers }, () => identity.sessions.create(id)));
  const callers = await Promise.all(sids.map(calls.callerWith));
  return { id, sids, callers };
}

/** Whether each of these sessions is anybody's. */
const areValid = async (sids: readonly string[]) => {
  const callers = await Promise.all(sids.map(calls.callerWith));
  return callers.map(({ kind }) => kind !== 'anonymous');
};

describe.each(['logout', 'force-logout'])('POST /api/auth/%s', (path) => {
  it('removes the cookies of sessions, and no other', async () => {
    const { callers } = await signedIn(1);
    const reply = await calls.post(path, undefined, { who: callers[0] });
    expect([reply.statusCode, reply.json(), reply.headers['cache-control']]).toEqual([
      200,
      { success: true, message: 'You are logged out' },
      'no-store',
    ]);
    const removed = { value: '', maxAge: 0 };
    expect(cookiesOf(reply)).toMatchObject({ '__Host-sid': removed, '__Host-sid_pending': removed, signed_in: removed });
    expect(Object.keys(cookiesOf(reply)).length).toBe(3);
  });

  it('is a 200 for the anonymous, too, and removes what their browser may have left', async () => {
    const reply = await calls.post(path);
    expect([reply.statusCode, cookiesOf(reply)['__Host-sid']?.value]).toEqual([200, '']);
  });

  it('is a 503 when nobody could say whose session it is', async () => {
    const reply = await calls.post(path, undefined, { who: { kind: 'unknown' } });
    expect([reply.statusCode, reply.cookies]).toEqual([503, []]);
  });

  it('succeeds twice at once', async () => {
    const { callers, sids } = await signedIn(1);
    const replies = await Promise.all([callers[0], callers[0]].map((who) => calls.post(path, undefined, { who })));
    expect([replies.map(({ statusCode }) => statusCode), await areValid(sids)]).toEqual([[200, 200], [false]]);
  });

  it('ends a pending session, and no other of its user, since it proves no password', async () => {
    const { id, sids } = await signedIn(1);
    const pending = await identity.sessions.create(id, { purpose: 'subscription' });
    await calls.post(path, undefined, { who: await calls.callerWith(pending) });
    expect(await areValid([pending, ...sids])).toEqual([false, true]);
  });

  it('with Redis away it ends the session in MongoDB, fails, and is finished when Redis is back', async () => {
    const { sids } = await signedIn(1);
    const [copy] = sids.map((sid) => sessionCacheKey(hashSessionId(sid)));
    const who = await calls.copiedCaller(sids[0] ?? '');
    await identity.proxy.cut();
    const reply = await calls.post(path, undefined, { who });
    expect([reply.statusCode, reply.json().code, reply.cookies]).toEqual([503, 'service_unavailable', []]);
    expect([await areValid(sids), await identity.direct.exists(copy ?? '')]).toEqual([[false], 1]);
    expect((await calls.post(path, undefined, { who: nobody })).statusCode).toBe(200);
    await identity.proxy.restore();
    await vi.waitFor(async () => expect(await identity.direct.exists(copy ?? '')).toBe(0), { timeout: 10_000 });
    const [row = ''] = sids.map(hashSessionId);
    await vi.waitFor(async () => expect(await sessionModel(identity.connection).countDocuments({ _id: row })).toBe(0));
  });

  it('is a 503 with MongoDB away, and the session stays', async () => {
    const { callers, sids } = await signedIn(1);
    await identity.mongoProxy.cut();
    const reply = await calls.post(path, undefined, { who: callers[0] });
    await identity.mongoProxy.restore();
    expect([reply.statusCode, reply.cookies]).toEqual([503, []]);
    await vi.waitFor(async () => expect(await areValid(sids)).toEqual([true]), { timeout: 10_000 });
  });
});

it('logging out ends this session alone, and is written down once', async () => {
  const { id, callers, sids } = await signedIn(2);
  await calls.post('logout', undefined, { who: callers[0] });
  await calls.post('logout', undefined, { who: callers[0] });
  expect(await areValid(sids)).toEqual([false, true]);
  const target = { kind: 'session', id: hashSessionId(sids[0] ?? '') };
  expect(await calls.audited(id)).toMatchObject([{ actor: { kind: 'user', id }, action: 'session.ended', target, outcome: 'done' }]);
});

it('forcing a logout ends all sessions of the user and nobody else’s, and is written down', async () => {
  const [mine, other] = [await signedIn(3), await signedIn(1)];
  await calls.post('force-logout', undefined, { who: mine.callers[1] });
  expect(await areValid([...mine.sids, ...other.sids])).toEqual([false, false, false, true]);
  expect(await calls.audited(mine.id)).toMatchObject([{ action: 'session.all_ended', target: { kind: 'user', id: mine.id } }]);
});
