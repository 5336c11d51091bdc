import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { describe, expect, it } from 'vitest';
import { mailedToken, pendingCookie, useAccounts } from './accounts-fixture.js';

const { clock, stores, replica, start } = useAccounts('reset_password');

const newPassword = 'Difference3ngine';
const invalid = [400, { code: 'invalid_token', message: accountMessages.invalidResetLink }];

/** Registers Ada and asks for a reset of her password. @returns the token that was mailed to her */
async function requested(): Promise<string> {
  expect((await replica().register()).statusCode).toBe(201);
  return again();
}

/** Asks again. */
async function again(): Promise<string> {
  await replica().post('forgot-password', { email: 'ada@example.org' });
  await replica().settled();
  return mailedToken('reset_password', (await replica().mails('account.reset')).at(-1));
}

async function ada() {
  const [user] = await replica().stored();
  return user ?? expect.fail('nobody is stored');
}

/** @returns status and body of the reply */
async function reset(token: string, password = newPassword, change: object = {}): Promise<[number, unknown]> {
  const reply = await replica().post('reset-password', { token, newPassword: password, ...change });
  return [reply.statusCode, reply.json()];
}

const hasPassword = async (password: string) => replica().hasher.verify(password, (await ada()).passwordHash);

describe('a reset of the password', () => {
  it('sets the new one, verifies the address, ends every session and tells the user', async () => {
    const token = await requested();
    const id = String((await ada())._id);
    const sids = [await replica().sessions.create(id), await replica().sessions.create(id), pendingCookie(await replica().register())];
    await Promise.all(sids.map((sid) => replica().sessions.resolve(hashSessionId(sid))));
    expect(await stores().redis.keys('session:*')).toHaveLength(3);
    clock.advanceMs(60_000);
    expect(await reset(token)).toEqual([200, { success: true, message: accountMessages.passwordReset }]);
    expect([await hasPassword(newPassword), await hasPassword('Analytical!Engine')]).toEqual([true, false]);
    expect(await ada()).toMatchObject({ emailVerified: true, version: 2, passwordChangedAt: new Date('2126-03-01T10:01:00.000Z') });
    expect(await stores().redis.keys('session:*')).toEqual([]);
    const left = await Promise.all(sids.map((sid) => replica().sessions.resolve(hashSessionId(sid))));
    expect(left).toEqual([null, null, null]);
    const told = { to: 'ada@example.org', firstName: 'Ada', username: 'Ada', means: 'reset', subjectId: id };
    expect(await replica().mails('account.password-changed')).toMatchObject([told]);
    expect(await replica().audited()).toEqual(['user.registered', 'password.reset_requested', 'password.reset']);
  });

  it('works for an hour', async () => {
    const token = await requested();
    clock.advanceMs(3_600_000 - 1);
    expect((await reset(token))[0]).toBe(200);
    const later = await again();
    clock.advanceMs(3_600_000);
    expect(await reset(later, 'Another3ngine')).toMatchObject(invalid);
    expect(await hasPassword(newPassword)).toBe(true);
  });

  it('works once for one password; the same again is a repeat, for an hour', async () => {
    const token = await requested();
    expect((await reset(token))[0]).toBe(200);
    expect(await reset(token, 'Another3ngine')).toMatchObject(invalid);
    expect((await reset(token))[0]).toBe(200);
    expect([(await ada()).version, (await replica().mails('account.password-changed')).length]).toEqual([2, 1]);
    clock.advanceMs(3_600_000);
    expect(await reset(token)).toMatchObject(invalid);
  });

  it('is no way to find out a password that was chosen later', async () => {
    const token = await requested();
    await reset(token);
    clock.advanceMs(1000);
    expect((await reset(await again(), 'Another3ngine'))[0]).toBe(200);
    expect(await reset(token, 'Another3ngine')).toMatchObject(invalid);
  });

  it('that is repeated with wrong passwords is soon refused, as a login is', async () => {
    const token = await requested();
    await reset(token);
    for (const guess of [1, 2, 3, 4, 5]) {
      expect(await reset(token, `Another${guess}ngine`)).toMatchObject(invalid);
    }
    expect(await reset(token)).toMatchObject(invalid);
  });

  it('is one of several at once', async () => {
    const token = await requested();
    const passwords = Array.from({ length: 8 }, (_, index) => `Difference${index}ngine`);
    const replies = await Promise.all(passwords.map(async (password) => ({ password, status: (await reset(token, password))[0] })));
    const won = replies.filter(({ status }) => status === 200);
    expect([won.length, replies.filter(({ status }) => status === 400).length]).toEqual([1, 7]);
    expect([await hasPassword(won[0]?.password ?? ''), (await ada()).version]).toEqual([true, 2]);
  });

  it('by an older link is refused once a newer one was asked for, or used', async () => {
    const older = await requested();
    const newer = await again();
    expect(await reset(older)).toMatchObject(invalid);
    expect((await reset(newer))[0]).toBe(200);
    expect(await reset(older, newPassword)).toMatchObject(invalid);
  });

  it.each([
    ['Short1', 'Password must be at least 8 characters'],
    ['alllower1', 'Password must contain at least one uppercase letter'],
    ['ALLUPPER1', 'Password must contain at least one lowercase letter'],
    ['NoNumbersHere', 'Password must contain at least one number'],
    [`A1${'x'.repeat(127)}`, 'Please keep your password to 128 characters'],
    ['Password1!', accountMessages.commonPassword],
    ['Lovelace1', accountMessages.commonPassword],
  ])('to %s is refused, and the link still works', async (password, message) => {
    const token = await requested();
    expect(await reset(token, password)).toMatchObject([400, { code: 'validation_failed', message, fields: { newPassword: message } }]);
    expect((await reset(token))[0]).toBe(200);
  });

  it('keeps 128 characters and a space at the end', async () => {
    const token = await requested();
    const long = `${'Xk7!pqLm-Zu9?wRt'.repeat(8).slice(0, 127)} `;
    expect((await reset(token, long))[0]).toBe(200);
    expect([await hasPassword(long), await hasPassword(long.trim()), await hasPassword(`${long.slice(0, 72)}${'y'.repeat(56)}`)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is refused without a link of ours for this purpose', async () => {
    const token = await requested();
    const verify = mailedToken('verify_email', (await replica().mails('account.verify'))[0]);
    for (const text of ['x', `${token}x`, token.slice(0, 22), verify]) {
      expect([text, await reset(text)]).toMatchObject([text, invalid]);
    }
    expect((await reset('', newPassword))[1]).toMatchObject({ message: accountMessages.invalidResetLink });
    expect(await reset('x', newPassword, { token: { $ne: null } })).toMatchObject([400, { code: 'validation_failed' }]);
    expect(await hasPassword('Analytical!Engine')).toBe(true);
  });

  it('is refused when the user is gone', async () => {
    const token = await requested();
    await stores().connection.collection('users').deleteMany({});
    expect(await reset(token)).toMatchObject(invalid);
  });

  it('is tried five times in a quarter of an hour from one address', async () => {
    const { post } = await start({ LIMIT_RESET_PASSWORD: '5' });
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await post('reset-password', { token: 'x', newPassword })).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('leads no store to a token that works', async () => {
    const token = await requested();
    const names = (await stores().connection.listCollections()).map(({ name }) => name);
    const rows = await Promise.all(names.map((name) => stores().connection.collection(name).find().toArray()));
    const keys = await stores().redis.keys('*');
    const values = await Promise.all(keys.map((key) => stores().redis.dump(key)));
    const dump = `${JSON.stringify(rows)} ${keys.join(' ')} ${values.join(' ')}`;
    expect([dump.includes(token.slice(0, 22)), dump.includes(token.slice(22)), dump.includes(newPassword)]).toEqual([true, false, false]);
  });
});
