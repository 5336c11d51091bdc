import { auditModel } from '@city-genie/service-kit/audit/audit-model';
import { readAuditPage } from '@city-genie/service-kit/audit/audit-page';
import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../system/call.js';
import { linkInMail, openBrowser, pathOf, type Visitor } from '../system/visitor.js';
import type { AccountNote, AccountNotes, CookieNote } from './dump-format.js';
import type { StackOverDump } from './stack-over-dump.js';

const resetSubject = /new password/i;
const verificationSubject = /confirm your email/i;

/** What people with an account of the dump do, each in a new browser. */
function accountSteps(startedStack: () => StackOverDump) {
  const browserOf = ({ ip }: { ip: string }, cookies: CookieNote = {}): Visitor => {
    const browser = openBrowser(startedStack().stack(), { 'x-forwarded-for': ip });
    for (const [name, value] of Object.entries(cookies)) {
      browser.cookies.set(name, value);
    }
    return browser;
  };
  const logIn = (account: AccountNote, password = account.password): Promise<Answer> =>
    browserOf(account).post('/api/auth/login', { username: account.username, password });

  async function expectVerification(account: AccountNote, path: string): Promise<void> {
    expect((await logIn(account)).json).toMatchObject({ code: 'email_not_verified' });
    const outcomes = [await browserOf(account).get(path), await browserOf(account).get(path)];
    expect(outcomes.map(({ headers }) => new URL(headers.get('location') ?? '').search)).toEqual([
      expect.stringContaining('?success=true&email='),
      '?error=invalid_or_expired',
    ]);
    expect((await logIn(account)).status).toBe(200);
  }

  async function expectReset(account: AccountNote, token: string): Promise<void> {
    expect((await logIn(account)).status).toBe(200);
    const reset = async (newPassword: string) => (await browserOf(account).post('/api/auth/reset-password', { token, newPassword })).status;
    const newPassword = `Lantern-${account.password}`;
    expect([await reset(newPassword), await reset(`${newPassword}-again`)]).toEqual([200, 400]);
    expect([(await logIn(account)).status, (await logIn(account, newPassword)).status]).toEqual([401, 200]);
  }

  return { browserOf, logIn, expectVerification, expectReset };
}

/** @param startedStack the stack over a dump with accounts, once it has started */
export function describeAccounts(startedStack: () => StackOverDump): void {
  const { browserOf, logIn, expectVerification, expectReset } = accountSteps(startedStack);
  const notes = (): AccountNotes => {
    const { accounts } = startedStack().dump.notes;
    if (accounts === undefined) {
      throw new Error('the dump has no accounts');
    }
    return accounts;
  };

  describe('people with accounts', () => {
    it('are still signed in with their old cookie, and can log in with their password', async () => {
      const { signedIn } = notes();
      const user = await browserOf(signedIn, signedIn.cookies).get('/api/auth/user');
      expect([user.status, user.text]).toEqual([200, expect.stringContaining(signedIn.email)]);
      expect([(await logIn(signedIn)).status, (await logIn(signedIn, 'wrong')).status]).toEqual([200, 401]);
      expect((await browserOf(signedIn, signedIn.cookies).get('/api/auth/user')).status).toBe(200);
    });

    it('log in with a browser that is known even where the failed logins of an address are used up', async () => {
      const { signedIn, guesser } = notes();
      const credentials = { username: signedIn.username, password: signedIn.password };
      const { device = '' } = signedIn.cookies;
      const statuses = [
        (await browserOf(guesser).post('/api/auth/login', credentials)).status,
        (await browserOf(guesser, { device }).post('/api/auth/login', credentials)).status,
      ];
      expect(statuses).toEqual([429, 200]);
    });

    it('pay with their pending session, and verify their address by the link that was mailed', async () => {
      const { unverified } = notes();
      const browser = browserOf(unverified, unverified.cookies);
      expect((await browser.get('/api/auth/user')).status).toBe(401);
      expect((await browser.get('/api/subscription-status')).json).toMatchObject({ needsPayment: true });
      expect((await browser.post('/api/create-subscription', { priceId: 'monthly' })).json).toMatchObject({ isPlaceholder: true });
      await expectVerification(unverified, `/api/auth/verify-email?token=${unverified.token}`);
    });

    it('reset their password once by the link that was mailed', async () => {
      const { forgetful } = notes();
      await expectReset(forgetful, forgetful.token);
    });

    it('get the links that hadn’t been mailed yet, which work', async () => {
      const { waiting } = notes();
      expect(waiting.map(({ mail }) => mail).sort()).toEqual(['reset', 'verification', 'verification']);
      for (const { mail, ...account } of waiting) {
        const link = await linkInMail(startedStack().stack(), account.email, mail === 'reset' ? resetSubject : verificationSubject);
        await (mail === 'reset'
          ? expectReset(account, new URL(link).searchParams.get('token') ?? '')
          : expectVerification(account, pathOf(link)));
      }
    });

    it('are in the audit log, page by page, newest first', async () => {
      const connection = await mongoose.createConnection(startedStack().stack().mongodbUri, { dbName: 'identity' }).asPromise();
      const rows = auditModel(connection);
      const seen: { id: string; atMs: number; action: string }[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await readAuditPage(rows, {}, { limit: 3, ...(cursor && { cursor }) });
        seen.push(...page.entries.map(({ _id, at, action }) => ({ id: String(_id), atMs: at.getTime(), action })));
        cursor = page.next;
      } while (cursor !== null);
      await connection.close();

      const dumped = startedStack().dumped('identity', 'audit_log');
      expect(dumped.length).toBeGreaterThan(6);
      const dumpedIds = dumped.map(({ _id }) => String(new mongoose.Types.ObjectId(Object(_id).$oid)));
      expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining(dumpedIds));
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
      expect(seen.map(({ atMs }) => atMs)).toEqual(seen.map(({ atMs }) => atMs).sort((one, other) => other - one));
      const actions = seen.filter(({ id }) => dumpedIds.includes(id)).map(({ action }) => action);
      const expected = ['user.registered', 'user.email_verified', 'session.started', 'session.refused', 'password.reset_requested'];
      expect(actions).toEqual(expect.arrayContaining(expected));
    });
  });
}
