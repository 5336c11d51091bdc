import { z } from 'zod';
import { defineRoute } from '../route.js';
import { currentUser } from './endpoints.js';

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

export const currentUserRoute = defineRoute(currentUser, { reply: currentUserReply });
