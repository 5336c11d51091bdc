import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { password } from './account-calls.js';
import { mailedToken } from './accounts-fixture.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { startOfTests } from './start-of-tests.js';
import { type SignedInUser, type UsersAtWork, usersAtWork } from './users-at-work.js';

let identity: Identity;
let users: UsersAtWork;
/** What identity's jobs wait for. */
let gate: Promise<void> = Promise.resolve();

beforeAll(async () => {
  identity = await startIdentity({ pause: () => gate });
  users = usersAtWork(identity);
});
afterAll(() => identity.close());

let number = 0;
const newAddress = () => `new-${++number}@example.org`;

const ask = (user: SignedInUser, newEmail: string, currentPassword = password) =>
  users.send('POST', '/api/account/email', { newEmail, currentPassword }, user.who);
const confirm = (user: SignedInUser, token: string) => users.send('POST', '/api/account/email/confirm', { token }, user.who);
const keep = (user: SignedInUser) => users.send('DELETE', '/api/account/email', undefined, user.who);
const pendingOf = async (user: SignedInUser) => (await users.get('/api/account', user.who)).json().account.pendingEmail;

/** The mails about a user by this name, once there are so many. */
const mails = (user: SignedInUser, type: string, count = 1) =>
  vi.waitFor(
    async () => {
      const found = (await users.mailsTo(user.id)).filter((mail) => 'type' in mail && mail.type === type);
      expect(found).toHaveLength(count);
      return found.map((mail) => ({ type, id: '', ...mail }));
    },
    { timeout: 10_000, interval: 20 },
  );
const tokenFor = async (user: SignedInUser, count = 1) =>
  mailedToken('change_email', (await mails(user, 'account.confirm-email', count)).at(-1));

describe('another e-mail address', () => {
  it('becomes the user’s when they follow its link, and both mailboxes are told', async () => {
    const user = await users.signedIn();
    const email = newAddress();
    const asked = await ask(user, email);
    expect(asked.json()).toMatchObject({ success: true, message: expect.stringContaining('sent a link') });
    expect(await pendingOf(user)).toBe(email);
    const token = await tokenFor(user);
    expect(await mails(user, 'account.confirm-email')).toMatchObject([{ to: email }]);
    expect(await mails(user, 'account.email-asked')).toMatchObject([{ to: user.email }]);
    expect((await users.users.findById(user.id).lean())?.email).toBe(user.email);

    expect((await confirm(user, token)).json()).toEqual({ success: true, message: 'Your email address is changed' });
    expect(await users.users.findById(user.id).lean()).toMatchObject({ email, emailKey: email, emailVerified: true });
    expect(await pendingOf(user)).toBeNull();
    expect(await mails(user, 'account.email-changed', 2)).toMatchObject([
      { to: user.email, isFormer: true },
      { to: email, isFormer: false },
    ]);
    expect(await users.audited(user.id)).toMatchObject([{ action: 'user.email_change_asked' }, { action: 'user.email_changed' }]);
    expect((await users.login(email)).statusCode).toBe(200);
    expect((await users.login(user.email)).statusCode).toBe(401);
  });

  it('is not confirmed by the link of an earlier wish, before the job has made the new one', async () => {
    const user = await users.signedIn();
    await ask(user, newAddress());
    const token = await tokenFor(user);
    const stranger = newAddress();
    // The later wish, as its call leaves it.
    const until = new Date(identity.clock.nowMs() + 3_600_000);
    await users.users.updateOne({ _id: user._id }, { $set: { pendingEmail: { email: stranger, until } } });
    expect((await confirm(user, token)).json().code).toBe('invalid_token');
    expect((await users.users.findById(user.id).lean())?.email).toBe(user.email);
  });

  it('ends the link of an earlier wish at once', async () => {
    const user = await users.signedIn();
    const email = newAddress();
    await ask(user, email);
    const token = await tokenFor(user);
    let release: () => void = () => undefined;
    gate = new Promise((resolve) => {
      release = resolve;
    });
    const again = await ask(user, email);
    const confirmed = await confirm(user, token);
    release();
    expect([again.statusCode, confirmed.json().code]).toEqual([200, 'invalid_token']);
    await tokenFor(user, 2);
  });

  it.each(['change', 'reset'])('is forgotten when the password is changed by a %s: nobody knows who asked for it', async (means) => {
    const user = await users.signedIn();
    await ask(user, newAddress());
    const token = await tokenFor(user);
    if (means === 'change') {
      await users.send('POST', '/api/auth/change-password', { currentPassword: password, newPassword: 'Another-Horse-7' }, user.who);
    } else {
      await users.post('forgot-password', { email: user.email });
      const reset = mailedToken('reset_password', (await mails(user, 'account.reset'))[0]);
      await users.post('reset-password', { token: reset, newPassword: 'Another-Horse-7' });
    }
    const now = { ...user, who: await users.session(user.id) };
    expect([await pendingOf(now), (await confirm(now, token)).json().code]).toEqual([null, 'invalid_token']);
  });

  it('can be confirmed by two calls at once', async () => {
    const user = await users.signedIn();
    await ask(user, newAddress());
    const token = await tokenFor(user);
    const replies = await Promise.all([confirm(user, token), confirm(user, token), confirm(user, token)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await mails(user, 'account.email-changed', 2);
  });

  it('can be confirmed twice, since a reply may be lost', async () => {
    const user = await users.signedIn();
    await ask(user, newAddress());
    const token = await tokenFor(user);
    expect([(await confirm(user, token)).statusCode, (await confirm(user, token)).statusCode]).toEqual([200, 200]);
    await mails(user, 'account.email-changed', 2);
  });

  it('is nobody else’s to confirm', async () => {
    const [user, stranger] = [await users.signedIn(), await users.signedIn()];
    await ask(user, newAddress());
    const token = await tokenFor(user);
    const reply = await confirm(stranger, token);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_token']);
    expect((await users.send('POST', '/api/account/email/confirm', { token })).statusCode).toBe(401);
    expect((await confirm(user, token)).statusCode).toBe(200);
  });

  it('needs the password', async () => {
    const user = await users.signedIn();
    const reply = await ask(user, newAddress(), 'wrong');
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { currentPassword: 'This password is not correct' }]);
    expect(await pendingOf(user)).toBeNull();
    expect(await users.audited(user.id)).toMatchObject([{ outcome: 'refused', details: { reason: 'wrong_password' } }]);
  });

  it('also needs a recent proof of the second factor, where there is one', async () => {
    const user = await users.signedIn({ hasSecondFactor: true });
    const { provedAt = 0, ...who } = user.who;
    const late = await ask({ ...user, who: { ...who, provedAt: provedAt - 600 } }, newAddress());
    expect([late.statusCode, late.json().code]).toEqual([403, 'step_up_required']);
    expect(await pendingOf(user)).toBeNull();
    expect((await ask(user, newAddress())).statusCode).toBe(200);
  });

  it('must be another one', async () => {
    const user = await users.signedIn();
    expect((await ask(user, user.email.toUpperCase())).json().fields).toEqual({ newEmail: 'This is your email address already' });
    expect((await ask(user, 'nonsense')).statusCode).toBe(400);
  });

  it('can be withdrawn, which ends its link', async () => {
    const user = await users.signedIn();
    await ask(user, newAddress());
    const token = await tokenFor(user);
    expect((await keep(user)).json()).toEqual({ success: true, message: 'Your email address stays as it is' });
    expect(await pendingOf(user)).toBeNull();
    expect((await confirm(user, token)).json().code).toBe('invalid_token');
    expect((await keep(user)).statusCode).toBe(200);
  });

  it('gives way to a later wish', async () => {
    const user = await users.signedIn();
    await ask(user, newAddress());
    const first = await tokenFor(user);
    const later = newAddress();
    await ask(user, later);
    const second = await tokenFor(user, 2);
    expect((await confirm(user, first)).json().code).toBe('invalid_token');
    expect((await confirm(user, second)).statusCode).toBe(200);
    expect((await users.users.findById(user.id).lean())?.email).toBe(later);
  });

  it('is no longer pending when its link has expired', async () => {
    const user = await users.signedIn();
    await ask(user, newAddress());
    const token = await tokenFor(user);
    identity.clock.advanceMs(24 * 3_600_000 + 1000);
    const [pending, confirmed] = [await pendingOf(user), await confirm(user, token)];
    identity.clock.set(startOfTests);
    expect([pending, confirmed.json().code]).toEqual([null, 'invalid_token']);
  });

  it('ends links that were mailed to the former address', async () => {
    const user = await users.signedIn();
    await users.post('forgot-password', { email: user.email });
    const reset = mailedToken('reset_password', (await mails(user, 'account.reset'))[0]);
    await ask(user, newAddress());
    await confirm(user, await tokenFor(user));
    const reply = await users.post('reset-password', { token: reset, newPassword: 'Another-Horse-7' });
    expect(reply.json().code).toBe('invalid_token');
  });
});

describe('an address that somebody has', () => {
  it('is answered like any other, and its owner is told', async () => {
    const [user, owner] = [await users.signedIn(), await users.signedIn()];
    const free = await ask(user, newAddress());
    // Of two wishes at once only the later one is told.
    await mails(user, 'account.email-asked');
    const taken = await ask(user, owner.email);
    expect([taken.statusCode, taken.json()]).toEqual([free.statusCode, free.json()]);
    expect(await pendingOf(user)).toBe(owner.email);
    expect(await mails(owner, 'account.exists')).toMatchObject([{ to: owner.email }]);
    await mails(user, 'account.email-asked', 2);
    expect(await users.mailsTo(user.id)).not.toMatchObject(expect.arrayContaining([{ type: 'account.confirm-email', to: owner.email }]));
  });

  it('by the time it is confirmed is a 409, and nothing changes', async () => {
    const user = await users.signedIn();
    const email = newAddress();
    await ask(user, email);
    const token = await tokenFor(user);
    await users.newUser({ email, emailKey: email });
    const reply = await confirm(user, token);
    expect([reply.statusCode, reply.json().message]).toEqual([409, 'This email address can’t be used']);
    expect((await users.users.findById(user.id).lean())?.email).toBe(user.email);
    expect((await users.mailsTo(user.id)).filter((mail) => 'isFormer' in mail)).toEqual([]);
  });
});
