import { currentUserReply } from '@city-genie/contracts/auth/routes';
import { sessionCacheKey } from '@city-genie/contracts/internal/caller';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionModel } from '../src/sessions/session-model.js';
import { type AccountCalls, accountCalls, cookiesOf, password, sidOf } from './account-calls.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { recordQueries } from './recorded-queries.js';

let identity: Identity;
let calls: AccountCalls;
beforeAll(async () => {
  identity = await startIdentity();
  calls = accountCalls(identity);
});
afterEach(() => identity.proxy.restore());
afterAll(() => identity.close());

const refused = (reply: { statusCode: number; json(): { code: string; message: string } }) => [reply.statusCode, reply.json().code];

describe('logging in', () => {
  it('answers the user and begins a session whose cookie scripts can’t read', async () => {
    const user = await calls.newUser();
    const reply = await calls.login(user.username);
    expect([reply.statusCode, reply.json().success]).toEqual([200, true]);
    expect(Object.keys(reply.json().user).sort()).toEqual(Object.keys(currentUserReply.shape).sort());
    const { '__Host-sid': full, '__Host-sid_pending': pending, '__Host-device': device, signed_in: hint } = cookiesOf(reply);
    const locked = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' };
    expect(full).toMatchObject({ ...locked, maxAge: 180 * 86_400, value: expect.stringMatching(/^[\w-]{65}$/) });
    expect(device).toMatchObject({ ...locked, maxAge: 365 * 86_400 });
    expect([pending, hint?.value, reply.headers['cache-control']]).toMatchObject([{ value: '', maxAge: 0 }, '1', 'no-store']);
    expect(await calls.callerWith(sidOf(reply))).toMatchObject({ kind: 'user', userId: user.id });
  });

  it.each([
    ['the name in another case', ({ username }: { username: string; email: string }) => username.toUpperCase()],
    ['the address', ({ email }: { username: string; email: string }) => email],
    ['the address in another case, with spaces', ({ email }: { username: string; email: string }) => ` ${email.toUpperCase()} `],
  ])('works with %s', async (_name, write) => {
    const user = await calls.newUser();
    expect((await calls.login(write(user))).json()).toMatchObject({ user: { id: user.id } });
  });

  it('compares the whole password, whatever its length, and applies no policy', async () => {
    for (const known of ['x', `${'long '.repeat(40)}a`]) {
      const user = await calls.newUser({ passwordHash: await identity.hasher.hash(known) });
      expect((await calls.login(user.username, known)).statusCode).toBe(200);
      for (const other of [`${known} `, known.toUpperCase(), `${known.slice(0, 72)}b`]) {
        expect(refused(await calls.login(user.username, other))).toEqual([401, 'invalid_credentials']);
      }
    }
  });

  it('is possible with Redis away', async () => {
    const user = await calls.newUser();
    await identity.proxy.cut();
    const reply = await calls.login(user.username);
    expect([reply.statusCode, await calls.callerWith(sidOf(reply))]).toMatchObject([200, { kind: 'user' }]);
  });

  it('is written down, without names', async () => {
    const user = await calls.newUser();
    const sidHash = hashSessionId(sidOf(await calls.login(user.username)));
    expect(await calls.audited(user.id)).toEqual([
      {
        actor: { kind: 'user', id: user.id },
        action: 'session.started',
        target: { kind: 'session', id: sidHash },
        outcome: 'done',
        requestId: 'test-request',
      },
    ]);
  });
});

describe('a refused login', () => {
  /** What a login makes the stores do. */
  async function operationsOf(
    username: string,
    typed: string,
  ): Promise<{ mongo: string[]; redis: string[]; hashes: number; body: string }> {
    const sent = vi.spyOn(identity.redis, 'sendCommand');
    const verified = vi.spyOn(identity.hasher, 'verify');
    const recorded = recordQueries(identity.connection);
    const reply = await calls.login(username, typed);
    recorded.stop();
    const redis = sent.mock.calls.map(([command]) => command.name);
    const hashes = verified.mock.calls.length;
    sent.mockRestore();
    verified.mockRestore();
    expect(reply.statusCode).toBe(401);
    expect(reply.cookies).toEqual([]);
    return { mongo: recorded.queries, redis, hashes, body: reply.body };
  }

  it('costs the same and says the same, whether the name is known, has a password, or is nobody’s', async () => {
    const user = await calls.newUser();
    const without = await calls.newUser({}, { hasPassword: false });
    // A machine under load may still be connecting to Redis, which learns a script with its first use.
    await vi.waitFor(() => identity.redis.ping());
    await calls.login('somebody-before', 'wrong');
    const wrong = await operationsOf(user.username, 'wrong');
    expect(wrong).toMatchObject({ mongo: ['users.findOne'], hashes: 1 });
    expect(wrong.redis.length).toBeGreaterThan(1);
    expect(await operationsOf('nobody-at-all', 'wrong')).toEqual(wrong);
    expect(await operationsOf('nobody@example.org', 'wrong')).toEqual(wrong);
    expect(await operationsOf(user.email, 'wrong')).toEqual(wrong);
    expect(await operationsOf(without.username, password)).toEqual(wrong);
  });

  it('says that the address is to be verified only to who knows the password', async () => {
    const user = await calls.newUser({ emailVerified: false });
    expect(refused(await calls.login(user.username, 'wrong'))).toEqual([401, 'invalid_credentials']);
    const reply = await calls.login(user.username);
    expect([...refused(reply), reply.cookies]).toEqual([403, 'email_not_verified', []]);
    expect(await calls.audited(user.id)).toEqual([]);
  });

  it('is none for an unverified address where that isn’t required', async () => {
    const lenient = await startIdentity({ env: { REQUIRE_EMAIL_VERIFICATION: 'false' } });
    const { newUser, login } = accountCalls(lenient);
    const user = await newUser({ emailVerified: false });
    expect((await login(user.username)).statusCode).toBe(200);
    await lenient.close();
  });

  it.each([
    [{ username: { $ne: null }, password }],
    [{ username: 'ada', password: { $gt: '' } }],
    [{ username: ['ada'], password }],
    [{ username: '  ', password }],
    [{ username: 'ada', password: '' }],
    [{ username: 'ada' }],
  ])('is a 400 for %j', async (body) => {
    expect((await calls.post('login', body)).statusCode).toBe(400);
  });
});

describe('the session that a login comes with', () => {
  it.each([
    ['a user’s', undefined],
    ['a pending one', { purpose: 'subscription' as const }],
  ])('ends when it is %s', async (_name, kind) => {
    const [user, other] = [await calls.newUser(), await calls.newUser()];
    const planted = await identity.sessions.create(other.id, kind);
    const who = await calls.callerWith(planted);
    const sid = sidOf(await calls.login(user.username, password, { who }));
    expect(sid).not.toBe(planted);
    expect(await calls.callerWith(planted)).toEqual({ kind: 'anonymous' });
    expect(await identity.direct.exists(sessionCacheKey(hashSessionId(planted)))).toBe(0);
    expect(await calls.callerWith(sid)).toMatchObject({ userId: user.id });
  });

  it('ends with Redis away, too, and its copy goes when Redis is back', async () => {
    const user = await calls.newUser();
    const first = sidOf(await calls.login(user.username));
    const who = await calls.copiedCaller(first);
    await identity.proxy.cut();
    expect((await calls.login(user.username, password, { who })).statusCode).toBe(200);
    expect(await calls.callerWith(first)).toEqual({ kind: 'anonymous' });
    const copy = sessionCacheKey(hashSessionId(first));
    expect(await identity.direct.exists(copy)).toBe(1);
    await identity.proxy.restore();
    await vi.waitFor(async () => expect(await identity.direct.exists(copy)).toBe(0), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await sessionModel(identity.connection).countDocuments({ _id: hashSessionId(first) })).toBe(0), {
      timeout: 10_000,
    });
  });

  it('ends in the transaction that begins the new one, whatever comes after it', async () => {
    const user = await calls.newUser();
    const first = sidOf(await calls.login(user.username));
    const end = vi.spyOn(identity.sessions, 'end').mockRejectedValueOnce(new Error('the process has ended'));
    expect((await calls.login(user.username, password, { who: await calls.callerWith(first) })).statusCode).toBe(200);
    expect(end).toHaveBeenCalledOnce();
    end.mockRestore();
    expect(await calls.callerWith(first)).toEqual({ kind: 'anonymous' });
  });

  it('stays when the login fails', async () => {
    const user = await calls.newUser();
    const first = sidOf(await calls.login(user.username));
    await calls.login(user.username, 'wrong', { who: await calls.callerWith(first) });
    expect(await calls.callerWith(first)).toMatchObject({ kind: 'user' });
  });
});
