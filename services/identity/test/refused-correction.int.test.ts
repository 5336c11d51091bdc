import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { describe, expect, it } from 'vitest';
import { password, someAddress } from './account-calls.js';
import { useCorrections } from './corrections.js';
import { startIdentity } from './identity-fixture.js';
import { usersAtWork } from './users-at-work.js';

const { identity, users, newAddress, mistyped, correct, settled, rowOf } = useCorrections();

describe('a correction', () => {
  it('says the same of a wrong name, a wrong password, and who can log in', async () => {
    const user = await mistyped();
    const known = await correct(user.username, newAddress(), 'wrong');
    const unknown = await correct('nobody-at-all', newAddress());
    expect([known.statusCode, known.json().code, known.json().message]).toEqual([
      401,
      'invalid_credentials',
      accountMessages.nothingToCorrect,
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

  it('says nothing of the right password of who has verified theirs, and counts it as a wrong one', async () => {
    const [user, ip] = [await mistyped({ emailVerified: true }), someAddress()];
    const [wrong, right] = [
      await correct(user.username, newAddress(), 'wrong', ip),
      await correct(user.username, newAddress(), password, ip),
    ];
    const saidOf = (reply: typeof wrong) => [reply.statusCode, reply.json().code, reply.json().message];
    expect(saidOf(right)).toEqual(saidOf(wrong));
    for (let guess = 0; guess < 8; guess += 1) {
      await correct(user.username, newAddress(), password, ip);
    }
    expect((await correct(user.username, newAddress(), password, ip)).statusCode).toBe(429);
    expect((await rowOf(user)).pendingEmail).toBeUndefined();
  });

  it('is refused to who has a second factor, and only after the right password', async () => {
    const user = await mistyped({ hasSecondFactor: true });
    const [guessed, refused] = [await correct(user.username, newAddress(), 'wrong'), await correct(user.username, newAddress())];
    expect([guessed.statusCode, refused.statusCode, refused.json().message]).toEqual([401, 409, accountMessages.correctBySupport]);
    expect((await rowOf(user)).pendingEmail).toBeUndefined();
  });

  it('is refused where nobody has to verify an address: the account page is open to them', async () => {
    const lenient = await startIdentity({ env: { REQUIRE_EMAIL_VERIFICATION: 'false' } });
    const theirs = usersAtWork(lenient);
    const user = await theirs.newUser({ emailVerified: false });
    const reply = await theirs.post('correct-email', { username: user.username, password, newEmail: newAddress() });
    await lenient.close();
    expect([reply.statusCode, reply.json().message]).toEqual([401, accountMessages.nothingToCorrect]);
  });

  it('to the address that the account has is refused at the field, and only after the right password', async () => {
    const user = await mistyped();
    const [guessed, refused] = [
      await correct(user.username, user.email, 'wrong'),
      await correct(user.username, ` ${user.email.toUpperCase()} `),
    ];
    expect(guessed.statusCode).toBe(401);
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { newEmail: accountMessages.correctedAlready }]);
    expect((await rowOf(user)).pendingEmail).toBeUndefined();
  });

  it('asks for an address', async () => {
    const user = await mistyped();
    const reply = await correct(user.username, 'nonsense');
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { newEmail: accountMessages.email }]);
  });
});
