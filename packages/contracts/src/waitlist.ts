import { z } from 'zod';
import { defineRoute } from './route.js';

/** What a form and the server say alike. */
export const waitlistMessages = {
  name: 'Please enter your name',
  nameLength: 'Please keep your name under 80 characters',
  email: 'Please enter a valid email address',
  city: 'Please choose a city',
  cityOther: 'Please tell us which city',
  cityLength: 'Please keep the city under 80 characters',
  characters: 'Please use letters, digits and ordinary punctuation',
} as const;

/** No control characters, lone surrogates or marks that turn the direction of what follows: the text ends up in mails and in a CSV. */
const line = (required: string, tooLong: string) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(80, tooLong)
    .regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]*$/u, waitlistMessages.characters);

/**
 * `website` is a honeypot: people leave it empty. Whatever else stands there is taken without a word and not kept, since
 * a refusal would tell a robot where the trap is.
 */
export const waitlistRequest = z.object({
  name: line(waitlistMessages.name, waitlistMessages.nameLength),
  email: z.string(waitlistMessages.email).trim().max(254, waitlistMessages.email).pipe(z.email(waitlistMessages.email)),
  city: line(waitlistMessages.city, waitlistMessages.cityLength).refine(
    (city) => city.toLowerCase() !== 'other',
    waitlistMessages.cityOther,
  ),
  website: z.string().max(0).optional().catch('filled'),
});

export type WaitlistRequest = z.infer<typeof waitlistRequest>;

/** The form's options; on Other the typed text is sent instead. */
export const waitlistCities = ['London', 'Paris', 'Madrid', 'New York', 'Other'] as const;

export const joinWaitlist = defineRoute({
  method: 'POST',
  url: '/api/waitlist',
  schema: { body: waitlistRequest, response: { 200: z.object({ success: z.literal(true), message: z.string() }) } },
});
