import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../src/users/user-model.js';
import { password, someAddress } from './account-calls.js';
import { useCorrections } from './corrections.js';
import { startIdentity } from './identity-fixture.js';
import { usersAtWork } from './users-at-work.js';

const { identity, users, newAddress, mistyped, correct, settled, rowOf } = useCorrections();

describe('a correction', () => {
  it('is told apart from a login by nothing when name or password is wrong', async () => {
    const user = await mistyped();
    const known = await correct(user.username, newAddress(), 'wrong');
    const unknown = await correct('nobody-at-all', newAddress());
    expect([known.statusCode, known.json().code, known.json().message]).toEqual([
      401,
      'invalid_credentials',
      accountMessages.invalidCredentials,
    ]);
    expect([unknown.statusCode, unknown.json().message]).toEqual([401, known.json().message]);
    expect((await rowOf(user)).pendingEmail).toBeUndefined();
  });

  it('counts a wrong password with those of logins, of the account and of the IP address', async () => {
    const [user, ip] = [await mistyped(), someAddress()];
    identity().pauses.splice(0);
    for (let guess = 0; guess < 5; guess += 1) {
      await correct(user.username, newAddress(), `wrong ${guess}`, ip);
    }
    expect(identity().pauses).toEqual([]);
    await users().login(user.username, 'wrong', { ip });
    expect(identity().pauses).toHaveLength(1);
    for (let guess = 0; guess < 4; guess += 1) {
      await users().login('nobody-at-all-of-this-test', 'wrong', { ip });
    }
    const refused = await correct(user.username, newAddress(), password, ip);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
  });

  it('can be asked for three times an hour by an account, from wherever', async () => {
    const user = await mistyped();
    const statuses = [];
    for (let time = 0; time < 4; time += 1) {
      statuses.push((await correct(user.username, newAddress())).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await settled();
  });

  it.each<[string, Partial<UserRow>, string]>([
    ['who has verified theirs', { emailVerified: true }, accountMessages.correctElsewhere],
    ['who has a second factor', { hasSecondFactor: true }, accountMessages.correctBySupport],
  ])('is refused to those %s, and only after the right password', async (_name, overrides, message) => {
    const user = await mistyped(overrides);
    const [guessed, refused] = [await correct(user.username, newAddress(), 'wrong'), await correct(user.username, newAddress())];
    expect([guessed.statusCode, refused.statusCode, refused.json().code, refused.json().message]).toEqual([401, 409, 'conflict', message]);
    expect((await rowOf(user)).pendingEmail).toBeUndefined();
  });

  it('is refused where nobody has to verify an address: the account page is open to them', async () => {
    const lenient = await startIdentity({ env: { REQUIRE_EMAIL_VERIFICATION: 'false' } });
    const theirs = usersAtWork(lenient);
    const user = await theirs.newUser({ emailVerified: false });
    const reply = await theirs.post('correct-email', { username: user.username, password, newEmail: newAddress() });
    await lenient.close();
    expect([reply.statusCode, reply.json().message]).toEqual([409, accountMessages.correctElsewhere]);
  });

  it('asks for an address', async () => {
    const user = await mistyped();
    const reply = await correct(user.username, 'nonsense');
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { newEmail: accountMessages.email }]);
  });
});
