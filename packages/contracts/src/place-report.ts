import { z } from 'zod';
import { defineRoute } from './route.js';

/** Closed list: what a visitor can find wrong with a place. */
export const reportReasons = ['closed', 'hours', 'location', 'description', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** What a form and the server say alike. */
export const placeReportMessages = {
  reason: 'Please choose what is wrong',
  message: 'Please tell us what is wrong',
  messageLength: 'Please keep your message to 500 characters',
  characters: 'Please use letters, digits and ordinary punctuation',
} as const;

/**
 * No control characters or lone surrogates, and nothing that turns the direction of writing round: the text is shown to administrators,
 * and must not rearrange what stands beside it.
 */
const message = z
  .string(placeReportMessages.message)
  .trim()
  .max(500, placeReportMessages.messageLength)
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u, placeReportMessages.characters);

/** So much of the honeypot is looked at; the rest of what a robot may have written is cut off. */
const honeypotLength = 200;

/** `website` is a honeypot: people leave it empty. A robot may write what it likes, since a refusal would tell it. */
export const placeReportRequest = z
  .object({
    reason: z.enum(reportReasons, placeReportMessages.reason),
    message: message.optional(),
    website: z
      .string()
      .transform((text) => text.slice(0, honeypotLength))
      .optional(),
  })
  .refine(({ reason, message }) => reason !== 'other' || Boolean(message), { path: ['message'], message: placeReportMessages.message });

export type PlaceReportRequest = z.infer<typeof placeReportRequest>;

/** The place of a path; which exist is decided by the catalogue, so an unknown one is a 404 and not a 400. */
const placeParams = z.object({ id: z.string().min(1).max(200) });

/** A visitor says that something about a place or a restaurant is wrong. */
export const reportPlace = defineRoute({
  method: 'POST',
  url: '/api/places/:id/report',
  schema: {
    params: placeParams,
    body: placeReportRequest,
    response: { 200: z.object({ success: z.literal(true), message: z.string() }) },
  },
});
