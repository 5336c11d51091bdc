import { z } from 'zod';
import { messageReply, userReply } from '../auth/routes.js';
import { defineRoute } from '../route.js';
import * as calls from './endpoints.js';
import * as requests from './request.js';

/** `secret` in base32, for apps without a camera; `uri` as `otpauth://totp/…`, for the picture that the others read. */
const startedReply = z.object({ success: z.literal(true), secret: z.string(), uri: z.string() });

export type StartedSecondFactor = z.infer<typeof startedReply>;

/** Shown once. */
const recoveryCodesReply = z.object({ success: z.literal(true), recoveryCodes: z.array(z.string()) });

export const proveSecondFactorRoute = defineRoute(calls.proveSecondFactor, { body: requests.codeRequest, reply: userReply }, [
  'invalid_credentials',
]);
export const stepUpRoute = defineRoute(calls.stepUp, { body: requests.stepUpRequest, reply: messageReply });
export const startSecondFactorRoute = defineRoute(calls.startSecondFactor, { reply: startedReply }, ['conflict']);
export const confirmSecondFactorRoute = defineRoute(calls.confirmSecondFactor, { body: requests.codeRequest, reply: recoveryCodesReply }, [
  'conflict',
]);
export const removeSecondFactorRoute = defineRoute(calls.removeSecondFactor, { reply: messageReply }, ['conflict']);
export const renewRecoveryCodesRoute = defineRoute(calls.renewRecoveryCodes, { reply: recoveryCodesReply }, ['conflict']);
