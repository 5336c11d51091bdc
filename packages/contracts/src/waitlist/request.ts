import * as z from 'zod/mini';
import { honeypot, requiredText, typedEmail } from '../typed-text.js';
import { mostInvitedAtOnce, waitlistMessages } from './endpoints.js';

const line = (required: string, tooLong: string) => requiredText(80, { required, tooLong, characters: waitlistMessages.characters });

export const waitlistRequest = z.object({
  name: line(waitlistMessages.name, waitlistMessages.nameLength),
  email: typedEmail(waitlistMessages.email),
  city: line(waitlistMessages.city, waitlistMessages.cityLength).check(
    z.refine((city) => city.toLowerCase() !== 'other', waitlistMessages.cityOther),
  ),
  website: honeypot,
});

export type WaitlistRequest = z.infer<typeof waitlistRequest>;

/** What a mailed link carries. */
export const waitlistToken = z.object({
  token: z.string(waitlistMessages.badLink).check(z.minLength(1, waitlistMessages.badLink), z.maxLength(200, waitlistMessages.badLink)),
});

const entryId = z.string(waitlistMessages.unreadable).check(z.regex(/^[0-9a-f]{24}$/, waitlistMessages.unreadable));

export const inviteRequest = z.object({
  ids: z
    .array(entryId, waitlistMessages.entries)
    .check(z.minLength(1, waitlistMessages.entries), z.maxLength(mostInvitedAtOnce, waitlistMessages.entries)),
});

export type InviteRequest = z.infer<typeof inviteRequest>;
