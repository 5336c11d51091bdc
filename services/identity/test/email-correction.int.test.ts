import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { describe, expect, it, vi } from 'vitest';
import type { UserRow } from '../src/users/user-model.js';
import { mailedToken } from './accounts-fixture.js';
import { useCorrections } from './corrections.js';

const { identity, users, newAddress, mistyped, correct, corrected, takenBack, settled, rowOf, holdJobs, mailsNow } = useCorrections();

const follow = async (token: string) =>
  String((await users().get(`/api/auth/verify-email?${new URLSearchParams({ token })}`)).headers.location).replace(/^.*\?/, '');
const resend = (email: string) => users().post('resend-verification', { email });
const tokenFor = async (user: UserRow & { id: string }) => mailedToken('verify_email', (await mailsNow(user, 'account.verify')).at(-1));

const dayMs = 24 * 3_600_000;

describe('a mistyped address', () => {
  it('is corrected by name and password, and the link to the new one lets its user in', async () => {
    const user = await mistyped();
    const email = newAddress();
    expect((await users().login(user.username)).json().code).toBe('email_not_verified');
    const reply = await correct(user.username.toUpperCase(), ` ${email.toUpperCase()} `);
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, message: accountMessages.correctionAsked }]);
    expect(reply.headers['set-cookie']).toBeUndefined();
    await settled();
    const row = await rowOf(user);
    expect(row).toMatchObject({ emailKey: email, emailVerified: false, searchWords: expect.arrayContaining([email]) });
    expect(row.pendingEmail).toBeUndefined();
    expect(await mailsNow(user, 'account.verify')).toMatchObject([{ to: row.email, firstName: 'Grace' }]);
    expect(await follow(await tokenFor(user))).toMatch(/^success=true/);
    expect((await users().login(user.username)).statusCode).toBe(200);
    const actions = (await users().audited(user.id)).map((entry) => ('action' in entry ? entry.action : ''));
    expect(actions.slice(0, 2)).toEqual(['user.email_change_asked', 'user.email_corrected']);
  });

  it('may be typed as the name, too', async () => {
    const user = await mistyped();
    const email = newAddress();
    expect((await correct(user.email, email)).statusCode).toBe(200);
    await settled();
    expect(await rowOf(user)).toMatchObject({ email });
  });

  it('loses its links, and its mailbox hears nothing of it', async () => {
    const user = await mistyped();
    await resend(user.email);
    await users().post('forgot-password', { email: user.email });
    await settled();
    const [verification, reset] = [await tokenFor(user), mailedToken('reset_password', (await mailsNow(user, 'account.reset')).at(0))];
    const before = await users().mailsTo(user.id);
    const email = newAddress();
    await corrected(user, email);
    expect((await users().mailsTo(user.id)).slice(before.length)).toMatchObject([
      { userId: user.id },
      { to: email, type: 'account.verify' },
    ]);
    expect(await follow(verification)).toBe('error=invalid_token');
    expect((await users().post('reset-password', { token: reset, newPassword: 'Another-Horse-7' })).json().code).toBe('invalid_token');
    expect((await rowOf(user)).emailVerified).toBe(false);
    expect((await users().login(user.email)).statusCode).toBe(401);
  });

  it('that was corrected can be corrected again', async () => {
    const user = await mistyped();
    const [first, second] = [newAddress(), newAddress()];
    await corrected(user, first);
    await corrected(user, second);
    expect((await mailsNow(user, 'account.verify')).map((mail) => ('to' in mail ? mail.to : ''))).toEqual([first, second]);
    expect(await follow(await tokenFor(user))).toMatch(/^success=true/);
  });

  it('keeps the link that is in the mailbox already when no other may be mailed there', async () => {
    const user = await mistyped();
    await corrected(user, newAddress());
    const token = await tokenFor(user);
    await identity()
      .connection.collection('mail_pauses')
      .updateMany({ mails: { $exists: true } }, { $set: { mails: 1000 } });
    await takenBack(user, (await rowOf(user)).email);
    expect(await mailsNow(user, 'account.verify')).toHaveLength(1);
    expect(await follow(token)).toMatch(/^success=true/);
  });

  it('is the last one that was asked for, of two at once', async () => {
    const user = await mistyped();
    const release = holdJobs();
    const [first, second] = [newAddress(), newAddress()];
    await correct(user.username, first);
    await correct(user.username, second);
    release();
    await settled();
    expect((await rowOf(user)).email).toBe(second);
    expect(await mailsNow(user, 'account.verify')).toMatchObject([{ to: second }]);
  });

  it('makes one link and one mail when the job comes twice', async () => {
    const user = await mistyped();
    await corrected(user, newAddress());
    const { outbox, pauses } = identity();
    const { length: done } = pauses;
    await outbox.rows.updateOne({ name: 'email-correction.requested', 'payload.userId': user.id }, { $set: { enqueuedAt: null } });
    outbox.kick();
    await settled();
    expect([pauses.length, (await mailsNow(user, 'account.verify')).length]).toEqual([done + 1, 1]);
  });

  it('doesn’t put off the end of an old account: it could be kept for ever', async () => {
    const now = identity().clock.nowMs();
    const expiryToldAt = new Date(now - 3 * dayMs);
    const user = await mistyped({ createdAt: new Date(now - 61 * dayMs), expiryToldAt });
    await corrected(user, newAddress());
    expect((await rowOf(user)).expiryToldAt).toEqual(expiryToldAt);
  });

  it('keeps the account for a week more, since its end was told to the former mailbox', async () => {
    const now = identity().clock.nowMs();
    const user = await mistyped({ createdAt: new Date(now - 40 * dayMs), expiryToldAt: new Date(now - 8 * dayMs) });
    const email = newAddress();
    await corrected(user, email);
    await identity().expireAccounts();
    expect((await rowOf(user)).expiryToldAt).toEqual(new Date(now));
    expect(await mailsNow(user, 'account.expiring')).toMatchObject([{ to: email }]);
    await takenBack(user, email);
    expect((await rowOf(user)).expiryToldAt).toEqual(new Date(now));
  });
});

describe('a correction', () => {
  it('to an address that somebody has is answered like any other; its owner is told and nothing changes', async () => {
    const [user, owner] = [await mistyped(), await users().newUser()];
    await resend(user.email);
    await settled();
    const [release, found] = [holdJobs(), vi.spyOn(identity().users, 'findByEmail')];
    const [free, taken] = [await correct((await mistyped()).username, newAddress()), await correct(user.username, owner.email)];
    expect([taken.statusCode, taken.body, found.mock.calls]).toEqual([free.statusCode, free.body, []]);
    found.mockRestore();
    release();
    await settled();
    const row = await rowOf(user);
    expect([row.email, row.pendingEmail]).toEqual([user.email, undefined]);
    expect(await mailsNow(owner, 'account.exists')).toMatchObject([{ to: owner.email }]);
    expect(await follow(await tokenFor(user))).toMatch(/^success=true/);
  });

  it('by two to one address is one’s', async () => {
    const [one, other] = [await mistyped(), await mistyped()];
    const release = holdJobs();
    const email = newAddress();
    await Promise.all([correct(one.username, email), correct(other.username, email)]);
    release();
    await settled();
    const rows = [await rowOf(one), await rowOf(other)];
    expect(rows.filter((row) => row.email === email)).toHaveLength(1);
    expect(rows.map(({ pendingEmail }) => pendingEmail)).toEqual([undefined, undefined]);
  });

  it('does nothing when the address is verified before the job', async () => {
    const user = await mistyped();
    await resend(user.email);
    await settled();
    const release = holdJobs();
    await correct(user.username, newAddress());
    expect(await follow(await tokenFor(user))).toMatch(/^success=true/);
    release();
    await settled();
    const row = await rowOf(user);
    expect([row.email, row.emailVerified, row.pendingEmail]).toEqual([user.email, true, undefined]);
  });

  it('does nothing for who is deleted before the job', async () => {
    const user = await mistyped();
    const release = holdJobs();
    await correct(user.username, newAddress());
    await users().users.deleteOne({ _id: user._id });
    release();
    await settled();
    expect(await mailsNow(user, 'account.verify')).toEqual([]);
  });
});
