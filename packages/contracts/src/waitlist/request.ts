import * as z from 'zod/mini';
import { waitlistMessages } from './endpoints.js';

/** No control characters, lone surrogates or bidirectional control characters: the text ends up in mails and in a CSV. */
const line = (required: string, tooLong: string) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(80, tooLong),
      z.regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]*$/u, waitlistMessages.characters),
    );

/**
 * `website` is a honeypot (docs/rules/waitlist-and-mails.md#honeypot): people leave it empty. Any other value is accepted and dropped,
 * since a refusal would reveal the trap to a robot.
 */
export const waitlistRequest = z.object({
  name: line(waitlistMessages.name, waitlistMessages.nameLength),
  email: z.pipe(
    z.string(waitlistMessages.email).check(z.trim(), z.maxLength(254, waitlistMessages.email)),
    z.email(waitlistMessages.email),
  ),
  city: line(waitlistMessages.city, waitlistMessages.cityLength).check(
    z.refine((city) => city.toLowerCase() !== 'other', waitlistMessages.cityOther),
  ),
  website: z.catch(z.optional(z.string().check(z.maxLength(0))), 'filled'),
});

export type WaitlistRequest = z.infer<typeof waitlistRequest>;
