import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isExported } from '../src/user-data/exported-account.js';
import { userModel } from '../src/users/user-model.js';
import { password } from './account-calls.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { otherServices } from './other-services.js';
import { factorCalls, stepMs } from './second-factor/factor-calls.js';
import { type UsersAtWork, usersAtWork } from './users-at-work.js';

const others = otherServices();
let identity: Identity;
let users: UsersAtWork;

beforeAll(async () => {
  identity = await startIdentity({ otherServices: others.clients });
  users = usersAtWork(identity);
});
afterAll(() => identity.close());

describe('an export', () => {
  it('has what every service knows, as a file, and is written down', async () => {
    const user = await users.signedIn({ passwordHash: await identity.hasher.hash(password) });
    await users.login(user.username);
    const reply = await users.get('/api/account/export', user.who);
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="city-genie-export-\d{4}-\d\d-\d\d\.json"$/);
    const { services } = reply.json();
    expect(Object.keys(services).sort()).toEqual(['billing', 'identity', 'mailer', 'recommendations', 'waitlist']);
    expect(services.identity).toMatchObject({
      account: { username: user.username, email: user.email, preferences: { signInNotices: true } },
      sessions: [expect.objectContaining({ browser: '' }), expect.anything()],
      log: [{ action: 'session.started' }],
    });
    expect(services.waitlist).toEqual({ entries: [user.email] });
    expect(reply.body).not.toMatch(/argon2|passwordHash|[0-9a-f]{64}|tokenId/);
    expect(await users.audited(user.id)).toMatchObject([{ action: 'session.started' }, { action: 'user.exported' }]);
  });

  it('has an answer for every field that is kept of a user', () => {
    const stored = Object.keys(userModel(identity.connection).schema.paths).map((path) => path.split('.')[0]);
    expect(Object.keys(isExported).sort()).toEqual([...new Set(stored)].sort());
  });

  it('has every field of an account but secrets, and what only finds it', async () => {
    const at = new Date('2026-01-02T03:04:05Z');
    const user = await users.signedIn({
      passwordHash: await identity.hasher.hash(password),
      passwordChangedAt: at,
      entitledUntil: 1_900_000_000,
      termsVersion: '2026-01',
      termsAcceptedAt: at,
      deviceKinds: ['Safari/iOS/mobile'],
      hasSecondFactor: false,
      pendingEmail: { email: 'new@example.org', until: at },
      preferences: { signInNotices: false, newsCities: ['paris'] },
      expiryToldAt: at,
    });
    const { account } = (await users.get('/api/account/export', user.who)).json().services.identity;
    const exported = Object.entries(isExported).flatMap(([name, isIn]) => (isIn ? [name] : []));
    expect(Object.keys(account).sort()).toEqual(['id', ...exported].sort());
    expect(account).toMatchObject({
      id: user.id,
      entitledUntil: 1_900_000_000,
      expiryToldAt: at.toISOString(),
      pendingEmail: { email: 'new@example.org', until: at.toISOString() },
      preferences: { signInNotices: false, newsCities: ['paris'] },
    });
  });

  it('says since when a second factor is on and when recovery codes were used, and nothing that makes a code', async () => {
    const factors = factorCalls(identity);
    const { user, sid, who, secret, recoveryCode } = await factors.withFactor();
    const onSince = new Date(identity.clock.nowMs() - stepMs).toISOString();
    await factors.stepUp(who, { code: recoveryCode });
    const reply = await users.get('/api/account/export', await factors.callerWith(sid));
    const { account, secondFactor } = reply.json().services.identity;
    const usedAt = [new Date(identity.clock.nowMs()).toISOString()];
    expect([account.hasSecondFactor, secondFactor]).toEqual([true, { onSince, recoveryCodesLeft: 9, recoveryCodesUsedAt: usedAt }]);
    const stored = await factors.storedFactor(user.id);
    for (const hidden of [secret, recoveryCode, stored?.secret ?? expect.fail('no factor'), 'argon2']) {
      expect(reply.body).not.toContain(hidden);
    }
  });

  it('is a 503 while a service is away, since half of it would pass for all', async () => {
    const user = await users.signedIn();
    others.answers.exports = false;
    const reply = await users.get('/api/account/export', user.who);
    others.answers.exports = true;
    expect(reply.statusCode).toBe(503);
  });

  it('has nothing of the one who really has an unverified address', async () => {
    const user = await users.signedIn({ emailVerified: false });
    expect((await users.get('/api/account/export', user.who)).json().services.waitlist).toEqual({ entries: [null] });
  });
});
