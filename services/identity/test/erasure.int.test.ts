import { login } from '@city-genie/contracts/auth/endpoints';
import { mailQueue } from '@city-genie/contracts/internal/job';
import { proveSecondFactor } from '@city-genie/contracts/second-factor/endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { password } from './account-calls.js';
import { deletionsAtWork } from './deletions-at-work.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { otherServices } from './other-services.js';
import { startOfTests } from './start-of-tests.js';
import { type UsersAtWork, usersAtWork } from './users-at-work.js';

const others = otherServices();
let identity: Identity;
let users: UsersAtWork;
let at: ReturnType<typeof deletionsAtWork>;

beforeAll(async () => {
  identity = await startIdentity({ otherServices: others.clients, env: { APP_MODE: 'production', REQUIRE_ADMIN_2FA: 'false' } });
  users = usersAtWork(identity);
  at = deletionsAtWork(identity, users);
});
afterEach(() => {
  Object.assign(others.answers, { settles: true, erases: true, left: [] });
  identity.clock.set(startOfTests);
});
afterAll(() => identity.close());

describe('what is left of a deleted user', () => {
  it('is erased everywhere, once the mail that says so is sent; the audit log stays', async () => {
    const user = await users.signedIn();
    await users.login(user.email, 'wrong');
    await users.post('forgot-password', { email: user.email });
    await users.send('POST', '/api/account/email', { newEmail: 'next@example.org', currentPassword: password }, user.who);
    await vi.waitFor(async () => expect(await users.mailsTo(user.id)).toHaveLength(4), 10_000);
    await at.leave(user);
    await at.triedOnce(user);
    expect(await at.erasureOf(user)).toMatchObject({ email: user.email });
    expect(await users.mailsTo(user.id)).toEqual([]);
    await at.farewellSent(user);
    await at.untilErased(user);
    expect(others.askedAbout(user.id)).toContainEqual(['erase', user.email]);
    expect(await at.placesOf(user.email)).toEqual([]);
    expect(await at.placesOf(user.username)).toEqual([]);
    expect(await at.placesOf(user.id)).toEqual(['audit_log']);
    expect((await users.audited(user.id)).at(-1)).toMatchObject({ action: 'user.erased', actor: { kind: 'process', id: 'identity' } });
  });

  it('is no count, whatever was counted of them', async () => {
    const user = await users.signedIn();
    const [passwords, codes] = [identity.limits.keyed(login), identity.limits.keyed(proveSecondFactor)];
    const counted = [
      ...['user', 'repeat'].map((kind) => [passwords, `${kind}:${user.id}`] as const),
      ...['login', 'known', 'signed-in'].map((kind) => [codes, `${kind}:${user.id}`] as const),
      ...[user.usernameKey, user.emailKey].map((name) => [passwords, `login:${name}`] as const),
    ];
    const hasCounted = () => Promise.all(counted.map(([limit, key]) => limit.hasCounted(key)));
    await Promise.all(counted.map(([limit, key]) => limit.count(key)));
    expect(new Set(await hasCounted())).toEqual(new Set([true]));
    await at.leave(user);
    await at.farewellSent(user);
    await at.untilErased(user);
    expect(new Set(await hasCounted())).toEqual(new Set([false]));
  });

  it('may still be left by calls in flight, so the erasure takes ten seconds at least', async () => {
    const user = await users.signedIn();
    await at.leave(user);
    await at.farewellSent(user);
    identity.clock.advanceMs(-1);
    await identity.eraseRest();
    expect(await at.erasureOf(user)).not.toBeNull();
    identity.clock.advanceMs(1);
    await identity.eraseRest();
    expect(await at.erasureOf(user)).toBeNull();
  });

  it('is looked for by name and address once, since somebody may take them anew', async () => {
    const user = await users.signedIn();
    others.answers.erases = false;
    await at.leave(user);
    await at.triedOnce(user);
    Object.assign(others.answers, { erases: true, left: ['billing'] });
    identity.clock.advanceMs(5000);
    await identity.eraseRest();
    await at.eraseLater();
    const asked = others.askedAbout(user.id).filter(([call]) => call === 'erase');
    // The first finds the waitlist away, the second is the first that finds it done.
    expect(asked.map(([, email]) => email !== undefined)).toEqual([true, true, false]);
    await users.newUser({ email: user.email, emailKey: user.emailKey, username: user.username, usernameKey: user.usernameKey });
    await users.post('forgot-password', { email: user.email });
    await vi.waitFor(
      async () => expect(await identity.outbox.rows.countDocuments({ name: 'account.reset', 'payload.to': user.email })).toBe(1),
      10_000,
    );
  });

  it('is asked for again while a service has something left', async () => {
    const user = await users.signedIn();
    others.answers.erases = false;
    await at.leave(user);
    await at.farewellSent(user);
    await identity.eraseRest();
    await at.eraseLater();
    expect(await at.erasureOf(user)).not.toBeNull();
    others.answers.erases = true;
    await at.untilErased(user);
  });

  it('goes after an hour, also when that mail can’t be sent', async () => {
    const user = await users.signedIn();
    await at.leave(user);
    await at.triedOnce(user);
    await vi.waitFor(async () => expect(await identity.queues[mailQueue].getJobCountByTypes('wait')).toBeGreaterThan(0));
    identity.clock.advanceMs(3_600_000);
    await at.untilErased(user);
    expect(await at.placesOf(user.email)).toEqual([]);
  });

  it('is not looked for behind an address that nobody has verified', async () => {
    const [admin, user] = [await users.signedIn({ isAdmin: true }), await users.signedIn({ emailVerified: false })];
    await at.deleteUser(user, admin);
    await at.farewellSent(user);
    await identity.eraseRest();
    expect(others.askedAbout(user.id)).toContainEqual(['erase', undefined]);
    expect(others.askedAbout(user.id)).not.toContainEqual(['erase', user.email]);
    await users.users.deleteOne({ _id: admin._id });
  });
});
