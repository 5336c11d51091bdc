import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { type Caller, sessionCacheKey } from '@city-genie/contracts/internal/caller';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { linkModel } from '../src/links/link-model.js';
import { sessionModel } from '../src/sessions/session-model.js';
import { type AccountCalls, accountCalls, browsers, deviceOf, password, sidOf } from './account-calls.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { quickHash } from './quick-hashing.js';

let identity: Identity;
let calls: AccountCalls;
beforeAll(async () => {
  identity = await startIdentity();
  calls = accountCalls(identity);
});
afterEach(() => identity.proxy.restore());
afterAll(() => identity.close());

const newPassword = 'Wander-By-Feel-29';
const path = 'change-password';
const body = { currentPassword: password, newPassword };

/** A user who is signed in here and in another browser. */
async function signedIn() {
  const user = await calls.newUser();
  const login = await calls.login(user.username);
  const [here, elsewhere] = [sidOf(login), await identity.sessions.create(user.id)];
  return { user, here, elsewhere, cookie: deviceOf(login), who: await calls.callerWith(here), other: await calls.callerWith(elsewhere) };
}

const kindOf = async (sid: string) => (await calls.callerWith(sid)).kind;
const storedUser = async (id: string) => await calls.users.findById(id).lean();

describe('changing a password', () => {
  it('ends all sessions, and gives this browser a new one', async () => {
    const { user, here, elsewhere, who } = await signedIn();
    const reply = await calls.post(path, { ...body, username: user.username.toUpperCase() }, { who, userAgent: browsers.chromeOnWindows });
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, message: 'Password changed successfully' }]);
    expect([await kindOf(sidOf(reply)), await kindOf(here), await kindOf(elsewhere)]).toEqual(['user', 'anonymous', 'anonymous']);
    const copies = [here, elsewhere].map((sid) => sessionCacheKey(hashSessionId(sid)));
    expect(await identity.direct.exists(copies)).toBe(0);
    expect((await calls.login(user.username)).statusCode).toBe(401);
    expect((await calls.login(user.username, newPassword)).statusCode).toBe(200);
  });

  it('stores a hash and the time, and increases the version', async () => {
    const { user, who } = await signedIn();
    await calls.post(path, body, { who });
    expect(await storedUser(user.id)).toMatchObject({
      passwordHash: expect.stringContaining(quickHash),
      passwordChangedAt: new Date(identity.clock.nowMs()),
      version: 2,
    });
  });

  it('is told by mail and written down, and ends links that could reset it', async () => {
    const { user, who } = await signedIn();
    await inTransaction(identity.connection, (txn) => identity.links.create(txn, 'reset_password', { userId: user.id }));
    await calls.post(path, body, { who });
    const { email: to, username } = user;
    expect(await calls.mailsTo(user.id)).toMatchObject([
      { type: 'account.password-changed', to, firstName: 'Grace', username, means: 'change' },
    ]);
    const entries = await calls.audited(user.id);
    expect(entries.at(-1)).toMatchObject({
      actor: { kind: 'user', id: user.id },
      action: 'password.changed',
      target: { kind: 'user', id: user.id },
      outcome: 'done',
      details: { means: 'form' },
    });
    const links = await linkModel(identity.connection).find({ userId: user.id }).lean();
    expect(links.map((link) => identity.links.isUsable(link))).toEqual([false]);
  });

  it('renews this browser’s device cookie, and those of others don’t count any more', async () => {
    const { user, who, cookie } = await signedIn();
    const renewed = deviceOf(await calls.post(path, body, { who, cookie }));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await calls.login(user.username, `wrong ${attempt}`);
    }
    for (const [sent, delays] of [
      [renewed, 0],
      [cookie, 1],
    ] as const) {
      identity.pauses.splice(0);
      expect((await calls.login(user.username, newPassword, { cookie: sent })).statusCode).toBe(200);
      expect(identity.pauses.length).toBe(delays);
    }
  });
});

describe('a refused change', () => {
  it.each([
    ['six characters', 'Abc-1x'],
    ['seven characters', 'Abc-12x'],
    ['no symbol', 'Wander0By0Feel'],
    ['a space', 'Wander By-Feel-29'],
    ['129 characters', `Aa-${'x'.repeat(126)}`],
    ['a common password', 'Password1!'],
  ])('is a 400 for %s, and changes nothing', async (_name, wanted) => {
    const { user, who, here, elsewhere } = await signedIn();
    const reply = await calls.post(path, { currentPassword: password, newPassword: wanted }, { who });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['newPassword']]);
    expect([await storedUser(user.id), await kindOf(here), await kindOf(elsewhere)]).toMatchObject([{ version: 1 }, 'user', 'user']);
  });

  it('is a 400 beside the field for a wrong current password, and is written down', async () => {
    const { user, who, here } = await signedIn();
    const reply = await calls.post(path, { ...body, currentPassword: 'Not-The-One-1' }, { who });
    expect([reply.statusCode, reply.json().fields, reply.cookies]).toEqual([400, { currentPassword: accountMessages.wrongPassword }, []]);
    expect([await storedUser(user.id), await kindOf(here)]).toMatchObject([{ version: 1 }, 'user']);
    expect((await calls.audited(user.id)).at(-1)).toMatchObject({
      action: 'password.changed',
      outcome: 'refused',
      details: { reason: 'wrong_password' },
    });
  });

  it('is a 403 for who names somebody else, is written down as theirs, and changes nobody’s password', async () => {
    const [{ user, who }, other] = [await signedIn(), await calls.newUser()];
    const reply = await calls.post(path, { ...body, username: other.username }, { who });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
    expect([await storedUser(user.id), await storedUser(other.id)]).toMatchObject([{ version: 1 }, { version: 1 }]);
    expect((await calls.audited(user.id)).at(-1)).toMatchObject({
      actor: { kind: 'user', id: user.id },
      action: 'password.changed',
      target: { kind: 'user', id: user.id },
      outcome: 'refused',
      details: { reason: 'other_user_named' },
    });
    expect(await calls.audited(other.id)).toEqual([]);
  });

  it.each([
    ['the anonymous', testCallers.anonymous],
    ['a pending session', testCallers.pending],
    ['a deleted user', { ...testCallers.unpaid, userId: '64b000000000000000000009' }],
  ])('is a 401 for %s', async (_name, who) => {
    expect((await calls.post(path, body, { who })).statusCode).toBe(401);
  });

  it('is a 400 for a user who has no password yet', async () => {
    const { id } = await calls.newUser({}, { hasPassword: false });
    const who = await calls.callerWith(await identity.sessions.create(id));
    expect((await calls.post(path, body, { who })).statusCode).toBe(400);
  });
});

describe('wrong passwords', () => {
  const wrong = { ...body, currentPassword: 'Not-The-One-1' };
  const stepUp = (who: Caller, typed: string) => calls.post('step-up', { password: typed }, { who });

  it('count with those of the other calls that ask for it: beyond five not even the right one is compared', async () => {
    const { user, who } = await signedIn();
    for (const attempt of [1, 2, 3]) {
      expect([attempt, (await calls.post(path, wrong, { who })).statusCode]).toEqual([attempt, 400]);
    }
    expect([(await stepUp(who, 'wrong')).statusCode, (await stepUp(who, 'wrong')).statusCode]).toEqual([400, 400]);
    const refused = [await calls.post(path, body, { who }), await stepUp(who, password)];
    expect(refused.map((reply) => [reply.statusCode, reply.json().code])).toEqual(Array(2).fill([429, 'rate_limited']));
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await storedUser(user.id)).toMatchObject({ version: 1 });
  });

  it('are none where the change is repeated, and one where neither of the two is right', async () => {
    const { who } = await signedIn();
    const changed = await calls.callerWith(sidOf(await calls.post(path, body, { who })));
    const repeated = await calls.callerWith(sidOf(await calls.post(path, body, { who: changed })));
    const neither = await calls.post(path, { currentPassword: 'Not-The-One-1', newPassword: 'Not-The-One-2' }, { who: repeated });
    expect(neither.statusCode).toBe(400);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      statuses.push((await stepUp(repeated, 'wrong')).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
  });
});

describe('a change that is repeated', () => {
  it('after Redis was away goes on with the new session, and is told by one mail', async () => {
    const { user, who, here, elsewhere } = await signedIn();
    await identity.proxy.cut();
    const failed = await calls.post(path, body, { who });
    expect([failed.statusCode, await kindOf(here), await kindOf(elsewhere)]).toEqual([503, 'anonymous', 'anonymous']);
    const again = await calls.callerWith(sidOf(failed));
    expect(again.kind).toBe('user');
    await identity.proxy.restore();
    await vi.waitFor(() => identity.redis.ping(), { timeout: 10_000 });
    const reply = await calls.post(path, body, { who: again });
    expect([reply.statusCode, await kindOf(sidOf(reply)), await kindOf(sidOf(failed))]).toEqual([200, 'user', 'anonymous']);
    expect([await storedUser(user.id), (await calls.mailsTo(user.id)).length]).toMatchObject([{ version: 2 }, 1]);
    const copies = [here, elsewhere].map((sid) => sessionCacheKey(hashSessionId(sid)));
    expect(await identity.direct.exists(copies)).toBe(0);
  });

  it('with the session that has ended begins no other', async () => {
    const { user, who } = await signedIn();
    const changed = await calls.post(path, body, { who });
    expect((await calls.post(path, body, { who })).statusCode).toBe(401);
    expect((await calls.post(path, { currentPassword: newPassword, newPassword: password }, { who })).statusCode).toBe(401);
    expect([await kindOf(sidOf(changed)), await sessionModel(identity.connection).countDocuments({ 'sess.userId': user.id })]).toEqual([
      'user',
      1,
    ]);
  });

  it('later finds out no password', async () => {
    const { who } = await signedIn();
    const again = await calls.callerWith(sidOf(await calls.post(path, body, { who })));
    identity.clock.advanceMs(600_000);
    const reply = await calls.post(path, { currentPassword: 'Not-The-One-1', newPassword }, { who: again });
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { currentPassword: accountMessages.wrongPassword }]);
  });

  it('begins no session when the password is reset in the middle', async () => {
    const { user, who: before } = await signedIn();
    const who = await calls.callerWith(sidOf(await calls.post(path, body, { who: before })));
    const verify = identity.hasher.verify.bind(identity.hasher);
    const reset = { passwordHash: await identity.hasher.hash('Another-One-8'), passwordChangedAt: new Date(identity.clock.nowMs()) };
    const spy = vi.spyOn(identity.hasher, 'verify').mockImplementation(async (typed, passwordHash) => {
      const fits = await verify(typed, passwordHash);
      if (fits) {
        await inTransaction(identity.connection, (txn) => identity.users.setPassword(txn, user.id, reset));
        await identity.endAllOf(user.id);
      }
      return fits;
    });
    const reply = await calls.post(path, body, { who });
    spy.mockRestore();
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([401, undefined]);
    expect(await sessionModel(identity.connection).countDocuments({ 'sess.userId': user.id })).toBe(0);
  });

  it('at the same time is made once, and the other one is answered or may be repeated', async () => {
    const { user, who, other } = await signedIn();
    const replies = await Promise.all([calls.post(path, body, { who }), calls.post(path, body, { who: other })]);
    expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    expect(replies.every(({ statusCode }) => [200, 401, 503].includes(statusCode))).toBe(true);
    expect([await storedUser(user.id), (await calls.mailsTo(user.id)).length]).toMatchObject([{ version: 2 }, 1]);
  });
});
