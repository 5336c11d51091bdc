import { httpUrl, mongoUri, publicUrl, redisUrl } from '@city-genie/service-kit/process/config';
import { z } from 'zod';

/** Billing's own environment variables. Without STRIPE_SECRET_KEY nothing can be bought (docs/rules/payment.md#without-a-payment-provider). */
export const billingConfig = {
  MONGODB_URI: mongoUri,
  REDIS_URL: redisUrl,
  QUEUE_REDIS_URL: redisUrl,
  IDENTITY_URL: httpUrl,
  /** The site's address, to which the payment provider's pages lead back. */
  PUBLIC_URL: publicUrl,
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe: sk_… or rk_…')
    .optional(),
  /** Signs what Stripe tells; during a change of secrets the new and the old one, separated by a comma. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^\s*whsec_\S{6,}?(\s*,\s*whsec_\S{6,}?)*[\s,]*$/, 'must be one or two secrets of webhooks: whsec_…')
    .optional(),
  /** Stripe's ids of the two prices. */
  STRIPE_PRICE_MONTHLY: z
    .string()
    .regex(/^price_\w+$/, 'must be the id of a price: price_…')
    .optional(),
  STRIPE_PRICE_YEARLY: z
    .string()
    .regex(/^price_\w+$/, 'must be the id of a price: price_…')
    .optional(),
  /** Where Stripe's API is played, instead of Stripe. */
  STRIPE_API_URL: httpUrl.optional(),
  /** Instead of the computed saving of the yearly plan. */
  YEARLY_SAVINGS_LABEL: z.string().optional(),
};
