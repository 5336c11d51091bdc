import { randomBytes } from 'node:crypto';

/** What somebody registers with who isn't known yet, also where several tests share a stack. */
export function newPerson(name: string) {
  const username = `${name}-${randomBytes(6).toString('hex')}`;
  const email = `${username}@example.org`;
  return { firstName: 'Ada', lastName: 'Lovelace', email, country: 'France', username, password: 'Correct-Horse!7' };
}

/** A call with a body about accounts, whose fields tests replace one by one. */
export type AccountCall = {
  path: string;
  body: Readonly<Record<string, string>>;
  /** Fields that may be missing, and are. */
  optional?: readonly string[];
  isSignedIn?: true;
  /** What else than 400 a text gets that no form of ours would send, by field. */
  text?: Readonly<Record<string, number>>;
};

const email = 'nobody@example.org';

export const accountCalls: readonly AccountCall[] = [
  {
    path: '/api/auth/register',
    body: newPerson('ada'),
    optional: ['subscriptionPlan', 'termsVersion', 'inviteToken'],
    // People may be called anything on one line; the address belongs to the first who registers with it.
    text: { firstName: 201, lastName: 201, username: 409, termsVersion: 201, inviteToken: 201 },
  },
  // Whatever isn't somebody's name or password is a wrong one.
  { path: '/api/auth/login', body: { username: 'nobody', password: 'wrong' }, text: { username: 401, password: 401 } },
  {
    path: '/api/auth/change-password',
    body: { currentPassword: 'wrong', newPassword: 'Correct-Horse!7' },
    optional: ['username'],
    isSignedIn: true,
    text: { username: 403 },
  },
  { path: '/api/auth/forgot-password', body: { email } },
  { path: '/api/auth/resend-verification', body: { email } },
  { path: '/api/auth/reset-password', body: { token: 'made-up', newPassword: 'Correct-Horse-7' } },
  { path: '/api/test-verification-email', body: { email, firstName: 'Ada' }, text: { firstName: 200 } },
  { path: '/api/create-subscription', body: { priceId: 'monthly' }, optional: ['tempUserId'], isSignedIn: true, text: { tempUserId: 403 } },
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
