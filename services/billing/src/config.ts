import { mongoUri } from '@city-genie/service-kit/process/config';
import { z } from 'zod';

/** Billing's own environment variables. */
export const billingConfig = {
  MONGODB_URI: mongoUri,
  /** The payment provider's ids of the two prices. */
  STRIPE_PRICE_MONTHLY: z.string().optional(),
  STRIPE_PRICE_YEARLY: z.string().optional(),
};
