import { z } from 'zod';
import { type ErrorCode, errorStatus } from './codes.js';

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The form of every error on the wire (docs/rules/errors.md#one-form-of-errors). `needsPayment` accompanies 402. */
export const errorReply = z.object({
  success: z.literal(false),
  code: z.enum(codes),
  message: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  needsPayment: z.boolean().optional(),
});

export type ErrorReply = z.infer<typeof errorReply>;
