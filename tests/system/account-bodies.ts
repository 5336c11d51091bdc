import { randomBytes } from 'node:crypto';
import * as auth from '@city-genie/contracts/auth/routes';
import { createSubscriptionRoute } from '@city-genie/contracts/billing/routes';

/** What somebody registers with who isn't known yet, also where several tests share a stack. */
export function newPerson(name: string) {
  const username = `${name}-${randomBytes(6).toString('hex')}`;
  const email = `${username}@example.org`;
  return { firstName: 'Ada', lastName: 'Lovelace', email, country: 'France', username, password: 'Correct-Horse!7' };
}

/** A call with a body about accounts, whose fields tests replace one by one. */
export type AccountCall = {
  /** Its schema names the fields of the body. */
  route: { readonly url: string; readonly schema: { readonly body: { readonly shape: object } } };
  body: Readonly<Record<string, string>>;
  isSignedIn?: true;
  /** What else than 400 a text gets that no form of ours would send, by field. */
  text?: Readonly<Record<string, number>>;
};

const email = 'nobody@example.org';

export const accountCalls: readonly AccountCall[] = [
  {
    route: auth.registerRoute,
    body: newPerson('ada'),
    // People may be called anything on one line; the address belongs to the first who registers with it.
    text: { firstName: 201, lastName: 201, username: 409, termsVersion: 201, inviteToken: 201 },
  },
  // Whatever isn't somebody's name or password is a wrong one.
  { route: auth.loginRoute, body: { username: 'nobody', password: 'wrong' }, text: { username: 401, password: 401 } },
  {
    route: auth.changePasswordRoute,
    body: { currentPassword: 'wrong', newPassword: 'Correct-Horse!7' },
    isSignedIn: true,
    text: { username: 403 },
  },
  { route: auth.forgotPasswordRoute, body: { email } },
  { route: auth.resendVerificationRoute, body: { email } },
  {
    route: auth.correctEmailRoute,
    body: { username: 'nobody', password: 'wrong', newEmail: email },
    text: { username: 401, password: 401 },
  },
  { route: auth.resetPasswordRoute, body: { token: 'made-up', newPassword: 'Correct-Horse-7' } },
  { route: auth.testVerificationEmailRoute, body: { email, firstName: 'Ada' }, text: { firstName: 200 } },
  { route: createSubscriptionRoute, body: { priceId: 'monthly' }, isSignedIn: true, text: { tempUserId: 403 } },
];

/** What no field of ours may be. */
export const wrongTypes: readonly (readonly [string, unknown])[] = [
  ['a list', ['ada']],
  ['an operator', { $ne: null }],
  ['a comparison', { $gt: '' }],
  ['a number', 7],
  ['null', null],
  ['true', true],
];

/** Texts that have broken the parsers, stores and mails of others. */
export const hostileTexts: readonly (readonly [string, string])[] = [
  ['a NUL', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  ['half a surrogate', '\udfff'],
  ['a line break', 'a\r\nBcc: x@example.org'],
  ['a direction override', 'a\u202eb'],
  ['10 kB', 'x '.repeat(5000)],
  ['an operator as text', '{"$ne":null}'],
  ['a property', '__proto__'],
];

/** What is no body of ours at all. */
export const brokenBodies: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['half of it', '{'],
  ['null', 'null'],
  ['a number', '5'],
  ['a list', '[]'],
  ['a text', '"text"'],
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
  ['ten thousand brackets', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
];
