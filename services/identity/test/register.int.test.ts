import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { describe, expect, it } from 'vitest';
import { owaspMinimum } from '../src/passwords/password-hasher.js';
import { ada, mailedToken, pendingCookie, useAccounts } from './accounts-fixture.js';
import { startOfTests } from './start-of-tests.js';

const { clock, stores, replica } = useAccounts('register', { hashingCost: owaspMinimum });

describe('a registration', () => {
  it('is a user, a pending session, a link, its mail and an audit entry', async () => {
    const { register, sessions, stored, mails, links, audited } = replica();
    const reply = await register({ termsVersion: '2025-01-18', subscriptionPlan: 'yearly' });
    expect(reply.statusCode).toBe(201);
    const [user, ...others] = await stored();
    const id = String(user?._id);
    const person = { username: 'Ada', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', country: 'United Kingdom' };
    const rights = { isAdmin: false, emailVerified: false, subscriptionPlan: 'yearly', subscriptionStatus: 'incomplete' };
    expect(reply.json()).toEqual({ success: true, user: { id, ...person, ...rights } });
    expect(others).toEqual([]);
    const now = new Date(startOfTests);
    expect(user).toMatchObject({ ...person, ...rights, usernameKey: 'ada', emailKey: 'ada@example.org', entitledUntil: null, version: 1 });
    expect(user).toMatchObject({ termsVersion: '2025-01-18', termsAcceptedAt: now, createdAt: now });
    expect(await sessions.resolve(hashSessionId(pendingCookie(reply)))).toEqual({ kind: 'pending', purpose: 'subscription', userId: id });
    const [mail, ...more] = await mails('account.verify');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'ada@example.org', firstName: 'Ada', subjectId: id });
    expect(await links.find(mailedToken('verify_email', mail), 'verify_email')).toMatchObject({ userId: id });
    expect(await audited()).toEqual(['user.registered']);
  });

  it('stores the password as argon2id, and nothing else of it anywhere', async () => {
    const { register, stored } = replica();
    await register();
    expect((await stored())[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const names = await stores().connection.listCollections();
    const dump = await Promise.all(names.map(({ name }) => stores().connection.collection(name).find().toArray()));
    expect(JSON.stringify(dump)).not.toContain(ada.password);
  });

  it('gives no rights that the body asks for', async () => {
    const { register, stored } = replica();
    const asked = { isAdmin: true, emailVerified: true, subscriptionStatus: 'active', entitledUntil: 9_999_999_999, version: 7 };
    const reply = await register({ ...asked, _id: '64b000000000000000000001', stripeCustomerId: 'cus_1', passwordHash: 'x' });
    expect(reply.statusCode).toBe(201);
    const [user] = await stored();
    expect(user).toMatchObject({ isAdmin: false, emailVerified: false, subscriptionStatus: 'incomplete', entitledUntil: null, version: 1 });
    expect(String(user?._id)).not.toBe('64b000000000000000000001');
    expect(Object.keys(user ?? {})).not.toContain('stripeCustomerId');
  });

  it('is refused for a field that isn’t valid, and stores nothing', async () => {
    const { register, stored, mails } = replica();
    const faults = [
      ['firstName', 'Ada\r\nBcc: eve@example.org'],
      ['lastName', 'Love\nlace'],
      ['email', 'ada@example.org\nBcc: eve@example.org'],
      ['email', 'ada'],
      ['username', 'a@b'],
      ['username', 'ab'],
      ['country', 'Atlantis'],
      ['password', 'Short!1'],
      ['password', 'Password1!'],
      ['password', 'Analytical! Engine'],
      ['password', `Aa!${'x'.repeat(126)}`],
    ] as const;
    for (const [field, value] of faults) {
      const reply = await register({ [field]: value });
      const expected = { code: 'validation_failed', fields: { [field]: expect.any(String) } };
      expect([field, value, reply.statusCode, reply.json()]).toMatchObject([field, value, 400, expected]);
    }
    expect([await stored(), await mails('account.verify')]).toEqual([[], []]);
  });

  it('keeps a password of 128 characters to its last, and every case and form of writing', async () => {
    const { register, stored, hasher } = replica();
    const long = 'Xk7!pqLm-Zu9?wRt'.repeat(8);
    expect((await register({ password: long })).statusCode).toBe(201);
    const hash = (await stored())[0]?.passwordHash;
    const other = `${long.slice(0, 72)}${'y'.repeat(56)}`;
    const checks = [long, other, long.slice(0, 127), `${long} `, long.toLowerCase()].map((password) => hasher.verify(password, hash));
    expect(await Promise.all(checks)).toEqual([true, false, false, false, false]);
  });
});

describe('a name or an address that is taken', () => {
  const grace = { username: 'grace', email: 'grace@example.org', firstName: 'Grace', password: 'Compilers!Rule' };

  it('is a conflict that names the user name, in any case', async () => {
    const { register, mails, settled } = replica();
    await register();
    const reply = await register({ ...grace, username: 'ADA' });
    const message = accountMessages.usernameTaken;
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'conflict', message, fields: { username: message } }]);
    expect(reply.headers['set-cookie']).toBeUndefined();
    await settled();
    expect(await mails('account.exists')).toEqual([]);
  });

  it('is a neutral conflict for the address, and its owner is told by mail once an hour', async () => {
    const { register, mails, stored } = replica();
    await register();
    const reply = await register({ ...grace, email: 'ADA@Example.ORG' });
    const message = accountMessages.emailTaken;
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'conflict', message, fields: { email: message } }]);
    const subjectId = String((await stored())[0]?._id);
    expect(await mails('account.exists')).toMatchObject([{ to: 'ada@example.org', firstName: 'Ada', username: 'Ada', subjectId }]);
    await register({ ...grace, username: 'hopper', email: 'ada@example.org' });
    clock.advanceMs(3_599_999);
    await register({ ...grace, username: 'murray', email: 'ada@example.org' });
    expect(await mails('account.exists')).toHaveLength(1);
    clock.advanceMs(1);
    await register({ ...grace, email: 'ada@example.org' });
    expect(await mails('account.exists')).toHaveLength(2);
  });

  it('is a conflict about the name when both are taken, by one user or by two', async () => {
    const { register } = replica();
    await register();
    await register(grace);
    const message = accountMessages.usernameTaken;
    for (const both of [{ password: 'Another!Password' }, { username: 'grace' }]) {
      expect((await register(both)).json()).toMatchObject({ code: 'conflict', message, fields: { username: message } });
    }
  });
});
