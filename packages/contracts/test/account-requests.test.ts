import { describe, expect, it } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import {
  changePasswordRequest,
  loginRequest,
  mailboxRequest,
  registerRequest,
  resetPasswordRequest,
  testVerificationRequest,
} from '../src/auth/request.js';

const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  country: 'United Kingdom',
  username: 'ada.lovelace_1-2',
  password: 'Ab!defgh',
};
const accepted = {
  registerRequest: { schema: registerRequest, body: ada },
  loginRequest: { schema: loginRequest, body: { username: 'ada', password: 'x' } },
  changePasswordRequest: { schema: changePasswordRequest, body: { currentPassword: 'x', newPassword: 'Ab!defgh' } },
  mailboxRequest: { schema: mailboxRequest, body: { email: 'ada@example.org' } },
  resetPasswordRequest: { schema: resetPasswordRequest, body: { token: 'token', newPassword: 'Abcdefg1' } },
  testVerificationRequest: { schema: testVerificationRequest, body: { email: 'ada@example.org', firstName: 'Ada' } },
} as const;

/** Field and message of each fault. */
function faultsOf(schema: $ZodType, body: unknown): unknown[] {
  return (safeParse(schema, body).error?.issues ?? []).map(({ path, message }) => [path[0], message]);
}

/** Values that no field of ours is, whatever a form of ours sends. */
const hostile: readonly (readonly [string, unknown])[] = [
  ['a list', ['ada@example.org']],
  ['an operator', { $ne: null }],
  ['a comparison', { $gt: '' }],
  ['a number', 5],
  ['null', null],
  ['a truth', true],
];

describe.each(Object.entries(accepted))('%s', (_name, { schema, body }) => {
  it('accepts what a form sends', () => {
    expect(faultsOf(schema, body)).toEqual([]);
  });

  it.each(hostile)('refuses %s in every field, naming it', (_case, value) => {
    for (const field of Object.keys(body)) {
      const [fault] = faultsOf(schema, { ...body, [field]: value });
      expect(fault).toEqual([field, expect.not.stringMatching(/^Invalid/)]);
    }
  });

  it.each([null, [], 'text', 5])('refuses %j as a body', (whole) => {
    expect(faultsOf(schema, whole)).toHaveLength(1);
  });
});

describe('registerRequest', () => {
  it.each([
    ['firstName', ' ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['firstName', 'x'.repeat(81), 'Please keep your name under 80 characters'],
    ...['A\r\nBcc: x@example.org', 'A\u0000', 'A\ud800', 'A\u202e', 'A\u2028B'].map((text): [string, string, string] => [
      'lastName',
      text,
      'Please use letters, digits and ordinary punctuation',
    ]),
    ['email', 'ada', 'Please enter a valid email address'],
    ['email', 'ada@example.org\nBcc: x@example.org', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@example.org`, 'Please enter a valid email address'],
    ['country', '', 'Please select your country'],
    ['country', 'Atlantis', 'Please select your country'],
    ['username', 'ad', 'Username must be at least 3 characters'],
    ['username', '  ad  ', 'Username must be at least 3 characters'],
    ['username', 'x'.repeat(33), 'Please keep your username under 33 characters'],
    ...['ada@example.org', 'ada lovelace', 'ada\u0000', 'adå', '../ada'].map((text): [string, string, string] => [
      'username',
      text,
      'Please use letters, digits, dots, hyphens and underscores',
    ]),
    ['password', 'Ab!defg', 'Password must be at least 8 characters long'],
    ['password', 'abcdefg!', 'Password must contain at least one uppercase letter'],
    ['password', 'ABCDEFG!', 'Password must contain at least one lowercase letter'],
    ['password', 'Abcdefg8', 'Password must contain at least one symbol (!@#$%^&*()_+-=[])'],
    ['password', 'Abc defg!', 'Password cannot contain spaces'],
  ])('refuses %s %.20j with the specified words', (field, value, message) => {
    expect(faultsOf(registerRequest, { ...ada, [field]: value })).toEqual([[field, message]]);
  });

  it('says all that is missing', () => {
    expect(faultsOf(registerRequest, {})).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Please enter a valid email address'],
      ['country', 'Please select your country'],
      ['username', 'Username must be at least 3 characters'],
      ['password', 'Please enter a new password'],
    ]);
  });

  it('trims names, the address and the username, and nothing of the password', () => {
    const typed = { ...ada, firstName: ' Ada ', email: ' ada@example.org ', username: ' ada ' };
    expect(registerRequest.parse(typed)).toMatchObject({ firstName: 'Ada', email: 'ada@example.org', username: 'ada' });
    expect(faultsOf(registerRequest, { ...ada, password: ' Ab!defgh' })).toEqual([['password', 'Password cannot contain spaces']]);
  });

  it('drops what nobody may set', () => {
    const rights = { isAdmin: true, emailVerified: true, subscriptionStatus: 'active', stripeCustomerId: 'cus_1', _id: '1', id: '1' };
    expect(registerRequest.parse({ ...ada, ...rights })).toEqual({ ...ada, subscriptionPlan: 'monthly' });
  });

  it.each([
    ['subscriptionPlan', 'lifetime'],
    ['termsVersion', '<b>'],
    ['inviteToken', 'x'.repeat(201)],
    ['inviteToken', { $ne: null }],
  ])('refuses %s %j', (field, value) => {
    expect(faultsOf(registerRequest, { ...ada, [field]: value })).toEqual([[field, expect.any(String)]]);
  });
});

describe('a login', () => {
  it('says what is missing', () => {
    expect(faultsOf(loginRequest, { username: ' ', password: '' })).toEqual([
      ['username', 'Please enter your username or email address'],
      ['password', 'Please enter your password'],
    ]);
  });

  it('applies no rule to a password: those of earlier days still work, to the letter', () => {
    expect(loginRequest.parse({ username: ' ada ', password: ' short ' })).toEqual({ username: 'ada', password: ' short ' });
  });
});

describe('the other requests', () => {
  it.each([
    ['changePasswordRequest', 'currentPassword', '', 'Please enter your current password'],
    ['changePasswordRequest', 'newPassword', 'Ab!def', 'Password must be at least 8 characters long'],
    ['changePasswordRequest', 'newPassword', 'Abcdefg1', 'Password must contain at least one symbol (!@#$%^&*()_+-=[])'],
    ['mailboxRequest', 'email', 'ada', 'Please enter a valid email address'],
    ['resetPasswordRequest', 'newPassword', 'Abcdef1', 'Password must be at least 8 characters'],
    ['resetPasswordRequest', 'newPassword', 'abcdefg1', 'Password must contain at least one uppercase letter'],
    ['resetPasswordRequest', 'newPassword', 'ABCDEFG1', 'Password must contain at least one lowercase letter'],
    ['resetPasswordRequest', 'newPassword', 'Abcdefg!', 'Password must contain at least one number'],
    ['resetPasswordRequest', 'token', '', 'This password reset link is invalid or expired.'],
    ['testVerificationRequest', 'email', 'ada', 'Please enter both email and first name'],
    ['testVerificationRequest', 'firstName', ' ', 'Please enter both email and first name'],
  ] as const)('%s refuses %s %j with the specified words', (name, field, value, message) => {
    const { schema, body } = accepted[name];
    expect(faultsOf(schema, { ...body, [field]: value })).toEqual([[field, message]]);
  });

  it('a change of the password may name the acting user', () => {
    const named = { ...accepted.changePasswordRequest.body, username: 'ada' };
    expect(changePasswordRequest.parse(named)).toEqual(named);
  });
});
