import { z } from 'zod';

/** What a mailed link is for. */
export const mailTokenPurposes = ['verify_email', 'reset_password', 'invite'] as const;

export type MailTokenPurpose = (typeof mailTokenPurposes)[number];

/** The fields by which a job names a link: what the mailer needs to write its token, and nobody else can use. */
export const mailLink = {
  tokenId: z.string().regex(/^[\w-]{22}$/),
  /** Epoch seconds. */
  tokenExpiresAt: z.number().int(),
};
