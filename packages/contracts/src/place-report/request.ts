import * as z from 'zod/mini';
import { placeReportMessages, reportReasons } from './endpoints.js';

/**
 * No control characters, lone surrogates or bidirectional control characters: administrators see the text, and it must not rearrange the
 * text beside it.
 */
const message = z
  .string(placeReportMessages.message)
  .check(
    z.trim(),
    z.maxLength(500, placeReportMessages.messageLength),
    z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u, placeReportMessages.characters),
  );

/** A longer honeypot value is cut off here. */
const honeypotLength = 200;

/**
 * `website` is a honeypot (docs/rules/waitlist-and-mails.md#honeypot): people leave it empty. Any value is accepted, since a refusal would
 * reveal the trap to a robot.
 */
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
