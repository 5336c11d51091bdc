import { randomBytes } from 'node:crypto';
import type { MailTokenPurpose } from '@city-genie/contracts/internal/mail-link';
import type { KeyPurpose } from './keys.js';
import { macFits, macOf } from './mac.js';

/*
 * The token of a mailed link: a random id, followed by a MAC over it. Services store the id alone, and outbox and queue carry no more, so
 * no store ever holds a token that works (docs/rules/accounts.md#mailed-links). The mailer makes the token when it writes the mail.
 */

export type MailToken = {
  id: string;
  purpose: MailTokenPurpose;
  /** Epoch seconds. */
  expiresAt: number;
};

/** Whose key makes the tokens of a purpose: the waitlist can't make one that opens an account. */
export const mailTokenKeys: Readonly<Record<MailTokenPurpose, KeyPurpose>> = {
  verify_email: 'mailToken',
  reset_password: 'mailToken',
  invite: 'mailToken',
  change_email: 'mailToken',
  confirm_entry: 'waitlistLink',
  leave_waitlist: 'waitlistLink',
};

const whole = /^([\w-]{22})([\w-]{43})$/;

const macInput = ({ id, purpose, expiresAt }: MailToken): string => `mail-token:${purpose}:${id}:${expiresAt}`;

/** 128 random bits. */
export function createMailTokenId(): string {
  return randomBytes(16).toString('base64url');
}

/** The token that stands in the link. */
export function writeMailToken(token: MailToken, key: string): string {
  return `${token.id}${macOf(macInput(token), key)}`;
}

/** The id in a token, by which what is stored about it is found; undefined when the text has another form. Check it with `isMailToken`. */
export function mailTokenId(text: string): string | undefined {
  return whole.exec(text)?.[1];
}

/** Whether this text is the token. Its expiry is authenticated, but not held against a clock. */
export function isMailToken(text: string, token: MailToken, keys: readonly string[]): boolean {
  const [, id, mac] = whole.exec(text) ?? [];
  return id === token.id && mac !== undefined && macFits(macInput(token), mac, keys);
}
