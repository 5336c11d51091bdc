import { currentUserReply } from '@city-genie/contracts/auth/routes';
import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { browsers, cookiesOf, sidOf } from '../account-calls.js';
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
    identity.clock.advanceMs(stepMs);
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
