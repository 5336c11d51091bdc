import { openBrowser, pathOf, type Visitor } from '../system/visitor.js';
import type { AccountNote, AccountNotes } from './dump-format.js';
import type { ReceivedLinks } from './received-links.js';

const person = (name: string, ip: string): AccountNote => ({
  ip,
  username: name,
  email: `${name}@example.net`,
  password: `Quiet!Harbour7-${name.length}`,
});

const signedIn = person('katherine', '198.51.100.20');
const unverified = person('dorothy', '198.51.100.21');
const forgetful = person('annie', '198.51.100.22');
const guesser: AccountNotes['guesser'] = { ip: '203.0.113.30' };
const waitsForMailServer = person('margaret', '198.51.100.23');
const waitsForQueue = person('radia', '198.51.100.24');
const wishWaitsForQueue = person('frances', '198.51.100.25');

/** As many as an address has in a quarter of an hour. */
const failedLogins = 10;

type Site = { url: string };

const browserOf = (site: Site, { ip }: { ip: string }) => openBrowser(site, { 'x-forwarded-for': ip });

/** @throws unless the reply has this status */
async function expectStatus(reply: ReturnType<Visitor['get']>, expected: number): Promise<void> {
  const { status, text } = await reply;
  if (status !== expected) {
    throw new Error(`answered ${status} instead of ${expected}: ${text.slice(0, 300)}`);
  }
}

async function register(site: Site, account: AccountNote): Promise<Visitor> {
  const browser = browserOf(site, account);
  const { username, email, password } = account;
  const body = { firstName: username, lastName: 'Test', country: 'France', username, email, password };
  await expectStatus(browser.post('/api/auth/register', body), 201);
  return browser;
}

async function registerAndVerify(site: Site, account: AccountNote, links: ReceivedLinks): Promise<Visitor> {
  const browser = await register(site, account);
  await expectStatus(browser.get(pathOf(await links.next(account.email))), 302);
  return browser;
}

async function askForReset(site: Site, account: AccountNote): Promise<void> {
  await expectStatus(browserOf(site, account).post('/api/auth/forgot-password', { email: account.email }), 200);
}

async function guess(site: Site): Promise<void> {
  const browser = browserOf(site, guesser);
  for (let failures = 0; failures < failedLogins; failures += 1) {
    await expectStatus(browser.post('/api/auth/login', { username: `nobody-${failures}`, password: 'wrong' }), 401);
  }
  await expectStatus(browser.post('/api/auth/login', { username: signedIn.username, password: 'wrong' }), 429);
}

function tokenOf(link: string): string {
  return new URL(link).searchParams.get('token') ?? '';
}

/** What people with accounts do while everything works. When it resolves, all their mails have been received. */
export async function playAccounts(site: Site, links: ReceivedLinks): Promise<Omit<AccountNotes, 'waiting'>> {
  const browser = await registerAndVerify(site, signedIn, links);
  await expectStatus(browser.post('/api/auth/login', { username: signedIn.username, password: signedIn.password }), 200);
  await expectStatus(browser.get('/api/auth/user'), 200);

  const pending = await register(site, unverified);
  await expectStatus(pending.get('/api/subscription-status'), 200);
  await expectStatus(pending.post('/api/create-subscription', { priceId: 'monthly' }), 200);
  const verification = await links.next(unverified.email);

  await registerAndVerify(site, forgetful, links);
  await askForReset(site, forgetful);
  const reset = await links.next(forgetful.email);

  await registerAndVerify(site, wishWaitsForQueue, links);
  await guess(site);
  return {
    signedIn: { ...signedIn, cookies: Object.fromEntries(browser.cookies) },
    unverified: { ...unverified, cookies: Object.fromEntries(pending.cookies), token: tokenOf(verification) },
    forgetful: { ...forgetful, token: tokenOf(reset) },
    guesser,
  };
}

/** The mail of this registration stays in the queue. */
export async function registerWithoutMailServer(site: Site): Promise<AccountNotes['waiting']> {
  await register(site, waitsForMailServer);
  return [{ ...waitsForMailServer, mail: 'verification' }];
}

/** A mail and the wish for one stay in identity's outbox. */
export async function useAccountsWithoutRedis(site: Site): Promise<AccountNotes['waiting']> {
  await register(site, waitsForQueue);
  await askForReset(site, wishWaitsForQueue);
  return [
    { ...waitsForQueue, mail: 'verification' },
    { ...wishWaitsForQueue, mail: 'reset' },
  ];
}
