import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Identity, startIdentity } from './identity-fixture.js';
import { factorCalls } from './second-factor/factor-calls.js';
import { type UsersAtWork, usersAtWork } from './users-at-work.js';

let identity: Identity;
let users: UsersAtWork;
beforeAll(async () => {
  identity = await startIdentity({ env: { LIMIT_ADMIN_CHANGES: '3', LIMIT_SECOND_FACTOR_CHANGES: '3' } });
  users = usersAtWork(identity);
});
afterAll(() => identity.close());

it('an administrator’s changes of others are limited together, since each is a mail, and each administrator apart', async () => {
  const [admin, other] = [await users.signedIn({ isAdmin: true }), await users.signedIn({ isAdmin: true })];
  const [user, leaving] = [await users.signedIn(), await users.signedIn()];
  const set = async (isAdmin: boolean, by = admin) =>
    (await users.send('POST', `/api/admin/users/${user.id}/admin`, { isAdmin }, by.who)).statusCode;
  const remove = async () => (await users.send('DELETE', `/api/admin/users/${leaving.id}`, undefined, admin.who)).statusCode;
  expect([await set(true), await set(false), await set(true)]).toEqual([200, 200, 200]);
  expect([await set(false), await remove(), await set(false, other)]).toEqual([429, 429, 200]);
});

it('a user’s changes of their second factor are limited together, since recovery codes are work', async () => {
  const calls = factorCalls(identity);
  const { who } = await calls.withFactor();
  // Setting it up was the first.
  const statuses = [await calls.renewCodes(who), await calls.renewCodes(who), await calls.renewCodes(who), await calls.remove(who)];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429]);
});
