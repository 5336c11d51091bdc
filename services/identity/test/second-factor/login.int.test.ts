import { currentUserReply } from '@city-genie/contracts/auth/routes';
import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionModel } from '../../src/sessions/session-model.js';
import { browsers, cookiesOf, password, sidOf } from '../account-calls.js';
import { type Identity, startIdentity } from '../identity-fixture.js';
import { type FactorCalls, factorCalls, refusalOf, stepMs } from './factor-calls.js';

let identity: Identity;
let calls: FactorCalls;
beforeAll(async () => {
  identity = await startIdentity();
  calls = factorCalls(identity);
});
afterEach(() => identity.proxy.restore());
afterAll(() => identity.close());

const wrongCode = [401, 'invalid_credentials'];
const anonymous = { kind: 'anonymous' };
const sessionsOf = (userId: string) => sessionModel(identity.connection).countDocuments({ 'sess.userId': userId });
const actionsOf = async (userId: string) => (await calls.audited(userId)).map((entry) => ('action' in entry ? entry.action : ''));

describe('a login with a second factor', () => {
  it('is half done with the password: a pending session of an hour, and nothing else', async () => {
    const { user, sid, who } = await calls.withFactor();
    const before = { mails: await calls.mailsTo(user.id), actions: await actionsOf(user.id) };
    const { reply, who: pending } = await calls.pendingLogin(user.username, { who });
    expect([...refusalOf(reply), reply.json().message]).toEqual([401, 'second_factor_required', secondFactorMessages.required]);
    const { '__Host-sid': full, '__Host-sid_pending': half, '__Host-device': device, signed_in: hint } = cookiesOf(reply);
    expect(half).toMatchObject({
      maxAge: 3600,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      value: expect.stringMatching(/^[\w-]{65}$/),
    });
    // The gateway looks at the full session's cookie first.
    expect([full, hint, device]).toMatchObject([{ value: '', maxAge: 0 }, { value: '', maxAge: 0 }, undefined]);
    expect(pending).toMatchObject({ kind: 'pending', purpose: 'second_factor', userId: user.id });
    expect(await calls.callerWith(sid)).toEqual(anonymous);
    expect({ mails: await calls.mailsTo(user.id), actions: await actionsOf(user.id) }).toEqual(before);
  });

  it('says nothing of a second factor to who doesn’t know the password', async () => {
    const { user } = await calls.withFactor();
    const reply = await calls.login(user.username, 'wrong');
    expect([...refusalOf(reply), reply.cookies]).toEqual([...wrongCode, []]);
  });

  it('is finished by a code, and answers as every login', async () => {
    const { user, secret } = await calls.withFactor({ deviceKinds: ['Chrome/Windows/desktop'] });
    const pending = await calls.pendingLogin(user.username);
    const reply = await calls.finish(pending.who, ` ${calls.codeOf(secret).replace(/(...)/, '$1 ')} `, {
      userAgent: browsers.safariOnIphone,
    });
    expect([reply.statusCode, reply.json().success, reply.headers['cache-control']]).toEqual([200, true, 'no-store']);
    expect(Object.keys(reply.json().user).sort()).toEqual(Object.keys(currentUserReply.shape).sort());
    const { '__Host-sid_pending': half, '__Host-device': device, signed_in: hint } = cookiesOf(reply);
    expect([half, device?.maxAge, hint?.value]).toMatchObject([{ value: '', maxAge: 0 }, 365 * 86_400, '1']);
    const provedAt = identity.clock.nowMs() / 1000;
    expect(await calls.callerWith(sidOf(reply))).toMatchObject({ kind: 'user', userId: user.id, provedAt });
    expect(await calls.callerWith(pending.sid)).toEqual(anonymous);
    expect((await calls.audited(user.id)).at(-1)).toMatchObject({
      actor: { kind: 'user', id: user.id },
      action: 'session.started',
      target: { kind: 'session', id: hashSessionId(sidOf(reply)) },
    });
    expect((await calls.mailsTo(user.id)).at(-1)).toMatchObject({ type: 'account.signed-in', browser: 'Safari', system: 'iOS' });
  });

  it('is finished by a recovery code, once, which is told by mail', async () => {
    const { user, recoveryCode } = await calls.withFactor();
    const reply = await calls.finish((await calls.pendingLogin(user.username)).who, ` ${recoveryCode.toLowerCase().replaceAll('-', ' ')}`);
    expect([reply.statusCode, reply.json().user.id]).toEqual([200, user.id]);
    expect(await calls.callerWith(sidOf(reply))).toMatchObject({ provedAt: identity.clock.nowMs() / 1000 });
    expect((await calls.mailsTo(user.id)).at(-1)).toMatchObject({ type: 'account.second-factor', change: 'code_used', to: user.email });
    expect((await actionsOf(user.id)).slice(-2)).toEqual(['second_factor.code_used', 'session.started']);
    expect(await identity.secondFactors.shownFactorOf(user)).toEqual({ isOn: true, recoveryCodesLeft: 9, isRequired: false });
    expect(refusalOf(await calls.finish((await calls.pendingLogin(user.username)).who, recoveryCode))).toEqual(wrongCode);
  });

  it('works with Redis away', async () => {
    const { user, secret } = await calls.withFactor();
    await identity.proxy.cut();
    const reply = await calls.finish((await calls.pendingLogin(user.username)).who, calls.codeOf(secret));
    expect([reply.statusCode, await calls.callerWith(sidOf(reply))]).toMatchObject([200, { kind: 'user', userId: user.id }]);
  });
});

describe('the code of an app', () => {
  it.each([
    [-1, 200],
    [0, 200],
    [1, 200],
    [-2, 401],
    [2, 401],
  ])('of %i steps from now is answered with %i', async (steps, status) => {
    const { user, secret } = await calls.withFactor();
    // So that the steps before haven't been taken by the setup.
    identity.clock.advanceMs(3 * stepMs);
    const reply = await calls.finish((await calls.pendingLogin(user.username)).who, calls.codeOf(secret, steps));
    expect(reply.statusCode).toBe(status);
  });

  it('is good once, and so is every earlier one', async () => {
    const { user, secret } = await calls.withFactor();
    const code = calls.codeOf(secret, 1);
    expect((await calls.finish((await calls.pendingLogin(user.username)).who, code)).statusCode).toBe(200);
    const pending = await calls.pendingLogin(user.username);
    for (const steps of [-1, 0, 1]) {
      expect(refusalOf(await calls.finish(pending.who, calls.codeOf(secret, steps)))).toEqual(wrongCode);
    }
    identity.clock.advanceMs(2 * stepMs);
    expect((await calls.finish(pending.who, calls.codeOf(secret))).statusCode).toBe(200);
  });

  it('that has confirmed the setup is taken', async () => {
    const { user, who } = await calls.signedIn();
    const { secret } = calls.startedOf(await calls.start(who));
    const code = calls.codeOf(secret);
    expect((await calls.confirm(who, code)).statusCode).toBe(200);
    expect(refusalOf(await calls.finish((await calls.pendingLogin(user.username)).who, code))).toEqual(wrongCode);
  });

  it('begins one session when it comes twice at once', async () => {
    const { user, secret } = await calls.withFactor();
    const [here, there] = [await calls.pendingLogin(user.username), await calls.pendingLogin(user.username)];
    const code = calls.codeOf(secret);
    const replies = await Promise.all([calls.finish(here.who, code), calls.finish(there.who, code)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('begins one session of a pending one, also with two good codes at once', async () => {
    const { user, secret } = await calls.withFactor();
    const { who } = await calls.pendingLogin(user.username);
    const replies = await Promise.all([0, 1].map((steps) => calls.finish(who, calls.codeOf(secret, steps))));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });
});

describe('a recovery code', () => {
  it('begins one session when it comes twice at once', async () => {
    const { user, recoveryCode } = await calls.withFactor();
    const [here, there] = [await calls.pendingLogin(user.username), await calls.pendingLogin(user.username)];
    const replies = await Promise.all([calls.finish(here.who, recoveryCode), calls.finish(there.who, recoveryCode)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await actionsOf(user.id)).filter((action) => action === 'second_factor.code_used').length).toBe(1);
  });

  it('of somebody else is none', async () => {
    const [{ user }, other] = [await calls.withFactor(), await calls.withFactor()];
    expect(refusalOf(await calls.finish((await calls.pendingLogin(user.username)).who, other.recoveryCode))).toEqual(wrongCode);
  });

  it('isn’t used up by a login that fails', async () => {
    const { user, recoveryCode } = await calls.withFactor();
    const { who } = await calls.pendingLogin(user.username);
    const failing = vi.spyOn(identity.sessions, 'create').mockRejectedValueOnce(new Error('the process has ended'));
    expect((await calls.finish(who, recoveryCode)).statusCode).toBe(500);
    failing.mockRestore();
    expect((await calls.finish(who, recoveryCode)).statusCode).toBe(200);
  });
});

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
    expect([...refusalOf(reply), sid, await sessionsOf(user.id)]).toEqual([...wrongCode, '', 1]);
  });

  it('is worth nothing once the second factor is off', async () => {
    const { user, who: full, secret } = await calls.withFactor();
    const { who } = await calls.pendingLogin(user.username);
    expect((await calls.remove(full)).statusCode).toBe(200);
    expect(refusalOf(await calls.finish(who, calls.codeOf(secret)))).toEqual([401, 'unauthenticated']);
    expect((await calls.login(user.username)).statusCode).toBe(200);
  });

  it('takes no room of full ones, and there are fifty at most', async () => {
    const { user, sid, who } = await calls.withFactor();
    for (let count = 0; count < 51; count += 1) {
      identity.clock.advanceMs(1000);
      await identity.secondFactors.beginPending({ ...user, passwordHash: user.passwordHash ?? '' }, { requestId: 'test-request' });
    }
    expect(await calls.callerWith(sid)).toMatchObject({ kind: 'user', userId: user.id });
    expect(await sessionsOf(user.id)).toBe(51);
    expect((await calls.currentUser(who)).statusCode).toBe(200);
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
