import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Identity, startIdentity } from '../identity-fixture.js';
import { appSecret, type FactorCalls, factorCalls, refusalOf, stepMs } from './factor-calls.js';

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

describe('setting up', () => {
  it('hands out a secret of 160 bits, which counts for nothing yet', async () => {
    const { user, who } = await calls.signedIn();
    const reply = await calls.start(who);
    const { secret, uri } = calls.startedOf(reply);
    expect([reply.statusCode, reply.headers['cache-control'], appSecret(secret).length]).toEqual([200, 'no-store', 20]);
    expect(uri).toBe(`otpauth://totp/City%20Genie:${user.username}?secret=${secret}&issuer=City%20Genie&algorithm=SHA1&digits=6&period=30`);
    expect(await identity.secondFactors.shownFactorOf(user)).toEqual(off);
    expect((await calls.login(user.username)).statusCode).toBe(200);
    expect(await calls.notesOf(user.id)).toEqual({ changes: [], actions: [] });
  });

  it('can be begun again, which ends the former secret', async () => {
    const { who } = await calls.signedIn();
    const former = calls.startedOf(await calls.start(who)).secret;
    const { secret } = calls.startedOf(await calls.start(who));
    expect(secret).not.toBe(former);
    expect(refusalOf(await calls.confirm(who, calls.codeOf(former)))).toEqual([
      400,
      'validation_failed',
      { code: secondFactorMessages.wrongCode },
    ]);
    expect((await calls.confirm(who, calls.codeOf(secret))).statusCode).toBe(200);
  });

  it('is begun by each of two calls at once, and the later one counts', async () => {
    const { user, who } = await calls.signedIn();
    const replies = await Promise.all([calls.start(who), calls.start(who), calls.start(who)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const confirmed = [];
    for (const reply of replies) {
      confirmed.push((await calls.confirm(who, calls.codeOf(calls.startedOf(reply).secret))).statusCode);
    }
    expect(confirmed.filter((status) => status === 200).length).toBe(1);
    expect(await identity.secondFactors.shownFactorOf(user)).toEqual(on);
  });

  it('has an hour', async () => {
    const { who, user } = await calls.signedIn();
    const { secret } = calls.startedOf(await calls.start(who));
    identity.clock.advanceMs(3_600_000 - 1);
    const proved = await calls.callerWith(await identity.sessions.create(user.id));
    expect(refusalOf(await calls.confirm(proved, '000000')).slice(0, 2)).toEqual([400, 'validation_failed']);
    identity.clock.advanceMs(1);
    const late = await calls.confirm(proved, calls.codeOf(secret));
    expect([...refusalOf(late), late.json().message]).toEqual([409, 'conflict', secondFactorMessages.notStarted]);
    expect((await calls.start(proved)).statusCode).toBe(200);
  });

  it('is removed by MongoDB when nobody confirms it', async () => {
    const [index] = (await identity.connection.collection('second_factors').indexes()).filter(({ name }) => name === 'expiry');
    expect(index).toMatchObject({ key: { expiresAt: 1 }, expireAfterSeconds: 0 });
    const { user, who } = await calls.signedIn();
    const { secret } = calls.startedOf(await calls.start(who));
    expect(await calls.storedFactor(user.id)).toMatchObject({ expiresAt: new Date(identity.clock.nowMs() + 3_600_000) });
    await calls.confirm(who, calls.codeOf(secret));
    expect(await calls.storedFactor(user.id)).not.toHaveProperty('expiresAt');
  });
});

describe('a second factor that is on', () => {
  it('is replaced by no other', async () => {
    const { user, who, secret } = await calls.withFactor();
    const reply = await calls.start(who);
    expect([...refusalOf(reply), reply.json().message]).toEqual([...isOn, secondFactorMessages.isOn]);
    expect((await calls.finish((await calls.pendingLogin(user.username)).who, calls.codeOf(secret))).statusCode).toBe(200);
  });

  it('is removed by its user, which is told by mail, and again with no effect', async () => {
    const { user, who } = await calls.withFactor();
    for (let count = 0; count < 2; count += 1) {
      const reply = await calls.remove(who);
      expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, message: secondFactorMessages.removed }]);
    }
    expect(await calls.storedFactor(user.id)).toBeNull();
    expect(await stored(user.id)).toMatchObject({ hasSecondFactor: false, version: 3 });
    expect(await calls.notesOf(user.id)).toEqual({
      changes: ['added', 'removed'],
      actions: ['second_factor.added', 'second_factor.removed'],
    });
    expect((await calls.login(user.username)).statusCode).toBe(200);
  });

  it('is removed although Redis is away, and the call can be repeated', async () => {
    const { user, who } = await calls.withFactor();
    await identity.proxy.cut();
    expect((await calls.remove(who)).statusCode).toBe(503);
    expect(await identity.secondFactors.shownFactorOf(user)).toEqual(off);
    await identity.proxy.restore();
    await vi.waitFor(() => identity.redis.ping(), { timeout: 10_000 });
    expect((await calls.remove(who)).statusCode).toBe(200);
  });

  it('can be set up anew after it was removed, and old codes stay worthless', async () => {
    const { user, who, secret: former, recoveryCode } = await calls.withFactor();
    await calls.remove(who);
    const { secret } = calls.startedOf(await calls.start(who));
    expect((await calls.confirm(who, calls.codeOf(secret))).statusCode).toBe(200);
    identity.clock.advanceMs(stepMs);
    const { who: pending } = await calls.pendingLogin(user.username);
    expect((await calls.finish(pending, calls.codeOf(former))).statusCode).toBe(401);
    expect((await calls.finish(pending, recoveryCode)).statusCode).toBe(401);
    expect((await calls.finish(pending, calls.codeOf(secret))).statusCode).toBe(200);
  });

  it('is erased in the transaction of whoever deletes the user', async () => {
    const { user } = await calls.withFactor();
    const failed = inTransaction(identity.connection, async (txn) => {
      expect(await identity.secondFactors.eraseFactor(txn, user.id)).toBe(true);
      throw new Error('the rest failed');
    });
    await expect(failed).rejects.toThrow('the rest failed');
    expect(await identity.secondFactors.shownFactorOf(user)).toEqual(on);
    await inTransaction(identity.connection, (txn) => identity.secondFactors.eraseFactor(txn, user.id));
    expect(await calls.storedFactor(user.id)).toBeNull();
  });
});

describe('new recovery codes', () => {
  it('end the former ones, and are told by mail', async () => {
    const { user, who, recoveryCodes } = await calls.withFactor();
    const reply = await calls.renewCodes(who);
    const renewed = calls.codesOf(reply);
    expect([reply.statusCode, reply.headers['cache-control'], renewed.length]).toEqual([200, 'no-store', 10]);
    expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect(await calls.notesOf(user.id)).toMatchObject({ changes: ['added', 'codes_renewed'] });
    const { who: pending } = await calls.pendingLogin(user.username);
    expect((await calls.finish(pending, recoveryCodes[3] ?? '')).statusCode).toBe(401);
    expect((await calls.finish(pending, renewed[9] ?? '')).statusCode).toBe(200);
  });

  it('are for those who have a second factor', async () => {
    const { who } = await calls.signedIn();
    const reply = await calls.renewCodes(who);
    expect([...refusalOf(reply), reply.json().message]).toEqual([409, 'conflict', secondFactorMessages.setUp]);
    await calls.start(who);
    expect((await calls.renewCodes(who)).statusCode).toBe(409);
  });
});
