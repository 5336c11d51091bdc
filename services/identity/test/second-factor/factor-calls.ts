import type { Caller } from '@city-genie/contracts/internal/caller';
import { signedHeaders } from '@city-genie/service-kit/testing/signed-caller';
import { expect } from 'vitest';
import { z } from 'zod';
import { appAlphabet } from '../../src/second-factor/base32.js';
import { hotp, stepAt } from '../../src/second-factor/totp.js';
import type { UserRow } from '../../src/users/user-model.js';
import { accountCalls, cookiesOf, password, sidOf, someAddress } from '../account-calls.js';
import type { Identity } from '../identity-fixture.js';

const started = z.object({ secret: z.string(), uri: z.string() });
const withCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The bytes of a secret as an app reads it. */
export function appSecret(shown: string): Buffer {
  const bits = [...shown].map((character) => appAlphabet.indexOf(character).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What a reply says of its refusal: status, code, and what stands beside the fields. */
export function refusalOf(reply: { statusCode: number; json(): { code?: string; fields?: object } }) {
  const { code, fields } = reply.json();
  return [reply.statusCode, code, ...(fields ? [fields] : [])];
}

type SendOptions = { who?: Caller | undefined; body?: object; cookie?: string; userAgent?: string };

export const stepMs = 30_000;

/** What users do with a second factor, as the gateway passes it on. */
export function factorCalls(identity: Identity) {
  const calls = accountCalls(identity);
  const { app, clock } = identity;

  function send(method: 'GET' | 'POST' | 'DELETE', url: string, { who, body, cookie, userAgent }: SendOptions = {}) {
    const headers = {
      ...signedHeaders('identity', method, url, { clock, ...(who && { who }), ip: someAddress() }),
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...(userAgent && { 'user-agent': userAgent }),
    };
    return app.inject({ method, url, headers, ...(body && { payload: JSON.stringify(body) }) });
  }

  const start = (who: Caller) => send('POST', '/api/account/second-factor', { who });
  const confirm = (who: Caller, code: string) => send('POST', '/api/account/second-factor/confirm', { who, body: { code } });

  /** The code that an app shows, so many steps from now. */
  const codeOf = (shown: string, steps = 0) => hotp(appSecret(shown), stepAt(clock.nowMs()) + steps);

  return {
    ...calls,
    codeOf,
    start,
    confirm,
    remove: (who: Caller) => send('DELETE', '/api/account/second-factor', { who }),
    renewCodes: (who: Caller) => send('POST', '/api/account/second-factor/recovery-codes', { who }),
    stepUp: (who: Caller, body: object) => send('POST', '/api/auth/step-up', { who, body }),
    currentUser: (who: Caller) => send('GET', '/api/auth/user', { who }),
    /** A user who has just logged in. */
    async signedIn(overrides: Partial<UserRow> = {}) {
      const user = await calls.newUser(overrides);
      const login = await calls.login(user.username);
      const sid = sidOf(login);
      return { user, login, sid, who: await calls.callerWith(sid) };
    },
    /** A user with a second factor, who is signed in. A step has passed since it was confirmed. */
    async withFactor(overrides: Partial<UserRow> = {}) {
      const signedIn = await this.signedIn(overrides);
      const { secret } = started.parse((await start(signedIn.who)).json());
      const confirmed = await confirm(signedIn.who, codeOf(secret));
      expect(confirmed.statusCode, confirmed.body).toBe(200);
      const { recoveryCodes } = withCodes.parse(confirmed.json());
      clock.advanceMs(stepMs);
      return { ...signedIn, who: await calls.callerWith(signedIn.sid), secret, recoveryCodes, recoveryCode: recoveryCodes[0] ?? '' };
    },
    /** The first half of a login: the pending session's cookie value, and its caller. */
    async pendingLogin(username: string, options: { who?: Caller; cookie?: string } = {}) {
      const reply = await calls.login(username, password, options);
      const sid = cookiesOf(reply)['__Host-sid_pending']?.value ?? '';
      return { reply, sid, who: await calls.callerWith(sid) };
    },
    /** The second half. */
    finish: (who: Caller, code: string, options: { cookie?: string; userAgent?: string } = {}) =>
      send('POST', '/api/auth/second-factor', { who, body: { code }, ...options }),
    /** Mails and audit entries about second factors. */
    async notesOf(userId: string): Promise<{ changes: unknown[]; actions: unknown[] }> {
      const mails = await calls.mailsTo(userId);
      const actions = (await calls.audited(userId)).map((entry) => ('action' in entry ? entry.action : ''));
      return {
        changes: mails.flatMap((mail) => ('change' in mail ? [mail.change] : [])),
        actions: actions.filter((action) => String(action).startsWith('second_factor.')),
      };
    },
    startedOf: (reply: { json(): unknown }) => started.parse(reply.json()),
    codesOf: (reply: { json(): unknown }) => withCodes.parse(reply.json()).recoveryCodes,
    storedFactor: (userId: string) =>
      identity.connection.collection<{ _id: string; secret: string }>('second_factors').findOne({ _id: userId }),
  };
}

export type FactorCalls = ReturnType<typeof factorCalls>;
