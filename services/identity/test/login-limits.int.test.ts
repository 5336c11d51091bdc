import { login as loginCall } from '@city-genie/contracts/auth/endpoints';
import { auditModel } from '@city-genie/service-kit/audit/audit-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AccountCalls, accountCalls, deviceOf, password, sidOf, someAddress } from './account-calls.js';
import { type Identity, startIdentity } from './identity-fixture.js';

let goOn: Promise<void> | undefined;
let identity: Identity;
let calls: AccountCalls;
beforeAll(async () => {
  identity = await startIdentity({ pause: async () => goOn });
  calls = accountCalls(identity);
});
beforeEach(() => {
  goOn = undefined;
  identity.pauses.splice(0);
});
afterAll(() => identity.close());

/** Wrong guesses, each from an address of its own unless one is given. */
async function guess(username: string, times: number, options?: { ip?: string; cookie?: string }): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    statuses.push((await calls.login(username, `wrong ${attempt}`, options)).statusCode);
  }
  return statuses;
}

const all = (status: number, times: number) => Array.from({ length: times }, () => status);

describe('failures of an address', () => {
  it('are ten in a quarter of an hour; then nothing is looked up or compared', async () => {
    const user = await calls.newUser();
    const ip = someAddress();
    expect(await guess('nobody', 5, { ip })).toEqual(all(401, 5));
    expect(await guess(user.username, 5, { ip })).toEqual(all(401, 5));
    const [found, compared] = [vi.spyOn(identity.users, 'findByLogin'), vi.spyOn(identity.hasher, 'verify')];
    const reply = await calls.login(user.username, password, { ip });
    expect([reply.statusCode, reply.json().code, Number(reply.headers['retry-after']) > 0]).toEqual([429, 'rate_limited', true]);
    expect([found.mock.calls, compared.mock.calls]).toEqual([[], []]);
    found.mockRestore();
    compared.mockRestore();
    expect((await calls.login(user.username, password)).statusCode).toBe(200);
  });

  it('are not the logins that succeed, nor those with an address that isn’t verified', async () => {
    const [user, unverified] = [await calls.newUser(), await calls.newUser({ emailVerified: false })];
    const ip = someAddress();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect((await calls.login(user.username, password, { ip })).statusCode).toBe(200);
      expect((await calls.login(unverified.username, password, { ip })).statusCode).toBe(403);
    }
    expect(identity.pauses).toEqual([]);
  });

  it('can’t slip through at once', async () => {
    const user = await calls.newUser();
    const ip = someAddress();
    const replies = await Promise.all(Array.from({ length: 30 }, (_, n) => calls.login(user.username, `wrong ${n}`, { ip })));
    expect(replies.filter(({ statusCode }) => statusCode === 401).length).toBe(10);
    expect(replies.filter(({ statusCode }) => statusCode === 429).length).toBe(20);
  });

  it('beyond the limit are written down once, as a visitor’s', async () => {
    const before = await auditModel(identity.connection).countDocuments({ action: 'session.refused' });
    await guess('nobody', 14, { ip: someAddress() });
    const rows = await auditModel(identity.connection).find({ action: 'session.refused' }).sort({ _id: 1 }).lean();
    // One for the address, and one for the name, which had its failures as well.
    expect(rows.slice(before)).toMatchObject(
      all(0, 2).map(() => ({
        actor: { kind: 'visitor', id: 'test-request' },
        target: { kind: 'session', id: 'test-request' },
        outcome: 'refused',
        details: { reason: 'rate_limited' },
      })),
    );
  });
});

describe('failures of an account', () => {
  it.each([
    ['a user', async () => calls.newUser()],
    ['a user without a password', async () => calls.newUser({}, { hasPassword: false })],
    ['nobody', async () => ({ username: 'no-such-name', email: 'no-such@example.org' })],
  ])('delay the sixth and later attempts from anywhere, for %s', async (_name, make) => {
    const { username } = await make();
    expect([await guess(username, 5), identity.pauses]).toEqual([all(401, 5), []]);
    expect([await guess(username.toUpperCase(), 2), identity.pauses]).toEqual([all(401, 2), [1250, 1250]]);
  });

  it('count for the name and for the address apart, which would otherwise tell that both are one account', async () => {
    const user = await calls.newUser();
    await guess(user.username, 5);
    await guess(user.email, 5);
    expect(identity.pauses).toEqual([]);
    await guess(user.email, 1);
    await guess(user.username, 1);
    expect(identity.pauses.length).toBe(2);
  });

  it('never lock the owner out, and leave sessions alone', async () => {
    const user = await calls.newUser();
    const sid = sidOf(await calls.login(user.username));
    await guess(user.username, 8);
    expect((await calls.login(user.username)).statusCode).toBe(200);
    expect(await calls.callerWith(sid)).toMatchObject({ kind: 'user' });
  });

  it('beyond the limit are written down once, about the user; fewer are not', async () => {
    const user = await calls.newUser();
    await guess(user.username, 5);
    expect(await calls.audited(user.id)).toEqual([]);
    await guess(user.username, 3);
    expect(await calls.audited(user.id)).toEqual([
      {
        actor: { kind: 'visitor', id: 'test-request' },
        action: 'session.refused',
        target: { kind: 'user', id: user.id },
        outcome: 'refused',
        details: { reason: 'rate_limited' },
        requestId: 'test-request',
      },
    ]);
  });

  it('let twenty wait; more get 429, also with the right password', async () => {
    const user = await calls.newUser();
    await guess(user.username, 5);
    let release: () => void = () => undefined;
    goOn = new Promise((resolve) => {
      release = resolve;
    });
    const waiting = Array.from({ length: 20 }, (_, n) => calls.login(user.username, `wrong ${n}`));
    await vi.waitFor(() => expect(identity.pauses.length).toBe(20), { timeout: 10_000 });
    const refused = await calls.login(user.username);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
    expect((await calls.login((await calls.newUser()).username)).statusCode).toBe(200);
    release();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(all(401, 20));
  });
});

describe('a browser in which the user has signed in before', () => {
  it('isn’t delayed, and isn’t refused for what others did from its address', async () => {
    const user = await calls.newUser();
    const cookie = deviceOf(await calls.login(user.username));
    const ip = someAddress();
    await guess(user.username, 10, { ip });
    identity.pauses.splice(0);
    expect((await calls.login(user.username, password, { ip })).statusCode).toBe(429);
    expect((await calls.login(user.username, password, { ip, cookie })).statusCode).toBe(200);
    expect(identity.pauses).toEqual([]);
  });

  it('has ten failures of its own, from whatever address, and is then as any other', async () => {
    const user = await calls.newUser();
    const cookie = deviceOf(await calls.login(user.username));
    expect(await guess(user.username, 15, { cookie })).toEqual(all(401, 15));
    expect(identity.pauses).toEqual([]);
    // Whoever has copied the cookie can't keep the owner out with it.
    expect((await calls.login(user.username, password, { cookie })).statusCode).toBe(200);
    expect(identity.pauses.length).toBe(1);
  });

  it('lets its user in when somebody elsewhere has used up the right passwords of their name and address', async () => {
    const user = await calls.newUser();
    const cookie = deviceOf(await calls.login(user.username));
    const keyLimit = { ...loginCall.keyLimit, name: 'login-successes', points: 300, counts: 'requests' as const };
    const signIns = identity.limits.keyed({ ...loginCall, keyLimit });
    await Promise.all(
      [user.usernameKey, user.emailKey].flatMap((name) => Array.from({ length: 300 }, () => signIns.count(`login:${name}`))),
    );
    for (const name of [user.username, user.email]) {
      expect((await calls.login(name)).statusCode).toBe(429);
      expect((await calls.login(name, password, { cookie })).statusCode).toBe(200);
    }
  });

  it('keeps its number when the user signs in again, so that its failures go on counting', async () => {
    const user = await calls.newUser();
    const first = deviceOf(await calls.login(user.username));
    await guess(user.username, 9, { cookie: first });
    const second = deviceOf(await calls.login(user.username, password, { cookie: first }));
    expect(second).toBe(first);
    const ip = someAddress();
    await guess('nobody', 10, { ip });
    expect(await guess(user.username, 2, { cookie: second, ip })).toEqual([401, 429]);
  });

  it('is as any other for other users, and after the password was changed', async () => {
    const [user, other] = [await calls.newUser(), await calls.newUser()];
    const cookie = deviceOf(await calls.login(user.username));
    await guess(other.username, 6, { cookie });
    expect(identity.pauses.length).toBe(1);
    await calls.users.updateOne({ _id: user.id }, { $set: { passwordChangedAt: new Date(identity.clock.nowMs()) } });
    await guess(user.username, 6, { cookie });
    expect(identity.pauses.length).toBe(2);
  });
});
