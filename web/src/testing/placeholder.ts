import type { createSubscriptionRoute } from '@city-genie/contracts/billing/routes';
import type { RouteReply } from '@city-genie/contracts/route';

/** What create-subscription answers while no payment can be made. */
export const placeholder: RouteReply<typeof createSubscriptionRoute> = {
  success: false,
  isPlaceholder: true,
  clientSecret: null,
  message: 'Payment is not fully configured',
  due: null,
};
