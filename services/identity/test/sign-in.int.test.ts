import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionModel } from '../src/sessions/session-model.js';
import { type AccountCalls, accountCalls, browsers, password } from './account-calls.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { quickHash } from './quick-hashing.js';

let identity: Identity;
let calls: AccountCalls;
beforeAll(async () => {
  identity = await startIdentity();
  calls = accountCalls(identity);
});
afterAll(() => identity.close());

const refused = (reply: { statusCode: number; json(): { code: string } }) => [reply.statusCode, reply.json().code];

describe('the hash of a password', () => {
  it('is made anew when it was made with other parameters, and the password stays the same', async () => {
    const weak = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const user = await calls.newUser({ passwordHash: weak });
    await calls.login(user.username);
    const { passwordHash, passwordChangedAt } = (await calls.users.findById(user.id).lean()) ?? {};
    expect([passwordHash, passwordChangedAt]).toEqual([expect.stringContaining(quickHash), undefined]);
    expect(await calls.audited(user.id)).toMatchObject([{ action: 'session.started' }, { action: 'password.rehashed' }]);
    expect((await calls.login(user.username)).statusCode).toBe(200);
    expect((await calls.audited(user.id)).length).toBe(3);
  });

  it('that a login at the same time has made anew is still that of the password', async () => {
    const weak = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const user = await calls.newUser({ passwordHash: weak });
    const replies = await Promise.all([1, 2, 3].map(() => calls.login(user.username)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await calls.users.findById(user.id).lean())?.passwordHash).toContain(quickHash);
  });

  it('that was replaced while it was compared begins no session', async () => {
    const user = await calls.newUser();
    const verify = identity.hasher.verify.bind(identity.hasher);
    vi.spyOn(identity.hasher, 'verify').mockImplementationOnce(async (typed, passwordHash) => {
      const fits = await verify(typed, passwordHash);
      await calls.users.updateOne(
        { _id: user.id },
        { $set: { passwordHash: await identity.hasher.hash('Another-One-8') }, $inc: { version: 1 } },
      );
      return fits;
    });
    expect(refused(await calls.login(user.username))).toEqual([401, 'invalid_credentials']);
    expect(await sessionModel(identity.connection).countDocuments({ 'sess.userId': user.id })).toBe(0);
  });

  it('that another replica is just replacing begins no session, either', async () => {
    const user = await calls.newUser({ deviceKinds: ['//'] });
    const other = await identity.connection.startSession();
    other.startTransaction();
    await identity.users.setPassword(other, user.id, { passwordHash: 'another', passwordChangedAt: new Date(identity.clock.nowMs()) });
    await identity.sessions.markAllEnded(user.id, other);
    const noted = vi.spyOn(identity.users, 'noteSignIn');
    const login = calls.login(user.username);
    await vi.waitFor(() => expect(noted).toHaveBeenCalled());
    await other.commitTransaction();
    await other.endSession();
    expect(refused(await login)).toEqual([401, 'invalid_credentials']);
    noted.mockRestore();
    expect(await sessionModel(identity.connection).countDocuments({ 'sess.userId': user.id })).toBe(0);
  });
});

describe('the sessions of a user', () => {
  it('are fifty at most, and the oldest makes room', async () => {
    const user = await calls.newUser();
    const sids: string[] = [];
    for (let count = 0; count < 50; count += 1) {
      identity.clock.advanceMs(1000);
      sids.push(await identity.sessions.create(user.id));
    }
    const kindsOf = () => Promise.all(sids.map(async (sid) => (await calls.callerWith(sid)).kind));
    expect(new Set(await kindsOf())).toEqual(new Set(['user']));
    identity.clock.advanceMs(1000);
    expect((await calls.login(user.username)).statusCode).toBe(200);
    expect(await kindsOf()).toEqual(['anonymous', ...sids.slice(1).map(() => 'user')]);
    expect(await sessionModel(identity.connection).countDocuments({ 'sess.userId': user.id })).toBe(50);
  });
});

describe('another kind of device', () => {
  it('is written about by mail; the first one and a newer version of a known one aren’t', async () => {
    const user = await calls.newUser();
    for (const userAgent of [browsers.chromeOnWindows, browsers.newerChromeOnWindows, browsers.chromeOnWindows]) {
      await calls.login(user.username, password, { userAgent });
    }
    expect(await calls.mailsTo(user.id)).toEqual([]);
    await calls.login(user.username, password, { userAgent: browsers.safariOnIphone });
    await calls.login(user.username, password, { userAgent: browsers.safariOnIphone });
    expect(await calls.mailsTo(user.id)).toMatchObject([
      {
        type: 'account.signed-in',
        to: user.email,
        firstName: 'Grace',
        username: user.username,
        browser: 'Safari',
        system: 'iOS',
        at: identity.clock.nowMs() / 1000,
      },
    ]);
    const sessions = await sessionModel(identity.connection).find({ 'sess.userId': user.id }).lean();
    expect(sessions.at(-1)?.device).toEqual({ browser: 'Safari', system: 'iOS', platform: 'mobile' });
  });

  it('isn’t written about when the login fails', async () => {
    const user = await calls.newUser({ deviceKinds: ['Chrome/Windows/desktop'] });
    await calls.login(user.username, 'wrong', { userAgent: browsers.safariOnIphone });
    expect(await calls.mailsTo(user.id)).toEqual([]);
  });
});
