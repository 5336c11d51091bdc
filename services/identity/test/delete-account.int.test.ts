import { mailQueue } from '@city-genie/contracts/internal/job';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { erasureModel } from '../src/deletion/erasure-model.js';
import { password } from './account-calls.js';
import { answered } from './accounts-fixture.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { otherServices } from './other-services.js';
import { startOfTests } from './start-of-tests.js';
import { type SignedInUser, type UsersAtWork, usersAtWork } from './users-at-work.js';

const others = otherServices();
let identity: Identity;
let users: UsersAtWork;

beforeAll(async () => {
  identity = await startIdentity({ otherServices: others.clients, env: { APP_MODE: 'production', REQUIRE_ADMIN_2FA: 'false' } });
  users = usersAtWork(identity);
});
afterEach(() => {
  Object.assign(others.answers, { settles: true, erases: true });
  identity.clock.set(startOfTests);
});
afterAll(() => identity.close());

const leave = (user: SignedInUser, body: object = {}) =>
  users.send('DELETE', '/api/account', { password, username: user.username, ...body }, user.who);
const deleteUser = (user: { id: string }, by: SignedInUser) => users.send('DELETE', `/api/admin/users/${user.id}`, undefined, by.who);
const isThere = async ({ id }: { id: string }) => (await users.users.exists({ _id: id })) !== null;
const erasureOf = ({ id }: { id: string }) => erasureModel(identity.connection).findById(id).lean();

/** As if the mail to say so had been sent. */
async function farewellSent(user: { id: string }): Promise<void> {
  const queue = identity.queues[mailQueue];
  const { farewell } = (await erasureOf(user)) ?? expect.fail('nothing is erased');
  const rows = () => identity.outbox.rows.find({ 'payload.subjectId': farewell }).lean();
  await vi.waitFor(async () => expect((await rows()).filter(({ enqueuedAt }) => enqueuedAt === null)).toEqual([]));
  for (const { _id } of await rows()) {
    await queue.remove(_id);
  }
}

/** Whether this text is anywhere in what identity stores. */
async function placesOf(text: string): Promise<string[]> {
  const collections = await identity.connection.listCollections();
  const found = await Promise.all(
    collections.map(async ({ name }) => {
      const rows = await identity.connection.collection(name).find().toArray();
      return JSON.stringify(rows).toLowerCase().includes(text.toLowerCase()) ? [name] : [];
    }),
  );
  const keys = await identity.direct.keys('*');
  const values = await Promise.all(
    keys.map(async (key) => ((await identity.direct.type(key)) === 'hash' ? identity.direct.hgetall(key) : '')),
  );
  return [...found.flat(), ...(JSON.stringify([keys, values]).toLowerCase().includes(text.toLowerCase()) ? ['redis'] : [])];
}

describe('leaving', () => {
  it('ends the account with everything of it, at once', async () => {
    const user = await users.signedIn();
    const sid = await identity.sessions.create(user.id);
    await users.copiedCaller(sid);
    const reply = await leave(user);
    expect(reply.json()).toEqual({ success: true, message: 'Your account is deleted' });
    expect(reply.cookies.map(({ name, maxAge }) => [name, maxAge])).toContainEqual(['__Host-sid', 0]);
    expect(await isThere(user)).toBe(false);
    expect(await users.callerWith(sid)).toEqual({ kind: 'anonymous' });
    expect((await users.login(user.username)).statusCode).toBe(401);
    expect(await users.audited(user.id)).toMatchObject([{ action: 'user.deleted', actor: { id: user.id }, details: { means: 'user' } }]);
  });

  it('also needs a recent proof of the second factor, where there is one', async () => {
    const user = await users.signedIn({ hasSecondFactor: true });
    const { provedAt = 0, ...who } = user.who;
    const reply = await leave({ ...user, who: { ...who, provedAt: provedAt - 600 } });
    expect([reply.statusCode, reply.json().code, await isThere(user)]).toEqual([403, 'step_up_required', true]);
    expect((await leave(user)).statusCode).toBe(200);
  });

  it('can be repeated, as after a 503', async () => {
    const user = await users.signedIn();
    expect((await leave(user)).statusCode).toBe(200);
    expect((await leave(user)).statusCode).toBe(200);
    await farewellSent(user);
    await identity.eraseRest();
    expect((await leave(user)).statusCode).toBe(401);
    expect(await users.audited(user.id)).toMatchObject([{ action: 'user.deleted' }, { action: 'user.erased' }]);
  });

  it('first ends what costs money', async () => {
    const user = await users.signedIn();
    others.answers.settles = false;
    const reply = await leave(user);
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'service_unavailable']);
    expect(await isThere(user)).toBe(true);
    expect(await users.callerWith(await identity.sessions.create(user.id))).toMatchObject({ kind: 'user' });
    others.answers.settles = true;
    expect((await leave(user)).statusCode).toBe(200);
    expect(others.askedAbout(user.id).filter(([call]) => call === 'settle')).toHaveLength(2);
  });

  it.each([
    [{ password: 'wrong' }, { password: 'This password is not correct' }],
    [{ username: 'somebody' }, { username: 'Please type your username to confirm' }],
    [{ username: '' }, { username: 'Please type your username to confirm' }],
    [{ password: '' }, { password: 'Please enter your password' }],
  ])('needs name and password: %j', async (body, fields) => {
    const user = await users.signedIn();
    const reply = await leave(user, body);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields]);
    expect(await isThere(user)).toBe(true);
    expect(others.askedAbout(user.id)).toEqual([]);
  });

  it('is not for the only administrator, whose subscription stays, too', async () => {
    const admin = await users.signedIn({ isAdmin: true });
    const reply = await leave(admin);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict']);
    expect(others.askedAbout(admin.id)).toEqual([]);
    const other = await users.signedIn({ isAdmin: true });
    expect((await leave(admin)).statusCode).toBe(200);
    await users.users.deleteOne({ _id: other._id });
  });

  it('never takes the last administrator, when two leave at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const pair = await Promise.all([users.signedIn({ isAdmin: true }), users.signedIn({ isAdmin: true })]);
      const replies = await Promise.all(pair.map((user) => answered(() => leave(user))));
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      await users.users.deleteMany({ isAdmin: true });
    }
  });
});

describe('an administrator', () => {
  it('deletes somebody else, but not twice and not themselves', async () => {
    const [admin, user] = [await users.signedIn({ isAdmin: true }), await users.signedIn()];
    const reply = await deleteUser(user, admin);
    expect(reply.json()).toEqual({ success: true, message: `User "${user.username}" has been deleted successfully` });
    expect(await isThere(user)).toBe(false);
    expect(await users.audited(user.id)).toMatchObject([{ action: 'user.deleted', actor: { id: admin.id }, details: { means: 'admin' } }]);
    await farewellSent(user);
    await identity.eraseRest();
    expect((await deleteUser(user, admin)).statusCode).toBe(404);
    expect((await deleteUser(admin, admin)).statusCode).toBe(409);
    expect((await deleteUser({ id: 'nobody' }, admin)).statusCode).toBe(404);
    await users.users.deleteOne({ _id: admin._id });
  });

  it('can repeat it after a 503', async () => {
    const [admin, user] = [await users.signedIn({ isAdmin: true }), await users.signedIn()];
    const sid = await identity.sessions.create(user.id);
    await users.copiedCaller(sid);
    await identity.proxy.cut();
    const refused = await deleteUser(user, admin);
    await identity.proxy.restore();
    expect(refused.statusCode).toBe(503);
    const reply = await vi.waitFor(async () => {
      const again = await deleteUser(user, admin);
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
    expect((await deleteUser(user, former)).statusCode).toBe(403);
    expect(await isThere(user)).toBe(true);
    expect(others.askedAbout(user.id)).toEqual([]);
  });
});

describe('what is left of a deleted user', () => {
  it('is erased everywhere, once the mail that says so is sent; the audit log stays', async () => {
    const user = await users.signedIn();
    await users.login(user.email, 'wrong');
    await users.post('forgot-password', { email: user.email });
    await users.send('POST', '/api/account/email', { newEmail: 'next@example.org', currentPassword: password }, user.who);
    await vi.waitFor(async () => expect(await users.mailsTo(user.id)).toHaveLength(4), 10_000);
    await leave(user);
    await identity.eraseRest();
    expect(await erasureOf(user)).toMatchObject({ email: user.email });
    expect(await users.mailsTo(user.id)).toEqual([]);
    await farewellSent(user);
    await vi.waitFor(async () => {
      await identity.eraseRest();
      expect(await erasureOf(user)).toBeNull();
    }, 10_000);
    expect(others.askedAbout(user.id)).toContainEqual(['erase', user.email]);
    expect(await placesOf(user.email)).toEqual([]);
    expect(await placesOf(user.username)).toEqual([]);
    expect(await placesOf(user.id)).toEqual(['audit_log']);
    expect((await users.audited(user.id)).at(-1)).toMatchObject({ action: 'user.erased', actor: { kind: 'process', id: 'identity' } });
  });

  it('is asked for again while a service has something left', async () => {
    const user = await users.signedIn();
    others.answers.erases = false;
    await leave(user);
    await farewellSent(user);
    await identity.eraseRest();
    await identity.eraseRest();
    expect(await erasureOf(user)).not.toBeNull();
    others.answers.erases = true;
    await identity.eraseRest();
    expect(await erasureOf(user)).toBeNull();
  });

  it('goes after an hour, also when that mail can’t be sent', async () => {
    const user = await users.signedIn();
    await leave(user);
    await vi.waitFor(async () => expect(await identity.queues[mailQueue].getJobCountByTypes('wait')).toBeGreaterThan(0));
    identity.clock.advanceMs(3_600_000);
    await identity.eraseRest();
    expect(await erasureOf(user)).toBeNull();
    expect(await placesOf(user.email)).toEqual([]);
  });

  it('is not looked for behind an address that nobody has verified', async () => {
    const [admin, user] = [await users.signedIn({ isAdmin: true }), await users.signedIn({ emailVerified: false })];
    await deleteUser(user, admin);
    await farewellSent(user);
    await identity.eraseRest();
    expect(others.askedAbout(user.id)).toContainEqual(['erase', undefined]);
    expect(others.askedAbout(user.id)).not.toContainEqual(['erase', user.email]);
    await users.users.deleteOne({ _id: admin._id });
  });
});
