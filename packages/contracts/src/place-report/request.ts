import * as z from 'zod/mini';
import { placeReportMessages, reportReasons } from './endpoints.js';

/**
 * No control characters or lone surrogates, and nothing that turns the direction of writing round: the text is shown to administrators,
 * and must not rearrange what stands beside it.
 */
const message = z
  .string(placeReportMessages.message)
  .check(
    z.trim(),
    z.maxLength(500, placeReportMessages.messageLength),
    z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u, placeReportMessages.characters),
  );

/** So much of the honeypot is looked at; the rest of what a robot may have written is cut off. */
const honeypotLength = 200;

/** `website` is a honeypot: people leave it empty. A robot may write what it likes, since a refusal would tell it. */
export const placeReportRequest = z
  .object({
    reason: z.enum(reportReasons, placeReportMessages.reason),
    message: z.optional(message),
    website: z.optional(
      z.pipe(
        z.string(),
        z.transform((text) => text.slice(0, honeypotLength)),
      ),
    ),
  })
  .check(
    z.refine(({ reason, message }) => reason !== 'other' || Boolean(message), { path: ['message'], error: placeReportMessages.message }),
  );

export type PlaceReportRequest = z.infer<typeof placeReportRequest>;
