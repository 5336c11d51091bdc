import * as z from 'zod/mini';
import { requiredText, typedEmail } from '../typed-text.js';
import { countries } from './countries.js';
import { accountMessages } from './endpoints.js';
import { type PasswordRule, passwordFault, registrationRules, resetRules } from './password-rules.js';

const { characters, nameLength } = accountMessages;

const name = (required: string) => requiredText(80, { required, tooLong: nameLength, characters });

/** A new password that keeps the rules; the message is that of the first one it breaks. */
function newPassword(rules: readonly PasswordRule[]) {
  return z.string(accountMessages.newPassword).check((context) => {
    const message = passwordFault(context.value, rules);
    if (message !== undefined) {
      context.issues.push({ code: 'custom', message, input: context.value });
    }
  });
}

/** What is compared with a stored password: any text, since rules change and old passwords stay. */
const knownPassword = (required: string) => z.string(required).check(z.minLength(1, required));

const username = z
  .string(accountMessages.username)
  .check(
    z.trim(),
    z.minLength(3, accountMessages.username),
    z.maxLength(32, accountMessages.usernameLength),
    z.regex(/^[A-Za-z0-9._-]*$/, accountMessages.usernameCharacters),
  );

/** Other keys are dropped, so nobody can register with rights. */
export const registerRequest = z.object({
  firstName: name(accountMessages.firstName),
  lastName: name(accountMessages.lastName),
  email: typedEmail(accountMessages.email),
  country: z.enum(countries, accountMessages.country),
  username,
  password: newPassword(registrationRules),
  subscriptionPlan: z._default(z.enum(['monthly', 'yearly'], accountMessages.plan), 'monthly'),
  /** The version of the terms that were accepted. */
  termsVersion: z.optional(z.string(accountMessages.unreadable).check(z.regex(/^[\w.-]{1,40}$/, accountMessages.unreadable))),
  /** From an invitation's link; needed while registration is by invitation. */
  inviteToken: z.optional(z.string(accountMessages.unreadable).check(z.maxLength(200, accountMessages.unreadable))),
});

export type RegisterRequest = z.input<typeof registerRequest>;

/** `username` may also be the mail address. */
export const loginRequest = z.object({
  username: z.string(accountMessages.loginUsername).check(z.trim(), z.minLength(1, accountMessages.loginUsername)),
  password: knownPassword(accountMessages.loginPassword),
});

export type LoginRequest = z.infer<typeof loginRequest>;

/** `username` names the acting user; it is only held against the session's. */
export const changePasswordRequest = z.object({
  username: z.optional(z.string(accountMessages.username)),
  currentPassword: knownPassword(accountMessages.currentPassword),
  newPassword: newPassword(registrationRules),
});

export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

/** Name and password as a login takes them. */
export const correctEmailRequest = z.extend(loginRequest, { newEmail: typedEmail(accountMessages.email) });

export type CorrectEmailRequest = z.infer<typeof correctEmailRequest>;

export const mailboxRequest = z.object({ email: typedEmail(accountMessages.email) });

export type MailboxRequest = z.infer<typeof mailboxRequest>;

export const resetPasswordRequest = z.object({
  token: z.string(accountMessages.invalidResetLink).check(z.minLength(1, accountMessages.invalidResetLink)),
  newPassword: newPassword(resetRules),
});

export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

export const testVerificationRequest = z.object({
  email: typedEmail(accountMessages.emailAndFirstName),
  firstName: name(accountMessages.emailAndFirstName),
});

export type TestVerificationRequest = z.infer<typeof testVerificationRequest>;
