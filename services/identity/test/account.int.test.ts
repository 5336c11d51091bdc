import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browsers } from './account-calls.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { startOfTests } from './start-of-tests.js';
import { type UsersAtWork, usersAtWork } from './users-at-work.js';

let identity: Identity;
let users: UsersAtWork;

beforeAll(async () => {
  identity = await startIdentity();
  users = usersAtWork(identity);
});
afterAll(() => identity.close());

describe('the account', () => {
  it('is shown to its user', async () => {
    const user = await users.signedIn({ createdAt: new Date('2026-03-01T10:00:00Z') });
    const reply = await users.get('/api/account', user.who);
    expect(reply.json()).toEqual({
      success: true,
      account: {
        id: user.id,
        username: user.username,
        firstName: 'Grace',
        lastName: 'Hopper',
        email: user.email,
        country: 'France',
        isAdmin: false,
        emailVerified: true,
        subscriptionPlan: 'monthly',
        subscriptionStatus: 'incomplete',
        createdAt: '2026-03-01T10:00:00.000Z',
        pendingEmail: null,
        preferences: { signInNotices: true, newsCities: [] },
        secondFactor: { isOn: false, recoveryCodesLeft: 0, isRequired: false },
      },
    });
  });

  it('of a user who is gone is a 401', async () => {
    const user = await users.signedIn();
    await users.users.deleteOne({ _id: user._id });
    expect((await users.get('/api/account', user.who)).statusCode).toBe(401);
    expect((await users.send('PATCH', '/api/account/preferences', { signInNotices: true }, user.who)).statusCode).toBe(401);
  });
});

describe('preferences', () => {
  it('change one by one, and stay', async () => {
    const user = await users.signedIn();
    const change = async (body: object) => (await users.send('PATCH', '/api/account/preferences', body, user.who)).json().preferences;
    expect(await change({ signInNotices: false })).toEqual({ signInNotices: false, newsCities: [] });
    expect(await change({ newsCities: ['rome', 'london', 'rome'] })).toEqual({ signInNotices: false, newsCities: ['rome', 'london'] });
    expect(await change({})).toEqual({ signInNotices: false, newsCities: ['rome', 'london'] });
    expect(await change({ newsCities: [] })).toEqual({ signInNotices: false, newsCities: [] });
  });

  it.each([{ signInNotices: 'no' }, { newsCities: ['atlantis'] }, { newsCities: 'rome' }, { newsCities: Array(9).fill('rome') }])(
    'refuse %j',
    async (body) => {
      const user = await users.signedIn();
      const reply = await users.send('PATCH', '/api/account/preferences', body, user.who);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
    },
  );

  it('need a recent proof to end the notices of sign-ins, by which a stolen password would be seen', async () => {
    const user = await users.signedIn();
    const { provedAt = 0, ...who } = user.who;
    const late = { ...who, provedAt: provedAt - 600 };
    const change = (body: object) => users.send('PATCH', '/api/account/preferences', body, late);
    expect((await change({ signInNotices: false })).json().code).toBe('step_up_required');
    expect((await change({ newsCities: ['rome'], signInNotices: true })).statusCode).toBe(200);
    await users.users.updateOne({ _id: user._id }, { 'preferences.signInNotices': false });
    expect((await change({ signInNotices: false })).statusCode).toBe(200);
  });

  it('leave no mail about a new device to those who want none', async () => {
    const [quiet, other] = [await users.signedIn({ preferences: { signInNotices: false } }), await users.signedIn()];
    for (const user of [quiet, other]) {
      await users.login(user.username, undefined, { userAgent: browsers.chromeOnWindows });
      await users.login(user.username, undefined, { userAgent: browsers.safariOnIphone });
    }
    expect(await users.mailsTo(quiet.id)).toEqual([]);
    expect(await users.mailsTo(other.id)).toMatchObject([{ type: 'account.signed-in' }]);
  });
});

describe('the sessions of a user', () => {
  const list = async (who: Parameters<typeof users.get>[1]) => (await users.get('/api/account/sessions', who)).json().sessions;

  it('are listed with browser and times, the one that asks first, and nobody else’s', async () => {
    const user = await users.signedIn();
    await users.signedIn();
    await users.login(user.username, undefined, { userAgent: browsers.safariOnIphone });
    await identity.sessions.create(user.id, { purpose: 'subscription' });
    const now = new Date(identity.clock.nowMs()).toISOString();
    expect(await list(user.who)).toEqual([
      { id: user.who.sessionHash.slice(0, 16), browser: '', system: '', platform: '', startedAt: now, lastUsedAt: now, isCurrent: true },
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        browser: 'Safari',
        system: 'iOS',
        platform: 'mobile',
        startedAt: now,
        lastUsedAt: now,
        isCurrent: false,
      },
    ]);
  });

  it('end one by one, from the next request on', async () => {
    const user = await users.signedIn();
    const sid = await identity.sessions.create(user.id);
    const other = await users.copiedCaller(sid);
    const [, { id }] = await list(user.who);
    const reply = await users.send('DELETE', `/api/account/sessions/${id}`, undefined, user.who);
    expect(reply.json()).toEqual({ success: true, message: 'Signed out' });
    expect(reply.cookies).toEqual([]);
    expect(other).toMatchObject({ kind: 'user' });
    expect(await users.callerWith(sid)).toEqual({ kind: 'anonymous' });
    expect(await list(user.who)).toHaveLength(1);
    expect(await users.audited(user.id)).toMatchObject([{ action: 'session.ended', actor: { id: user.id } }]);
  });

  it('can be ended twice, and the own one clears its cookies', async () => {
    const user = await users.signedIn();
    const [{ id }] = await list(user.who);
    for (const cleared of [3, 0]) {
      const reply = await users.send('DELETE', `/api/account/sessions/${id}`, undefined, user.who);
      expect([reply.statusCode, reply.cookies.filter(({ maxAge }) => maxAge === 0)]).toEqual([200, expect.any(Array)]);
      expect(reply.cookies).toHaveLength(cleared);
    }
  });

  it('of somebody else don’t end', async () => {
    const [user, victim] = [await users.signedIn(), await users.signedIn()];
    const [{ id }] = await list(victim.who);
    expect((await users.send('DELETE', `/api/account/sessions/${id}`, undefined, user.who)).statusCode).toBe(200);
    expect(await list(victim.who)).toHaveLength(1);
  });

  it.each(['x', 'a'.repeat(64), '..%2f..'])('have no id such as %j', async (id) => {
    const user = await users.signedIn();
    expect((await users.send('DELETE', `/api/account/sessions/${id}`, undefined, user.who)).statusCode).toBe(400);
  });

  it('are noted as used once an hour', async () => {
    const user = await users.newUser();
    const sid = await identity.sessions.create(user.id);
    const start = identity.clock.nowMs();
    identity.clock.advanceMs(90 * 60_000);
    const who = await users.callerWith(sid);
    identity.clock.advanceMs(10 * 60_000);
    await users.callerWith(sid);
    const [{ lastUsedAt }] = await list(who.kind === 'user' ? who : undefined);
    identity.clock.set(startOfTests);
    expect(Date.parse(lastUsedAt) - start).toBe(90 * 60_000);
  });
});
