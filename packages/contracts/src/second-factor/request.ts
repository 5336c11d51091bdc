import * as z from 'zod/mini';
import { accountPageMessages } from '../account/endpoints.js';
import { secondFactorMessages } from './endpoints.js';

const { required } = secondFactorMessages;

/** The six digits of an app, or a recovery code; spaces and hyphens don't count. */
const code = z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(40, required));

export const codeRequest = z.object({ code });

export type CodeRequest = z.infer<typeof codeRequest>;

/** `code` of users with a second factor, `password` of the others. */
export const stepUpRequest = z.object({ code: z.optional(code), password: z.optional(z.string(accountPageMessages.password)) });

export type StepUpRequest = z.infer<typeof stepUpRequest>;
