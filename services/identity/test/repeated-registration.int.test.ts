import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { describe, expect, it } from 'vitest';
import { ada, answered, pendingCookie, useAccounts } from './accounts-fixture.js';

const { clock, stores, replica, start } = useAccounts('repeated_registration');

describe('a repeated registration', () => {
  it('is answered as the first time, with a new pending session, and counted once', async () => {
    const { register, stored, mails, sessions } = await start({ LIMIT_REGISTER_PER_HOUR: '1' });
    const first = await register();
    const second = await register({ username: 'ADA', email: 'ADA@example.org', firstName: 'Somebody' });
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(pendingCookie(second)).not.toBe(pendingCookie(first));
    expect(await sessions.resolve(hashSessionId(pendingCookie(second)))).toMatchObject({ kind: 'pending' });
    expect([(await stored()).length, (await mails('account.verify')).length]).toEqual([1, 1]);
    expect((await register({ username: 'grace', email: 'grace@example.org' })).statusCode).toBe(429);
  });

  const verifyEverybody = (): Promise<unknown> =>
    stores()
      .connection.collection('users')
      .updateMany({}, { $set: { emailVerified: true } });

  it.each<[string, object, () => unknown]>([
    ['with another password', { password: 'Differential!Engine' }, () => undefined],
    ['an hour later', {}, () => clock.advanceMs(3_600_000)],
    ['after the address was verified', {}, verifyEverybody],
  ])('%s is a conflict', async (_name, change, before) => {
    const { register } = replica();
    await register();
    await before();
    const reply = await register(change);
    expect([reply.statusCode, reply.json().message]).toEqual([409, accountMessages.usernameTaken]);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });
});

it('lets nobody guess the password of a new account beside the limits of logins', async () => {
  const { register } = await start({ LIMIT_LOGIN_FAILURES_PER_ACCOUNT: '3' });
  await register();
  for (const guess of ['First', 'Second', 'Third']) {
    expect((await register({ password: `${guess}!Guess-of-many` })).statusCode).toBe(409);
  }
  expect((await register()).statusCode).toBe(409);
});

it('with wrong passwords, by strangers, uses up nothing of what the signed-in user has, and theirs nothing of it', async () => {
  const { register, ask, sessions } = replica();
  const userId: string = (await register()).json().user.id;
  const sessionHash = hashSessionId(await sessions.create(userId));
  const known = (await sessions.resolve(sessionHash)) ?? expect.fail('no session');
  const stepUp = async (password: string) =>
    (await ask({ method: 'POST', url: '/api/auth/step-up', payload: { password }, who: { ...known, sessionHash } })).statusCode;
  for (let count = 0; count < 4; count += 1) {
    expect([(await register({ password: `Guess-of-many!${count}` })).statusCode, await stepUp('wrong')]).toEqual([409, 400]);
  }
  expect([(await register()).statusCode, await stepUp(ada.password)]).toEqual([201, 200]);
  await register({ password: 'Guess-of-many!4' });
  expect([(await register()).statusCode, await stepUp('wrong'), await stepUp(ada.password)]).toEqual([409, 400, 429]);
});

it('costs its sender an attempt although it is refused, of which an address has few in an hour', async () => {
  const { register, stored } = await start({ LIMIT_REGISTER_ATTEMPTS_PER_HOUR: '2' });
  await register();
  expect((await register({ password: 'Another!Guess-of-many' })).statusCode).toBe(409);
  const reply = await register({ username: 'grace', email: 'grace@example.org' });
  expect([reply.statusCode, reply.json().code, Number(reply.headers['retry-after']) > 0]).toEqual([429, 'rate_limited', true]);
  expect(await stored()).toHaveLength(1);
});

/** This many replies at once, from two replicas in turn, by status. */
async function atOnce(count: number, change: (index: number) => object) {
  const two = [replica(), await start()];
  const asked = Array.from({ length: count }, (_, index) => answered(() => (two[index % 2] ?? replica()).register(change(index))));
  const replies = await Promise.all(asked);
  const { stored, mails } = replica();
  return {
    replies,
    accepted: replies.filter(({ statusCode }) => statusCode === 201),
    refused: replies.filter(({ statusCode }) => statusCode === 409),
    stored: { users: (await stored()).length, mails: (await mails('account.verify')).length },
  };
}

describe('registrations at once', { timeout: 60_000 }, () => {
  it('of one name, in many spellings and with fifty addresses, are one user', async () => {
    const names = ['Ada', 'ADA', 'ada', 'aDa', 'adA'];
    const { accepted, refused, stored } = await atOnce(50, (index) => ({ username: names[index % 5], email: `ada${index}@example.org` }));
    expect([accepted.length, refused.length, stored]).toEqual([1, 49, { users: 1, mails: 1 }]);
  });

  it('of one address, in many spellings and with fifty names, are one user, and its owner gets one notice', async () => {
    const spellings = ['ada@example.org', 'ADA@EXAMPLE.ORG', ' Ada@example.org '];
    const { accepted, refused, stored } = await atOnce(50, (index) => ({ username: `ada${index}`, email: spellings[index % 3] }));
    expect([accepted.length, refused.length, stored]).toEqual([1, 49, { users: 1, mails: 1 }]);
    expect(await replica().mails('account.exists')).toHaveLength(1);
  });

  it('that are equal are one user and one mail, and all succeed', async () => {
    const { accepted, replies, stored } = await atOnce(50, () => ({}));
    expect([accepted.length, stored]).toEqual([50, { users: 1, mails: 1 }]);
    expect(new Set(replies.map((reply) => reply.json().user.id)).size).toBe(1);
  });
});
