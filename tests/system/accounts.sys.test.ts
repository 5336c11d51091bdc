import { joinTestStack } from '@city-genie/test-kit/test-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkInMail, mailsTo, newAccount, openBrowser, pathOf, registerAndVerify, type Visitor } from './visitor.js';

let site: { url: string; mailUrl: string };
let stop: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  const stack = await joinTestStack();
  site = stack;
  stop = stack.stop;
});
afterAll(() => stop());

async function logIn(account: { username: string; password: string }): Promise<Visitor> {
  const browser = openBrowser(site);
  const { status, text } = await browser.post('/api/auth/login', { username: account.username, password: account.password });
  expect([status, text]).toEqual([200, expect.stringContaining(account.username)]);
  return browser;
}

const whoIsIn = async (browser: Visitor) => (await browser.get('/api/auth/user')).status;
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';

describe('the life of an account', () => {
  it('goes from registration over verification and a new password to a reset, and ends sessions on the way', async () => {
    const account = newAccount('life');
    const first = openBrowser(site);
    const registered = await first.post('/api/auth/register', account);
    expect([registered.status, registered.json]).toEqual([
      201,
      { success: true, user: expect.objectContaining({ username: account.username, emailVerified: false, isAdmin: false }) },
    ]);
    // Registering is not logging in, but enough to ask about a payment.
    expect(await whoIsIn(first)).toBe(401);
    expect((await first.get('/api/subscription-status')).json).toMatchObject({ success: false, needsPayment: true });
    const started = await first.post('/api/create-subscription', { priceId: 'monthly' });
    expect(started.json).toMatchObject({ success: true, isPlaceholder: false, due: { plan: 'monthly', kind: 'first' } });

    const tooEarly = await openBrowser(site).post('/api/auth/login', account);
    expect([tooEarly.status, tooEarly.json]).toEqual([403, expect.objectContaining({ code: 'email_not_verified' })]);

    const link = await linkInMail(site, account.email, /confirm your email/i);
    // A scanner follows the link first, then the person.
    const scanned = await openBrowser(site).get(pathOf(link));
    const clicked = await openBrowser(site).get(pathOf(link));
    expect(scanned.status).toBe(302);
    expect(scanned.headers.get('location')).toContain('/verify-email?success=true');
    expect(clicked.headers.get('location')).toContain('/verify-email?error=invalid_or_expired');

    const [one, other] = [await logIn(account), await logIn(account)];
    expect([await whoIsIn(one), await whoIsIn(other)]).toEqual([200, 200]);

    const changed = { ...account, password: `${account.password}-2` };
    const change = { currentPassword: account.password, newPassword: changed.password };
    expect((await one.post('/api/auth/change-password', change)).status).toBe(200);
    expect([await whoIsIn(one), await whoIsIn(other)]).toEqual([200, 401]);

    expect((await openBrowser(site).post('/api/auth/forgot-password', { email: account.email })).status).toBe(200);
    const token = tokenIn(await linkInMail(site, account.email, /new password/i));
    const reset = { token, newPassword: `Lamp7${changed.password}` };
    expect((await openBrowser(site).post('/api/auth/reset-password', reset)).status).toBe(200);
    expect(await whoIsIn(one)).toBe(401);
    expect((await openBrowser(site).post('/api/auth/reset-password', { ...reset, newPassword: `${reset.newPassword}x` })).status).toBe(400);
    expect((await openBrowser(site).post('/api/auth/login', changed)).status).toBe(401);

    const last = await logIn({ ...account, password: reset.newPassword });
    expect((await last.post('/api/auth/logout')).status).toBe(200);
    expect(await whoIsIn(last)).toBe(401);
  });

  it('has every browser signed out at once, also where the cookie is kept', async () => {
    const account = newAccount('everywhere');
    await registerAndVerify(site, account);
    const [one, other] = [await logIn(account), await logIn(account)];
    const kept = new Map(one.cookies);
    expect((await one.post('/api/auth/force-logout')).status).toBe(200);
    expect([...one.cookies.keys()].filter((name) => name.startsWith('sid') || name === 'signed_in')).toEqual([]);
    for (const [name, value] of kept) {
      one.cookies.set(name, value);
    }
    expect([await whoIsIn(one), await whoIsIn(other)]).toEqual([401, 401]);
    expect((await openBrowser(site).post('/api/auth/force-logout')).status).toBe(200);
  });
});

describe('what registration tells', () => {
  it('names a taken user name, and writes to the owner of a taken address', async () => {
    const account = newAccount('taken');
    await registerAndVerify(site, account);
    const sameName = await openBrowser(site).post('/api/auth/register', { ...newAccount('x'), username: account.username.toUpperCase() });
    expect([sameName.status, sameName.json]).toMatchObject([
      409,
      { code: 'conflict', fields: { username: expect.stringContaining('taken') } },
    ]);
    const sameAddress = await openBrowser(site).post('/api/auth/register', { ...newAccount('x'), email: account.email.toUpperCase() });
    expect([sameAddress.status, sameAddress.json]).toMatchObject([409, { code: 'conflict' }]);
    expect(sameAddress.text).not.toContain(account.username);
    await expect.poll(async () => (await mailsTo(site, account.email)).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  });

  it('gives nobody rights, and drops what it doesn’t know', async () => {
    const account = {
      ...newAccount('rights'),
      isAdmin: true,
      emailVerified: true,
      subscriptionStatus: 'active',
      _id: '64b000000000000000000001',
    };
    const { status, json } = await openBrowser(site).post('/api/auth/register', account);
    expect([status, json]).toMatchObject([201, { user: { isAdmin: false, emailVerified: false, subscriptionStatus: 'incomplete' } }]);
  });
});

it('answers a login with an unknown name and one with a wrong password with the same bytes', async () => {
  const account = newAccount('same');
  await registerAndVerify(site, account);
  const answers = await Promise.all(
    [account.username, newAccount('nobody').username].map((username) =>
      openBrowser(site).post('/api/auth/login', { username, password: 'Wrong!password1' }),
    ),
  );
  const seen = answers.map(({ status, text }) => [status, text.replace(/"requestId":"[^"]+"/, '')]);
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.[0]).toBe(401);
});
