import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import { sessionCacheKey } from '@city-genie/contracts/internal/caller';
import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionModel } from '../../src/sessions/session-model.js';
import { password, sidOf } from '../account-calls.js';
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

const tenMinutesMs = 600_000;
const now = () => identity.clock.nowMs() / 1000;
const steppedUp = { success: true, message: secondFactorMessages.steppedUp };
const wrongCode = [400, 'validation_failed', { code: secondFactorMessages.wrongCode }];

/** Ten minutes after the login, so that it doesn't count any more. */
async function later<T extends { sid: string }>(signedIn: T) {
  identity.clock.advanceMs(tenMinutesMs);
  return { ...signedIn, who: await calls.callerWith(signedIn.sid) };
}

describe('a proof', () => {
  it('is a login, for ten minutes', async () => {
    const { sid, who } = await calls.signedIn();
    expect(who).toMatchObject({ provedAt: now() });
    identity.clock.advanceMs(tenMinutesMs - 1000);
    expect((await calls.start(await calls.callerWith(sid))).statusCode).toBe(200);
    identity.clock.advanceMs(1000);
    expect(refusalOf(await calls.start(await calls.callerWith(sid)))).toEqual([403, 'step_up_required']);
  });

  it('is asked for by every change of the second factor', async () => {
    const { who, secret } = await later(await calls.withFactor());
    const replies = [
      await calls.start(who),
      await calls.confirm(who, calls.codeOf(secret)),
      await calls.remove(who),
      await calls.renewCodes(who),
    ];
    expect(replies.map(refusalOf)).toEqual(replies.map(() => [403, 'step_up_required']));
  });

  it('is missing in sessions from before there was a time of their start', async () => {
    const { sid } = await calls.signedIn();
    await sessionModel(identity.connection).updateOne({ _id: hashSessionId(sid) }, { $unset: { createdAt: 1 } });
    const who = await calls.callerWith(sid);
    expect(who).not.toHaveProperty('provedAt');
    expect(refusalOf(await calls.start(who))).toEqual([403, 'step_up_required']);
    expect((await calls.stepUp(who, { password })).statusCode).toBe(200);
    expect((await calls.start(await calls.callerWith(sid))).statusCode).toBe(200);
  });
});

describe('a step-up', () => {
  it('by the password counts from the next request on, for ten minutes and this session alone', async () => {
    const { user, sid } = await later(await calls.signedIn());
    const elsewhere = await identity.sessions.create(user.id, { provedAt: new Date(0) });
    const who = await calls.copiedCaller(sid);
    const reply = await calls.stepUp(who, { password });
    expect([reply.statusCode, reply.json(), reply.cookies]).toEqual([200, steppedUp, []]);
    expect(await identity.direct.exists(sessionCacheKey(hashSessionId(sid)))).toBe(0);
    expect(await calls.callerWith(sid)).toMatchObject({ provedAt: now() });
    expect(await calls.callerWith(elsewhere)).toMatchObject({ provedAt: 0 });
    identity.clock.advanceMs(tenMinutesMs);
    expect(refusalOf(await calls.start(await calls.callerWith(sid)))).toEqual([403, 'step_up_required']);
  });

  it('by a code is for who has a second factor; the password doesn’t count then', async () => {
    const { sid, who, secret } = await later(await calls.withFactor());
    const asked = [400, 'validation_failed', { code: secondFactorMessages.required }];
    expect(refusalOf(await calls.stepUp(who, { password }))).toEqual(asked);
    expect(refusalOf(await calls.stepUp(who, {}))).toEqual(asked);
    expect(refusalOf(await calls.stepUp(who, { code: 'nonsense', password }))).toEqual(wrongCode);
    expect(await calls.callerWith(sid)).toEqual(who);
    expect((await calls.stepUp(who, { code: calls.codeOf(secret) })).json()).toEqual(steppedUp);
    expect(await calls.callerWith(sid)).toMatchObject({ provedAt: now() });
  });

  it('by a recovery code takes it, and is told by mail', async () => {
    const { user, who, sid, recoveryCode } = await later(await calls.withFactor());
    expect((await calls.stepUp(who, { code: recoveryCode })).statusCode).toBe(200);
    expect(await calls.callerWith(sid)).toMatchObject({ provedAt: now() });
    expect((await calls.mailsTo(user.id)).at(-1)).toMatchObject({ change: 'code_used' });
    const pending = await calls.pendingLogin(user.username);
    expect((await calls.finish(pending.who, recoveryCode)).statusCode).toBe(401);
  });

  it.each([
    [{}, { password: accountPageMessages.password }],
    [{ password: '' }, { password: accountPageMessages.password }],
    [{ code: '123456' }, { password: accountPageMessages.password }],
    [{ password: 'wrong' }, { password: accountPageMessages.wrongPassword }],
    [{ password: 'wrong', code: '123456' }, { password: accountPageMessages.wrongPassword }],
  ])('without a second factor is a 400 for %j', async (body, fields) => {
    const { who, sid } = await later(await calls.signedIn());
    expect(refusalOf(await calls.stepUp(who, body))).toEqual([400, 'validation_failed', fields]);
    expect(await calls.callerWith(sid)).toEqual(who);
  });

  it('is a 401 for a session that has ended, and takes no code', async () => {
    const { user, who, recoveryCode } = await later(await calls.withFactor());
    await identity.endAllOf(user.id);
    expect(refusalOf(await calls.stepUp(who, { code: recoveryCode }))).toEqual([401, 'unauthenticated']);
    expect(await identity.secondFactors.shownFactorOf(user)).toMatchObject({ recoveryCodesLeft: 10 });
    const other = await calls.signedIn();
    await identity.endAllOf(other.user.id);
    expect(refusalOf(await calls.stepUp(other.who, { password }))).toEqual([401, 'unauthenticated']);
  });

  it('is written down, with what it was by', async () => {
    const { user, who, sid, secret, recoveryCode } = await calls.withFactor();
    await calls.stepUp(who, { code: calls.codeOf(secret) });
    await calls.stepUp(who, { code: recoveryCode });
    const other = await calls.signedIn();
    await calls.stepUp(other.who, { password });
    const stepsOf = async (id: string) =>
      (await calls.audited(id)).filter((entry) => 'action' in entry && entry.action === 'session.stepped_up');
    const by = (id: string) => ({ actor: { kind: 'user', id }, outcome: 'done' });
    const target = { kind: 'session', id: hashSessionId(sid) };
    expect(await stepsOf(user.id)).toMatchObject([
      { ...by(user.id), target, details: { means: 'app_code' } },
      { ...by(user.id), target, details: { means: 'recovery_code' } },
    ]);
    expect(await stepsOf(other.user.id)).toMatchObject([{ ...by(other.user.id), details: { means: 'password' } }]);
  });
});

describe('a code that comes again', () => {
  it('proves nothing, in another session or in the same one later', async () => {
    const { user, sid, who, secret } = await later(await calls.withFactor());
    const elsewhere = await calls.callerWith(await identity.sessions.create(user.id, { provedAt: new Date(0) }));
    const code = calls.codeOf(secret, 1);
    expect((await calls.stepUp(who, { code })).statusCode).toBe(200);
    for (const steps of [1, 0, -1]) {
      expect(refusalOf(await calls.stepUp(elsewhere, { code: calls.codeOf(secret, steps) }))).toEqual(wrongCode);
    }
    expect(refusalOf(await calls.stepUp(who, { code: calls.codeOf(secret) }))).toEqual(wrongCode);
    const provedAt = now();
    identity.clock.advanceMs(stepMs);
    // A repeat, which proves no more than the first time.
    expect((await calls.stepUp(who, { code })).statusCode).toBe(200);
    expect(await calls.callerWith(sid)).toMatchObject({ provedAt });
  });

  it('as a recovery code is no repeat once the proof is old', async () => {
    const { who, recoveryCode } = await later(await calls.withFactor());
    expect((await calls.stepUp(who, { code: recoveryCode })).statusCode).toBe(200);
    identity.clock.advanceMs(tenMinutesMs - 1000);
    expect((await calls.stepUp(who, { code: recoveryCode })).statusCode).toBe(200);
    identity.clock.advanceMs(1000);
    expect(refusalOf(await calls.stepUp(who, { code: recoveryCode }))).toEqual(wrongCode);
  });

  it('is none when it is another recovery code, in the place of the former one', async () => {
    const { user, sid, who, recoveryCode } = await later(await calls.withFactor());
    expect((await calls.stepUp(who, { code: recoveryCode })).statusCode).toBe(200);
    const [renewed = ''] = calls.codesOf(await calls.renewCodes(await calls.callerWith(sid)));
    expect((await calls.finish((await calls.pendingLogin(user.username)).who, renewed)).statusCode).toBe(200);
    expect(refusalOf(await calls.stepUp(who, { code: renewed }))).toEqual(wrongCode);
  });

  it('twice at once steps up once, and both are told so', async () => {
    const { user, who, secret } = await later(await calls.withFactor());
    const body = { code: calls.codeOf(secret) };
    const replies = await Promise.all([calls.stepUp(who, body), calls.stepUp(who, body)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const steps = (await calls.audited(user.id)).filter((entry) => 'action' in entry && entry.action === 'session.stepped_up');
    expect(steps.length).toBe(1);
  });

  it.each([
    ['an app’s', ({ secret }: { secret: string; recoveryCode: string }) => ({ code: calls.codeOf(secret) })],
    ['a recovery code', ({ recoveryCode }: { secret: string; recoveryCode: string }) => ({ code: recoveryCode })],
  ])('is accepted after a 503, because Redis was away: %s', async (_name, bodyOf) => {
    const owner = await later(await calls.withFactor());
    const who = await calls.copiedCaller(owner.sid);
    const body = bodyOf(owner);
    await identity.proxy.cut();
    expect((await calls.stepUp(who, body)).statusCode).toBe(503);
    await identity.proxy.restore();
    await vi.waitFor(() => identity.redis.ping(), { timeout: 10_000 });
    expect((await calls.stepUp(who, body)).statusCode).toBe(200);
    expect(await identity.direct.exists(sessionCacheKey(hashSessionId(owner.sid)))).toBe(0);
    expect(await calls.callerWith(owner.sid)).toMatchObject({ provedAt: now() });
  });
});

describe('the session after a change of the password', () => {
  const change = { currentPassword: password, newPassword: 'Wander-By-Feel-29' };

  it('counts as proved', async () => {
    const { who } = await later(await calls.signedIn());
    const reply = await calls.post('change-password', change, { who });
    expect(await calls.callerWith(sidOf(reply))).toMatchObject({ provedAt: now() });
  });

  it('has the proof of the former one for who has a second factor, which a password isn’t', async () => {
    const { who, sid } = await calls.withFactor();
    const before = await calls.callerWith(sid);
    identity.clock.advanceMs(300_000);
    const reply = await calls.post('change-password', change, { who });
    const after = await calls.callerWith(sidOf(reply));
    expect([after.kind, 'provedAt' in after && after.provedAt]).toEqual(['user', 'provedAt' in before && before.provedAt]);
    identity.clock.advanceMs(300_000);
    expect(refusalOf(await calls.remove(after))).toEqual([403, 'step_up_required']);
  });

  it('isn’t begun for who has proved a second factor too long ago', async () => {
    const { who } = await later(await calls.withFactor());
    expect(refusalOf(await calls.post('change-password', change, { who }))).toEqual([403, 'step_up_required']);
  });
});

describe('turning a second factor on', () => {
  it('ends what other sessions have proved by the password', async () => {
    const { user, who } = await calls.signedIn();
    const other = await identity.sessions.create(user.id);
    const before = await calls.copiedCaller(other);
    const { secret } = calls.startedOf(await calls.start(who));
    expect((await calls.confirm(who, calls.codeOf(secret))).statusCode).toBe(200);
    expect(before).toMatchObject({ provedAt: Math.floor(identity.clock.nowMs() / 1000) });
    expect(await calls.callerWith(other)).toMatchObject({ kind: 'user', provedAt: 0 });
  });
});
