import * as z from 'zod/mini';
import { honeypot, typedText } from '../typed-text.js';
import { placeReportMessages, reportReasons } from './endpoints.js';

const { message: invalid, messageLength: tooLong, characters } = placeReportMessages;

export const placeReportRequest = z
  .object({
    reason: z.enum(reportReasons, placeReportMessages.reason),
    message: z.optional(typedText(500, { invalid, tooLong, characters })),
    website: honeypot,
  })
  .check(z.refine(({ reason, message }) => reason !== 'other' || Boolean(message), { path: ['message'], error: invalid }));

export type PlaceReportRequest = z.infer<typeof placeReportRequest>;
