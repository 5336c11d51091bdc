import { z } from 'zod';
import { defineRoute } from '../route.js';
import * as calls from './endpoints.js';
import * as requests from './request.js';

/** The user without password, token or Stripe id. */
export const currentUserReply = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  country: z.string(),
  isAdmin: z.boolean(),
  emailVerified: z.boolean(),
  subscriptionPlan: z.enum(['monthly', 'yearly']),
  subscriptionStatus: z.string(),
});

export type CurrentUser = z.infer<typeof currentUserReply>;

/** How a login answers. */
export const userReply = z.object({ success: z.literal(true), user: currentUserReply });
export const messageReply = z.object({ success: z.literal(true), message: z.string() });

export const currentUserRoute = defineRoute(calls.currentUser, { reply: currentUserReply });
export const registerRoute = defineRoute(calls.register, { body: requests.registerRequest, reply: userReply }, [
  'registration_closed',
  'conflict',
]);
export const loginRoute = defineRoute(calls.login, { body: requests.loginRequest, reply: userReply }, [
  'invalid_credentials',
  'second_factor_required',
  'email_not_verified',
]);
export const logoutRoute = defineRoute(calls.logout, { reply: messageReply });
export const forceLogoutRoute = defineRoute(calls.forceLogout, { reply: messageReply });
export const changePasswordRoute = defineRoute(calls.changePassword, { body: requests.changePasswordRequest, reply: messageReply }, [
  'forbidden',
]);
export const forgotPasswordRoute = defineRoute(calls.forgotPassword, { body: requests.mailboxRequest, reply: messageReply });
export const resetPasswordRoute = defineRoute(calls.resetPassword, { body: requests.resetPasswordRequest, reply: messageReply }, [
  'invalid_token',
]);
export const resendVerificationRoute = defineRoute(calls.resendVerification, { body: requests.mailboxRequest, reply: messageReply });
export const correctEmailRoute = defineRoute(calls.correctEmail, { body: requests.correctEmailRequest, reply: messageReply }, [
  'invalid_credentials',
  'conflict',
]);

/** A person follows this link, so whatever it holds leads to a page. */
export const verifyEmailRoute = defineRoute(calls.verifyEmail, { querystring: z.object({ token: z.string().catch('') }) });

export const testVerificationEmailRoute = defineRoute(calls.testVerificationEmail, {
  body: requests.testVerificationRequest,
  reply: z.object({ success: z.literal(true), verificationUrl: z.string(), message: z.string() }),
});
