import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionModel } from '../../src/sessions/session-model.js';
import type { UserRow } from '../../src/users/user-model.js';
import { deviceOf, password } from '../account-calls.js';
import { type Identity, startIdentity } from '../identity-fixture.js';
import { type FactorCalls, factorCalls, refusalOf, stepMs } from './factor-calls.js';

let identity: Identity;
let calls: FactorCalls;
beforeAll(async () => {
  identity = await startIdentity();
  calls = factorCalls(identity);
});
afterAll(() => identity.close());

const anonymous = { kind: 'anonymous' };
/** Right passwords without a code, one after the other. */
async function beginMany(user: UserRow, count: number, isOfKnownDevice: boolean): Promise<void> {
  for (let begun = 0; begun < count; begun += 1) {
    identity.clock.advanceMs(1000);
    const proved = { ...user, passwordHash: user.passwordHash ?? '' };
    await identity.secondFactors.beginPending(proved, { requestId: 'test-request', isOfKnownDevice });
  }
}
const sessionsOf = (userId: string) => sessionModel(identity.connection).countDocuments({ 'sess.userId': userId });

describe('the session between password and second factor', () => {
  it('is good for nothing else', async () => {
    const { user, who: full } = await calls.withFactor();
    const { who, sid } = await calls.pendingLogin(user.username);
    const refused = await Promise.all([
      calls.currentUser(who),
      calls.post('change-password', { currentPassword: password, newPassword: 'Wander-By-Feel-29' }, { who }),
      calls.stepUp(who, { password }),
      calls.start(who),
      calls.confirm(who, '123456'),
      calls.remove(who),
      calls.renewCodes(who),
    ]);
    expect(refused.map(refusalOf)).toEqual(refused.map(() => [401, 'unauthenticated']));
    expect((await calls.post('force-logout', undefined, { who })).statusCode).toBe(200);
    expect(await calls.callerWith(sid)).toEqual(anonymous);
    expect((await calls.currentUser(full)).statusCode).toBe(200);
  });

  it('is the only one that can be finished', async () => {
    const { user, who, secret } = await calls.withFactor();
    const paying = await calls.callerWith(await identity.sessions.create(user.id, { purpose: 'subscription' }));
    for (const other of [who, paying, undefined]) {
      expect(refusalOf(await calls.finish(other ?? { kind: 'anonymous' }, calls.codeOf(secret)))).toEqual([401, 'unauthenticated']);
    }
    expect((await calls.finish({ kind: 'unknown' }, calls.codeOf(secret))).statusCode).toBe(503);
  });

  it('ends with the login, so that a repeat is a new login', async () => {
    const { user, secret } = await calls.withFactor();
    const { who } = await calls.pendingLogin(user.username);
    const code = calls.codeOf(secret);
    expect((await calls.finish(who, code)).statusCode).toBe(200);
    for (const again of [code, calls.codeOf(secret, 1)]) {
      expect((await calls.finish(who, again)).statusCode).toBe(401);
    }
    identity.clock.advanceMs(stepMs);
    expect((await calls.finish((await calls.pendingLogin(user.username)).who, calls.codeOf(secret))).statusCode).toBe(200);
  });

  it('ends after an hour', async () => {
    const { user } = await calls.withFactor();
    const { sid } = await calls.pendingLogin(user.username);
    identity.clock.advanceMs(3_600_000);
    expect(await calls.callerWith(sid)).toEqual(anonymous);
  });

  it('ends with the password', async () => {
    const { user, secret, who: full } = await calls.withFactor();
    const { who, sid } = await calls.pendingLogin(user.username);
    const changed = await calls.post('change-password', { currentPassword: password, newPassword: 'Wander-By-Feel-29' }, { who: full });
    expect(changed.statusCode).toBe(200);
    expect(await calls.callerWith(sid)).toEqual(anonymous);
    // As the gateway would know it for a moment, if it had a copy.
    expect(refusalOf(await calls.finish(who, calls.codeOf(secret)))).toEqual([401, 'unauthenticated']);
  });

  it('begins no session when the password is changed while the code is compared', async () => {
    const { user, secret } = await calls.withFactor();
    const { who } = await calls.pendingLogin(user.username);
    const noted = vi.spyOn(identity.users, 'noteSignIn').mockImplementationOnce(async (txn, signIn) => {
      await calls.users.updateOne({ _id: user.id }, { $set: { passwordHash: 'another' }, $inc: { version: 1 } });
      return identity.users.noteSignIn(txn, signIn);
    });
    expect((await calls.finish(who, calls.codeOf(secret))).statusCode).toBe(401);
    noted.mockRestore();
    // The one of the setup, and the pending one.
    expect(await sessionsOf(user.id)).toBe(2);
  });

  it('isn’t begun when the password is changed while it is compared', async () => {
    const { user } = await calls.withFactor();
    const noted = vi.spyOn(identity.users, 'noteSignIn').mockImplementationOnce(async (txn, signIn) => {
      await calls.users.updateOne({ _id: user.id }, { $set: { passwordHash: 'another' }, $inc: { version: 1 } });
      return identity.users.noteSignIn(txn, signIn);
    });
    const { reply, sid } = await calls.pendingLogin(user.username);
    noted.mockRestore();
    expect([...refusalOf(reply), sid, await sessionsOf(user.id)]).toEqual([401, 'invalid_credentials', '', 1]);
  });

  it('is worth nothing once the second factor is off', async () => {
    const { user, who: full, secret } = await calls.withFactor();
    const { who } = await calls.pendingLogin(user.username);
    expect((await calls.remove(full)).statusCode).toBe(200);
    expect(refusalOf(await calls.finish(who, calls.codeOf(secret)))).toEqual([401, 'unauthenticated']);
    expect((await calls.login(user.username)).statusCode).toBe(200);
  });

  it.each([false, true])('takes no room of full ones, and there are fifty at most; in a known browser: %s', async (isOfKnownDevice) => {
    const { user, sid, who } = await calls.withFactor();
    await beginMany(user, 51, isOfKnownDevice);
    expect(await calls.callerWith(sid)).toMatchObject({ kind: 'user', userId: user.id });
    expect(await sessionsOf(user.id)).toBe(51);
    expect((await calls.currentUser(who)).statusCode).toBe(200);
  });

  it('stays in a browser that the owner has used, however many somebody else begins with the password', async () => {
    const { user, login, secret } = await calls.withFactor();
    const cookie = deviceOf(login);
    const [known, unknown] = [await calls.pendingLogin(user.username, { cookie }), await calls.pendingLogin(user.username)];
    await beginMany(user, 50, false);
    expect(await calls.callerWith(unknown.sid)).toEqual(anonymous);
    expect(await calls.callerWith(known.sid)).toMatchObject({ kind: 'pending' });
    expect((await calls.finish(known.who, calls.codeOf(secret), { cookie })).statusCode).toBe(200);
  });
});

it('a login without a code begins no session when the second factor is turned on in the middle', async () => {
  const user = await calls.newUser();
  const noted = vi.spyOn(identity.users, 'noteSignIn').mockImplementationOnce(async (txn, signIn) => {
    await calls.users.updateOne({ _id: user.id }, { $set: { hasSecondFactor: true } });
    return identity.users.noteSignIn(txn, signIn);
  });
  const reply = await calls.login(user.username);
  noted.mockRestore();
  expect([reply.statusCode, reply.cookies, await sessionsOf(user.id)]).toEqual([503, [], 0]);
  expect(refusalOf(await calls.login(user.username))).toEqual([401, 'second_factor_required']);
});
