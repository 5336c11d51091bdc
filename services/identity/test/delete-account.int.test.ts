import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answered } from './accounts-fixture.js';
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
  Object.assign(others.answers, { settles: true, erases: true });
  identity.clock.set(startOfTests);
});
afterAll(() => identity.close());

describe('leaving', () => {
  it('ends the account with everything of it, at once', async () => {
    const user = await users.signedIn();
    const sid = await identity.sessions.create(user.id);
    await users.copiedCaller(sid);
    const reply = await at.leave(user);
    expect(reply.json()).toEqual({ success: true, message: 'Your account is deleted' });
    expect(reply.cookies.map(({ name, maxAge }) => [name, maxAge])).toContainEqual(['__Host-sid', 0]);
    expect(await at.isThere(user)).toBe(false);
    expect(await users.callerWith(sid)).toEqual({ kind: 'anonymous' });
    expect((await users.login(user.username)).statusCode).toBe(401);
    expect(await users.audited(user.id)).toMatchObject([{ action: 'user.deleted', actor: { id: user.id }, details: { means: 'user' } }]);
  });

  it('tells too many wrong passwords from a wrong one', async () => {
    const user = await users.signedIn();
    for (let count = 0; count < 5; count += 1) {
      await users.send('POST', '/api/auth/step-up', { password: 'wrong' }, user.who);
    }
    const reply = await at.leave(user);
    expect([reply.statusCode, reply.json().code, await at.isThere(user)]).toEqual([429, 'rate_limited', true]);
  });

  it('also needs a recent proof of the second factor, where there is one', async () => {
    const user = await users.signedIn({ hasSecondFactor: true });
    const { provedAt = 0, ...who } = user.who;
    const reply = await at.leave({ ...user, who: { ...who, provedAt: provedAt - 600 } });
    expect([reply.statusCode, reply.json().code, await at.isThere(user)]).toEqual([403, 'step_up_required', true]);
    expect((await at.leave(user)).statusCode).toBe(200);
  });

  it('can be repeated, as after a 503', async () => {
    const user = await users.signedIn();
    expect((await at.leave(user)).statusCode).toBe(200);
    expect((await at.leave(user)).statusCode).toBe(200);
    await at.farewellSent(user);
    await identity.eraseRest();
    expect((await at.leave(user)).statusCode).toBe(401);
    expect(await users.audited(user.id)).toMatchObject([{ action: 'user.deleted' }, { action: 'user.erased' }]);
  });

  it('first ends what costs money', async () => {
    const user = await users.signedIn();
    others.answers.settles = false;
    const reply = await at.leave(user);
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'service_unavailable']);
    expect(await at.isThere(user)).toBe(true);
    expect(await users.callerWith(await identity.sessions.create(user.id))).toMatchObject({ kind: 'user' });
    others.answers.settles = true;
    expect((await at.leave(user)).statusCode).toBe(200);
    expect(others.askedAbout(user.id).filter(([call]) => call === 'settle')).toHaveLength(2);
  });

  it.each([
    [{ password: 'wrong' }, { password: 'This password is not correct' }],
    [{ username: 'somebody' }, { username: 'Please type your username to confirm' }],
    [{ username: '' }, { username: 'Please type your username to confirm' }],
    [{ password: '' }, { password: 'Please enter your password' }],
  ])('needs name and password: %j', async (body, fields) => {
    const user = await users.signedIn();
    const reply = await at.leave(user, body);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields]);
    expect(await at.isThere(user)).toBe(true);
    expect(others.askedAbout(user.id)).toEqual([]);
  });

  it('is not for the only administrator, whose subscription stays, too', async () => {
    const admin = await users.signedIn({ isAdmin: true });
    const reply = await at.leave(admin);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict']);
    expect(others.askedAbout(admin.id)).toEqual([]);
    const other = await users.signedIn({ isAdmin: true });
    expect((await at.leave(admin)).statusCode).toBe(200);
    await users.users.deleteOne({ _id: other._id });
  });

  it('never takes the last administrator, when two leave at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const pair = await Promise.all([users.signedIn({ isAdmin: true }), users.signedIn({ isAdmin: true })]);
      const replies = await Promise.all(pair.map((user) => answered(() => at.leave(user))));
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      await users.users.deleteMany({ isAdmin: true });
    }
  });
});

describe('an administrator', () => {
  it('deletes somebody else, but not twice and not themselves', async () => {
    const [admin, user] = [await users.signedIn({ isAdmin: true }), await users.signedIn()];
    const reply = await at.deleteUser(user, admin);
    expect(reply.json()).toEqual({ success: true, message: `User "${user.username}" has been deleted successfully` });
    expect(await at.isThere(user)).toBe(false);
    expect(await users.audited(user.id)).toMatchObject([{ action: 'user.deleted', actor: { id: admin.id }, details: { means: 'admin' } }]);
    await at.farewellSent(user);
    await identity.eraseRest();
    expect((await at.deleteUser(user, admin)).statusCode).toBe(404);
    expect((await at.deleteUser(admin, admin)).statusCode).toBe(409);
    expect((await at.deleteUser({ id: 'nobody' }, admin)).statusCode).toBe(404);
    await users.users.deleteOne({ _id: admin._id });
  });

  it('can repeat it after a 503', async () => {
    const [admin, user] = [await users.signedIn({ isAdmin: true }), await users.signedIn()];
    const sid = await identity.sessions.create(user.id);
    await users.copiedCaller(sid);
    await identity.proxy.cut();
    const refused = await at.deleteUser(user, admin);
    await identity.proxy.restore();
    expect(refused.statusCode).toBe(503);
    const reply = await vi.waitFor(async () => {
      const again = await at.deleteUser(user, admin);
      expect(again.statusCode).toBe(200);
      return again;
    }, 10_000);
    expect(reply.json().message).toContain(user.username);
    expect(await users.callerWith(sid)).toEqual({ kind: 'anonymous' });
    await users.users.deleteOne({ _id: admin._id });
  });

  it('who is none any more deletes nobody', async () => {
    const [former, user] = [await users.signedIn({ isAdmin: true }), await users.signedIn()];
    await users.users.updateOne({ _id: former._id }, { isAdmin: false });
    expect((await at.deleteUser(user, former)).statusCode).toBe(403);
    expect(await at.isThere(user)).toBe(true);
    expect(others.askedAbout(user.id)).toEqual([]);
  });
});
