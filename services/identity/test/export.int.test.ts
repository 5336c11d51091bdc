import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password } from './account-calls.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { otherServices } from './other-services.js';
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
