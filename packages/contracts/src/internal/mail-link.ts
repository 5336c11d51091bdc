import { z } from 'zod';

/** What a mailed link is for. */
export const mailTokenPurposes = ['verify_email', 'reset_password', 'invite', 'change_email', 'confirm_entry', 'leave_waitlist'] as const;

export type MailTokenPurpose = (typeof mailTokenPurposes)[number];

/** How long a link works, in seconds; a mail that is sent later is worth nothing. */
export const mailLinkLifetimes: Readonly<Record<MailTokenPurpose, number>> = {
  verify_email: 24 * 3600,
  reset_password: 3600,
  invite: 14 * 24 * 3600,
  change_email: 24 * 3600,
  /** As long as an unconfirmed entry is kept. */
  confirm_entry: 30 * 24 * 3600,
  /** For ever: how old a mail is doesn't matter. Its token names no time. */
  leave_waitlist: Number.POSITIVE_INFINITY,
};

/** The fields by which a job names a link: what the mailer needs to write its token, and nobody else can use. */
export const mailLink = {
  tokenId: z.string().regex(/^[\w-]{22}$/),
  /** Epoch seconds. */
  tokenExpiresAt: z.number().int(),
};

/** The same as a part of a job that names several. */
export const mailLinkFields = z.object(mailLink);

export type MailLinkFields = { tokenId: string; tokenExpiresAt: number };
