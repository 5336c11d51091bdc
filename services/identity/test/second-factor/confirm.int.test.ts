import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Identity, startIdentity } from '../identity-fixture.js';
import { type FactorCalls, factorCalls, refusalOf } from './factor-calls.js';

let identity: Identity;
let calls: FactorCalls;
beforeAll(async () => {
  identity = await startIdentity();
  calls = factorCalls(identity);
});
afterEach(() => identity.proxy.restore());
afterAll(() => identity.close());

const isOn = [409, 'conflict'];
const off = { isOn: false, recoveryCodesLeft: 0, isRequired: false };
const on = { isOn: true, recoveryCodesLeft: 10, isRequired: false };
const stored = async (userId: string) => (await calls.users.findById(userId).lean()) ?? expect.fail('no such user');

/** Does something else while a confirmation makes its recovery codes: between reading the setup and turning it on. */
function whileHashing(work: () => Promise<unknown>) {
  const { hasher } = identity;
  const hash = hasher.hash.bind(hasher);
  const spy = vi.spyOn(hasher, 'hash').mockImplementationOnce(async (text) => {
    await work();
    return hash(text);
  });
  return { done: () => spy.mockRestore() };
}

describe('confirming', () => {
  it('turns it on, gives ten recovery codes, and is told by mail; no session ends', async () => {
    const { user, who, sid } = await calls.signedIn();
    const elsewhere = await identity.sessions.create(user.id);
    const { secret } = calls.startedOf(await calls.start(who));
    const reply = await calls.confirm(who, calls.codeOf(secret));
    expect([reply.statusCode, calls.codesOf(reply).length]).toEqual([200, 10]);
    expect(await identity.secondFactors.shownFactorOf(user)).toEqual(on);
    expect(await stored(user.id)).toMatchObject({ hasSecondFactor: true, version: 2 });
    expect([await calls.callerWith(sid), await calls.callerWith(elsewhere)]).toMatchObject([{ kind: 'user' }, { kind: 'user' }]);
    expect(await calls.notesOf(user.id)).toEqual({ changes: ['added'], actions: ['second_factor.added'] });
    expect(refusalOf(await calls.login(user.username))).toEqual([401, 'second_factor_required']);
  });

  it('with a wrong code changes nothing', async () => {
    const { user, who } = await calls.signedIn();
    await calls.start(who);
    for (const code of ['x', '12345', 'ABCD-EFGH-0123-JKMN']) {
      expect(refusalOf(await calls.confirm(who, code))).toEqual([400, 'validation_failed', { code: secondFactorMessages.wrongCode }]);
    }
    expect(await identity.secondFactors.shownFactorOf(user)).toEqual(off);
  });

  it('without a setup is a 409', async () => {
    const { who } = await calls.signedIn();
    expect(refusalOf(await calls.confirm(who, '123456'))).toEqual([409, 'conflict']);
  });

  it('again with the same code gives new recovery codes, since the first may never have arrived', async () => {
    const { user, who } = await calls.signedIn();
    const { secret } = calls.startedOf(await calls.start(who));
    const code = calls.codeOf(secret);
    const [lost = ''] = calls.codesOf(await calls.confirm(who, code));
    const again = await calls.confirm(who, code);
    const [kept = ''] = calls.codesOf(again);
    expect(again.statusCode).toBe(200);
    const { who: pending } = await calls.pendingLogin(user.username);
    expect((await calls.finish(pending, lost)).statusCode).toBe(401);
    expect((await calls.finish(pending, kept)).statusCode).toBe(200);
    const refused = await calls.confirm(who, calls.codeOf(secret, 1));
    expect([...refusalOf(refused), refused.json().message]).toEqual([...isOn, secondFactorMessages.isOn]);
  });

  it('twice at once turns it on once: the other is told so, and the codes that were answered work', async () => {
    const { user, who } = await calls.signedIn();
    const code = calls.codeOf(calls.startedOf(await calls.start(who)).secret);
    const replies: Awaited<ReturnType<typeof calls.confirm>>[] = [];
    const meanwhile = whileHashing(async () => replies.push(await calls.confirm(who, code)));
    replies.push(await calls.confirm(who, code));
    meanwhile.done();
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(replies[1]?.json().message).toBe(secondFactorMessages.isOn);
    expect(await calls.notesOf(user.id)).toEqual({ changes: ['added'], actions: ['second_factor.added'] });
    const [kept = ''] = calls.codesOf(replies[0] ?? expect.fail('no reply'));
    expect((await calls.finish((await calls.pendingLogin(user.username)).who, kept)).statusCode).toBe(200);
  });

  it('of a setup that is replaced at the same time turns nothing on', async () => {
    const { user, who } = await calls.signedIn();
    const code = calls.codeOf(calls.startedOf(await calls.start(who)).secret);
    const meanwhile = whileHashing(() => calls.start(who));
    const reply = await calls.confirm(who, code);
    meanwhile.done();
    expect([...refusalOf(reply), reply.json().message]).toEqual([409, 'conflict', secondFactorMessages.notStarted]);
    expect(await identity.secondFactors.shownFactorOf(user)).toEqual(off);
  });

  it('in a session that ends at the same time turns nothing on', async () => {
    const { user, who } = await calls.signedIn();
    const code = calls.codeOf(calls.startedOf(await calls.start(who)).secret);
    const meanwhile = whileHashing(() => identity.endAllOf(user.id));
    expect(refusalOf(await calls.confirm(who, code))).toEqual([401, 'unauthenticated']);
    meanwhile.done();
    expect(await identity.secondFactors.shownFactorOf(user)).toEqual(off);
  });

  it('is a 503 with Redis away, since copies of other sessions may stay, and the same code gives the codes afterwards', async () => {
    const { who } = await calls.signedIn();
    const { secret } = calls.startedOf(await calls.start(who));
    await identity.proxy.cut();
    expect((await calls.confirm(who, calls.codeOf(secret))).statusCode).toBe(503);
    await identity.proxy.restore();
    await vi.waitFor(async () => {
      const reply = await calls.confirm(who, calls.codeOf(secret));
      expect([reply.statusCode, calls.codesOf(reply).length]).toEqual([200, 10]);
    }, 10_000);
  });

  it('of a user who is deleted at the same time leaves nothing', async () => {
    const { user, who } = await calls.signedIn();
    const { secret } = calls.startedOf(await calls.start(who));
    const noted = vi.spyOn(identity.users, 'setSecondFactor').mockResolvedValueOnce(null);
    expect(refusalOf(await calls.confirm(who, calls.codeOf(secret)))).toEqual([401, 'unauthenticated']);
    noted.mockRestore();
    expect(await identity.secondFactors.shownFactorOf(user)).toEqual(off);
  });
});
