import type { ServiceApp } from '@city-genie/service-kit/calls/create-service';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { signedHeaders } from '@city-genie/service-kit/testing/signed-caller';
import { describe, expect, it, vi } from 'vitest';
import { createEmailVerification } from '../src/accounts/email-verification.js';
import { mailedToken, useAccounts } from './accounts-fixture.js';

const { clock, stores, replica, start } = useAccounts('verify_email');

const page = 'https://genie.test/verify-email';

/** Follows the link of a token, as a browser or a mail scanner does. @returns where it leads */
async function follow(token: string, { method = 'GET', app = replica().app }: { method?: 'GET' | 'HEAD'; app?: ServiceApp } = {}) {
  const url = `/api/auth/verify-email?token=${token}`;
  const reply = await app.inject({ method, url, headers: signedHeaders('identity', method, url, { clock }) });
  expect([reply.statusCode, reply.body]).toEqual([302, '']);
  return String(reply.headers.location);
}

/** Registers somebody. @returns the token that was mailed to them */
async function registered(change: object = {}): Promise<string> {
  expect((await replica().register(change)).statusCode).toBe(201);
  return mailedToken('verify_email', (await replica().mails('account.verify')).at(-1));
}

/** The token of a link that was asked for again. */
async function resent(email: string): Promise<string> {
  await replica().post('resend-verification', { email });
  await replica().settled();
  return mailedToken('verify_email', (await replica().mails('account.verify')).at(-1));
}

const isVerified = async () => (await replica().stored()).map(({ emailVerified }) => emailVerified);

describe('the link of a verification mail', () => {
  it('verifies the address, and says which', async () => {
    const token = await registered({ email: 'ada+tag@example.org' });
    expect(await isVerified()).toEqual([false]);
    expect(await follow(token)).toBe(`${page}?success=true&email=ada%2Btag%40example.org`);
    expect(await replica().stored()).toMatchObject([{ emailVerified: true, version: 1 }]);
    expect(await replica().audited()).toEqual(['user.registered', 'user.email_verified']);
  });

  it.each(['GET', 'HEAD'] as const)('leads a person to success whom a mail scanner’s %s was faster than', async (method) => {
    const token = await registered();
    await follow(token, { method });
    expect(await isVerified()).toEqual([true]);
    for (const _click of [1, 2]) {
      expect(await follow(token)).toBe(`${page}?error=invalid_or_expired`);
    }
    expect((await replica().audited()).filter((action) => action === 'user.email_verified')).toHaveLength(1);
  });

  it('verifies once when it is followed many times at once', async () => {
    const token = await registered();
    const pages = await Promise.all(Array.from({ length: 10 }, () => follow(token)));
    const successes = pages.filter((url) => url.startsWith(`${page}?success=true`));
    const others = pages.filter((url) => url === `${page}?error=invalid_or_expired`);
    expect([successes.length, others.length]).toEqual([1, 9]);
    expect((await replica().audited()).filter((action) => action === 'user.email_verified')).toHaveLength(1);
  });

  it('says the same to whom another click overtakes in the middle', async () => {
    const token = await registered();
    const { connection, links, users, audit, flows } = replica();
    let isOvertaken = false;
    const overtaken: typeof users = {
      ...users,
      findById: async (id) => {
        if (!isOvertaken) {
          isOvertaken = true;
          expect(await flows.verifyEmail(token, 'faster-click')).toMatchObject({ outcome: 'done' });
        }
        return users.findById(id);
      },
    };
    const verify = createEmailVerification({ connection, links, users: overtaken, audit });
    expect(await verify(token, 'slower-click')).toEqual({ outcome: 'done_before' });
  });

  it('is invalid when it has expired, and then verifies nobody', async () => {
    const token = await registered();
    clock.advanceMs(24 * 3_600_000 - 1);
    const grace = await registered({ username: 'grace', email: 'grace@example.org' });
    clock.advanceMs(1);
    expect(await follow(token)).toBe(`${page}?error=invalid_token`);
    expect(await follow(grace)).toContain('success=true');
    expect(await isVerified()).toEqual([false, true]);
  });

  it('is invalid when a newer one was asked for, until that one has been followed', async () => {
    const older = await registered();
    const newer = await resent('ada@example.org');
    expect(await follow(older)).toBe(`${page}?error=invalid_token`);
    expect(await isVerified()).toEqual([false]);
    expect(await follow(newer)).toContain('success=true');
    expect(await follow(older)).toBe(`${page}?error=already_verified`);
    expect(await follow(newer)).toBe(`${page}?error=invalid_or_expired`);
  });

  it('says so when the address was verified otherwise', async () => {
    const token = await registered();
    await stores()
      .connection.collection('users')
      .updateMany({}, { $set: { emailVerified: true } });
    expect(await follow(token)).toBe(`${page}?error=already_verified`);
    expect(await follow(token)).toBe(`${page}?error=already_verified`);
  });

  it('is invalid when its user is gone', async () => {
    const token = await registered();
    await stores().connection.collection('users').deleteMany({});
    expect(await follow(token)).toBe(`${page}?error=invalid_token`);
  });

  it('is invalid when it isn’t ours, whatever it holds', async () => {
    const token = await registered();
    const reset = mailedToken('reset_password', (await replica().mails('account.verify'))[0]);
    const texts = ['', 'x', reset, `${token}x`, token.slice(1), `${token.slice(0, -4)}AAAA`, '%00', `${token}&token=${token}`, '../..'];
    for (const text of texts) {
      expect([text, await follow(text)]).toEqual([text, `${page}?error=invalid_token`]);
    }
    const withoutToken = await replica().ask({ method: 'GET', url: '/api/auth/verify-email?success=true' });
    expect(withoutToken.headers.location).toBe(`${page}?error=invalid_token`);
    expect(await isVerified()).toEqual([false]);
  });

  it('leads to the address of this installation, whatever host was asked', async () => {
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' };
    const reply = await replica().ask({ method: 'GET', url: `/api/auth/verify-email?token=${await registered()}`, headers });
    expect(reply.headers.location).toMatch(/^https:\/\/genie\.test\/verify-email\?success=true/);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('a fault of ours', () => {
  it('leads to a page that says so, is logged, and the link still works', async () => {
    const lines: string[] = [];
    const { app } = await start({}, createLogger('identity', 'debug', { write: (line) => lines.push(line) }));
    const token = await registered();
    await stores().mongoProxy.cut();
    expect(await follow(token, { app })).toBe(`${page}?error=server_error`);
    await stores().mongoProxy.restore();
    const logged = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
    expect(logged).toMatchObject([{ requestId: 'test-request', err: { message: expect.any(String), stack: expect.any(String) } }]);
    await vi.waitFor(async () => expect(await follow(token, { app })).toContain('success=true'), { timeout: 10_000, interval: 100 });
  });

  it('and every other outcome leave neither token nor address in the log', async () => {
    const lines: string[] = [];
    const { app } = await start({}, createLogger('identity', 'trace', { write: (line) => lines.push(line) }));
    const token = await registered();
    for (const text of [token, token, `${token}x`]) {
      await follow(text, { app });
    }
    await stores().mongoProxy.cut();
    await follow(token, { app });
    await stores().mongoProxy.restore();
    const log = lines.join('');
    expect(log.match(/"route":"\/api\/auth\/verify-email"/g)).toHaveLength(4);
    expect([log.includes(token.slice(0, 22)), log.includes('ada@'), log.includes('ada%40')]).toEqual([false, false, false]);
    await vi.waitFor(async () => expect(await follow(token)).toBe(`${page}?error=invalid_or_expired`), { timeout: 10_000, interval: 100 });
  });
});
