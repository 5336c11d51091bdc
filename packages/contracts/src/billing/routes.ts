import { z } from 'zod';
import { defineRoute } from '../route.js';
import { billingMessages, createSubscription, subscriptionStatus } from './endpoints.js';

export const createSubscriptionRoute = defineRoute(
  createSubscription,
  {
    body: z.object({
      /** A configured price, or the name of its plan. */
      priceId: z.string(billingMessages.plan).min(1, billingMessages.plan).max(200, billingMessages.plan),
      /** Whom a page believes to be here; it is only held against the session. */
      tempUserId: z.string().max(64).optional(),
    }),
    reply: z.object({
      success: z.boolean(),
      /** Confirms the payment in the browser; null without a payment provider. */
      clientSecret: z.string().nullable(),
      message: z.string(),
      /** No payment provider is configured, so nothing was started. */
      isPlaceholder: z.boolean(),
    }),
  },
  ['forbidden', 'conflict'],
);

export const subscriptionStatusRoute = defineRoute(subscriptionStatus, {
  reply: z.object({
    /** False for whoever still has to pay. */
    success: z.boolean(),
    /** `active`, `admin`, or what the payment provider says. */
    status: z.string(),
    needsPayment: z.boolean(),
    /** `current_period_end` in epoch seconds. */
    subscription: z.object({ status: z.string(), id: z.string(), current_period_end: z.number() }).nullable(),
  }),
});

export type SubscriptionStatus = z.infer<typeof subscriptionStatusRoute.reply>;
