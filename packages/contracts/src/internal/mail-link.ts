import { z } from 'zod';

/** What a mailed link is for. */
export const mailTokenPurposes = ['verify_email', 'reset_password', 'invite', 'change_email'] as const;

export type MailTokenPurpose = (typeof mailTokenPurposes)[number];

/** How long a link works, in seconds; a mail that is sent later is worth nothing. */
export const mailLinkLifetimes: Readonly<Record<MailTokenPurpose, number>> = {
  verify_email: 24 * 3600,
  reset_password: 3600,
  invite: 14 * 24 * 3600,
  change_email: 24 * 3600,
};

/** The fields by which a job names a link: what the mailer needs to write its token, and nobody else can use. */
export const mailLink = {
  tokenId: z.string().regex(/^[\w-]{22}$/),
  /** Epoch seconds. */
  tokenExpiresAt: z.number().int(),
};

export type MailLinkFields = { tokenId: string; tokenExpiresAt: number };
