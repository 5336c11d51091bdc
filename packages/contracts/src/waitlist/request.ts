import * as z from 'zod/mini';
import { honeypot, requiredText, typedEmail } from '../typed-text.js';
import { waitlistMessages } from './endpoints.js';

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
