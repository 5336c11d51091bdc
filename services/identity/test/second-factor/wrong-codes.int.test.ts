import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeviceCookie } from '../../src/sessions/device-cookie.js';
import { deviceOf, password } from '../account-calls.js';
import { type Identity, startIdentity } from '../identity-fixture.js';
import { type FactorCalls, factorCalls, refusalOf } from './factor-calls.js';

let identity: Identity;
let calls: FactorCalls;
beforeAll(async () => {
  identity = await startIdentity();
  calls = factorCalls(identity);
});
afterAll(() => identity.close());

const tooMany = [429, 'rate_limited'];
const all = <T>(value: T, times: number) => Array.from({ length: times }, () => value);

/** A code that no app shows at this time. */
function wrongCodeOf(secret: string): string {
  const right = [-1, 0, 1].map((steps) => calls.codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

/** A pending session of a new user, with wrong codes to try. */
async function pending() {
  const owner = await calls.withFactor();
  const { who } = await calls.pendingLogin(owner.user.username);
  const wrong = wrongCodeOf(owner.secret);
  return { ...owner, full: owner.who, who, wrong, guess: (cookie?: string) => calls.finish(who, wrong, cookie ? { cookie } : {}) };
}

describe('wrong codes at a login', () => {
  it('are five in a quarter of an hour; then a right one is a 429 as well, and nothing is compared', async () => {
    const { who, secret, guess } = await pending();
    for (let count = 0; count < 5; count += 1) {
      const reply = await guess();
      expect([...refusalOf(reply), reply.json().message]).toEqual([401, 'invalid_credentials', secondFactorMessages.wrongCode]);
    }
    const compared = vi.spyOn(identity.hasher, 'verify');
    const reply = await calls.finish(who, calls.codeOf(secret));
    expect([...refusalOf(reply), Number(reply.headers['retry-after']) > 0, reply.cookies]).toEqual([...tooMany, true, []]);
    expect(compared).not.toHaveBeenCalled();
    compared.mockRestore();
  });

  it('can’t slip through at once', async () => {
    const { guess } = await pending();
    const replies = await Promise.all(all(guess, 20).map((ask) => ask()));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([...all(401, 5), ...all(429, 15)]);
  });

  it('are counted for all pending sessions together, and whatever they look like', async () => {
    const { user, wrong, recoveryCode } = await pending();
    for (const typed of [wrong, 'x', recoveryCode.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), '12345', wrong]) {
      expect(refusalOf(await calls.finish((await calls.pendingLogin(user.username)).who, typed))).toEqual([401, 'invalid_credentials']);
    }
    expect(refusalOf(await calls.finish((await calls.pendingLogin(user.username)).who, recoveryCode))).toEqual(tooMany);
  });

  it('are not the right ones, nor what was refused for another reason', async () => {
    const { user, secret, guess } = await pending();
    for (let count = 0; count < 4; count += 1) {
      await guess();
    }
    for (let count = 0; count < 3; count += 1) {
      const { who } = await calls.pendingLogin(user.username);
      const create = vi.spyOn(identity.sessions, 'create').mockRejectedValueOnce(new Error('the process has ended'));
      expect((await calls.finish(who, calls.codeOf(secret))).statusCode).toBe(500);
      create.mockRestore();
      expect((await calls.finish(who, calls.codeOf(secret))).statusCode).toBe(200);
      identity.clock.advanceMs(30_000);
    }
  });

  it('are written down when they are too many, once', async () => {
    const { user, guess } = await pending();
    await Promise.all(all(guess, 8).map((ask) => ask()));
    const refused = (await calls.audited(user.id)).filter((entry) => 'action' in entry && entry.action === 'second_factor.refused');
    expect(refused).toMatchObject([
      {
        actor: { kind: 'visitor', id: 'test-request' },
        target: { kind: 'user', id: user.id },
        outcome: 'refused',
        details: { reason: 'rate_limited' },
      },
    ]);
  });

  it('of others don’t keep the owner out of the browser that they have used, nor from a step-up', async () => {
    const { user, secret, full, login, guess } = await pending();
    await Promise.all(all(guess, 6).map((ask) => ask()));
    expect((await calls.stepUp(full, { code: calls.codeOf(secret) })).statusCode).toBe(200);
    const cookie = deviceOf(login);
    const own = await calls.pendingLogin(user.username, { cookie });
    expect(refusalOf(await calls.finish(own.who, calls.codeOf(secret, 1)))).toEqual(tooMany);
    expect((await calls.finish(own.who, calls.codeOf(secret, 1), { cookie })).statusCode).toBe(200);
  });

  it('of such a browser have a limit, too', async () => {
    const { login, guess } = await pending();
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await guess(deviceOf(login))).statusCode);
    }
    expect(statuses).toEqual([...all(401, 5), 429]);
  });

  it('of several such browsers have it together, however many were known before there was a second factor', async () => {
    const { user, guess } = await pending();
    const devices = createDeviceCookie('https://genie.test', testKeys);
    const known = () => {
      let cookie = '';
      devices.remember({ setCookie: (_name: string, value: string) => (cookie = `device=${value}`) }, [], user);
      return cookie;
    };
    const replies = await Promise.all([known(), known(), known(), known(), known(), known(), known()].map((cookie) => guess(cookie)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([...all(401, 5), ...all(429, 2)]);
  });

  it('are counted as everybody’s with a cookie that was made up', async () => {
    const { user, guess } = await pending();
    const forged = `device=${user.id}.${'A'.repeat(22)}.${'B'.repeat(22)}`;
    const replies = await Promise.all([...all(forged, 3), ...all(undefined, 3)].map((cookie) => guess(cookie)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([...all(401, 5), 429]);
  });
});

describe('wrong codes of the signed-in', () => {
  it('have the same limit, in all calls together', async () => {
    const { user, who, secret } = await calls.withFactor();
    const code = wrongCodeOf(secret);
    const replies = await Promise.all(all(who, 20).map((caller) => calls.stepUp(caller, { code })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([...all(400, 5), ...all(429, 15)]);
    expect((await calls.audited(user.id)).at(-1)).toMatchObject({
      actor: { kind: 'user', id: user.id },
      action: 'second_factor.refused',
      target: { kind: 'user', id: user.id },
    });
    expect(refusalOf(await calls.confirm(who, code))).toEqual(tooMany);
  });

  it('are no login’s', async () => {
    const { user, who, secret } = await calls.withFactor();
    await Promise.all(all(who, 6).map((caller) => calls.stepUp(caller, { code: wrongCodeOf(secret) })));
    expect((await calls.finish((await calls.pendingLogin(user.username)).who, calls.codeOf(secret))).statusCode).toBe(200);
  });
});

it('wrong passwords of a step-up have the limit of guesses; then the right one is refused, too', async () => {
  const { user, who } = await calls.signedIn();
  const replies = await Promise.all(all(who, 20).map((caller) => calls.stepUp(caller, { password: 'wrong' })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([...all(400, 5), ...all(429, 15)]);
  const reply = await calls.stepUp(who, { password });
  expect([...refusalOf(reply), Number(reply.headers['retry-after']) > 0]).toEqual([...tooMany, true]);
  expect((await calls.login(user.username)).statusCode).toBe(200);
});
