import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Identity, startIdentity } from './identity-fixture.js';
import { type SignedInUser, type UsersAtWork, usersAtWork } from './users-at-work.js';

let identity: Identity;
let users: UsersAtWork;
beforeAll(async () => {
  identity = await startIdentity({ env: { LIMIT_ADMIN_LISTINGS_PER_MINUTE: '4' } });
  users = usersAtWork(identity);
});
afterAll(() => identity.close());

const list = async ({ who }: SignedInUser, body: object = {}) => (await users.send('POST', '/api/admin/users', body, who)).statusCode;
const audit = async ({ who }: SignedInUser) => (await users.get('/api/admin/audit', who)).statusCode;

it('what an administrator lists, searches and reads is limited together, and each administrator apart', async () => {
  const [admin, other] = [await users.signedIn({ isAdmin: true }), await users.signedIn({ isAdmin: true })];
  expect([await list(admin), await list(admin, { search: 'ada' }), await audit(admin), await audit(admin)]).toEqual([200, 200, 200, 200]);
  const refused = await users.get('/api/admin/audit', admin.who);
  expect([refused.statusCode, refused.json().code, Number(refused.headers['retry-after']) > 0]).toEqual([429, 'rate_limited', true]);
  expect([await list(admin), await list(other), await audit(other)]).toEqual([429, 200, 200]);
});

it('what is refused before counts for nothing, and nothing else is limited by it', async () => {
  const [admin, user] = [await users.signedIn({ isAdmin: true }), await users.signedIn()];
  for (let count = 0; count < 5; count += 1) {
    expect([await list(user), await list(admin, { page: 0 })]).toEqual([403, 400]);
  }
  for (let count = 0; count < 4; count += 1) {
    expect(await list(admin)).toBe(200);
  }
  expect(await list(admin)).toBe(429);
  const granted = await users.send('POST', `/api/admin/users/${user.id}/admin`, { isAdmin: true }, admin.who);
  expect(granted.statusCode).toBe(200);
});
