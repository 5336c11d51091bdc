import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browsers } from '../account-calls.js';
import { type Identity, startIdentity } from '../identity-fixture.js';
import { type FactorCalls, factorCalls, refusalOf } from './factor-calls.js';

let identity: Identity;
let calls: FactorCalls;
beforeAll(async () => {
  identity = await startIdentity();
  calls = factorCalls(identity);
});
afterAll(() => identity.close());

const sixHoursMs = 6 * 3_600_000;
const refused = [401, 'invalid_credentials'];

/** The mails about refused codes to a user. */
const noticesTo = async (userId: string) =>
  (await calls.mailsTo(userId)).filter((mail) => 'type' in mail && mail.type === 'account.code-refused');

/** A user with a second factor, whose password somebody else has. */
async function guessed() {
  const owner = await calls.withFactor();
  const guess = async (userAgent?: string) => {
    const { who } = await calls.pendingLogin(owner.user.username);
    return refusalOf(await calls.finish(who, '12345', userAgent ? { userAgent } : {}));
  };
  return { ...owner, guess };
}

describe('a right password with a wrong code', () => {
  it('is told to the owner, with what we know of the browser and when', async () => {
    const { user, guess } = await guessed();
    expect(await guess(browsers.safariOnIphone)).toEqual(refused);
    expect(await noticesTo(user.id)).toMatchObject([
      {
        to: user.email,
        firstName: user.firstName,
        username: user.username,
        isVerified: true,
        browser: 'Safari',
        system: 'iOS',
        at: Math.floor(identity.clock.nowMs() / 1000),
        subjectId: user.id,
      },
    ]);
  });

  it('is told once in six hours, however many there are', async () => {
    const { user, guess } = await guessed();
    for (let count = 0; count < 3; count += 1) {
      await guess();
    }
    identity.clock.advanceMs(sixHoursMs - 1);
    await guess();
    expect(await noticesTo(user.id)).toHaveLength(1);
    identity.clock.advanceMs(1);
    await guess();
    expect(await noticesTo(user.id)).toHaveLength(2);
  });

  it('is told once when many come at once, and each is answered as ever', async () => {
    const { user } = await guessed();
    const { who } = await calls.pendingLogin(user.username);
    const replies = await Promise.all(Array.from({ length: 4 }, () => calls.finish(who, '12345')));
    expect(replies.map(refusalOf)).toEqual(replies.map(() => refused));
    expect(await noticesTo(user.id)).toHaveLength(1);
  });

  it('is told of a code that was taken before, too', async () => {
    const { user, secret, who } = await guessed();
    const code = calls.codeOf(secret);
    expect((await calls.stepUp(who, { code })).statusCode).toBe(200);
    expect(refusalOf(await calls.finish((await calls.pendingLogin(user.username)).who, code))).toEqual(refused);
    expect(await noticesTo(user.id)).toHaveLength(1);
  });
});

describe('a wrong code in a pending session that is ended by logging out', () => {
  it('is told when the logout comes first', async () => {
    const { user } = await guessed();
    const { who } = await calls.pendingLogin(user.username);
    expect((await calls.post('logout', undefined, { who })).statusCode).toBe(200);
    expect(refusalOf(await calls.finish(who, '12345'))).toEqual(refused);
    expect(await noticesTo(user.id)).toHaveLength(1);
  });

  it('is told when the logout comes while the code is compared', async () => {
    const { user } = await guessed();
    const { who } = await calls.pendingLogin(user.username);
    const verify = identity.hasher.verify.bind(identity.hasher);
    const compared = vi.spyOn(identity.hasher, 'verify').mockImplementationOnce(async (...args) => {
      await calls.post('logout', undefined, { who });
      return verify(...args);
    });
    expect(refusalOf(await calls.finish(who, '0000-0000-0000-0000'))).toEqual(refused);
    compared.mockRestore();
    expect(await noticesTo(user.id)).toHaveLength(1);
  });
});

describe('nobody is told', () => {
  it('of the password alone, or of a wrong one', async () => {
    const { user } = await guessed();
    await calls.pendingLogin(user.username);
    await calls.login(user.username, 'wrong');
    expect(await noticesTo(user.id)).toEqual([]);
  });

  it('of a login that is sent twice and succeeds once', async () => {
    const { user, recoveryCode } = await guessed();
    const { who } = await calls.pendingLogin(user.username);
    const statuses: number[] = [];
    const verify = identity.hasher.verify.bind(identity.hasher);
    // The second one comes while the first compares the code.
    const compared = vi.spyOn(identity.hasher, 'verify').mockImplementationOnce(async (...args) => {
      statuses.push((await calls.finish(who, recoveryCode)).statusCode);
      return verify(...args);
    });
    expect(refusalOf(await calls.finish(who, recoveryCode))).toEqual(refused);
    compared.mockRestore();
    expect(statuses).toEqual([200]);
    expect(await noticesTo(user.id)).toEqual([]);
  });

  it('of a right code when something else fails', async () => {
    const { user, recoveryCode } = await guessed();
    const { who } = await calls.pendingLogin(user.username);
    const create = vi.spyOn(identity.sessions, 'create').mockRejectedValueOnce(new Error('the process has ended'));
    expect((await calls.finish(who, recoveryCode)).statusCode).toBe(500);
    create.mockRestore();
    expect(await noticesTo(user.id)).toEqual([]);
  });

  it('by the calls of the signed-in, who have proved more than the password', async () => {
    const { user, who } = await guessed();
    expect((await calls.stepUp(who, { code: '000000' })).statusCode).toBe(400);
    expect(await noticesTo(user.id)).toEqual([]);
  });
});
