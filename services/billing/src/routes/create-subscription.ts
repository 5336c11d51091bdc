import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import { createSubscriptionRoute } from '@city-genie/contracts/billing/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { AppError, fieldFault } from '@city-genie/service-kit/errors';
import { callerOf, requirePayer } from '@city-genie/service-kit/trust/caller';
import { paymentState } from '../subscriptions/payment-state.js';
import type { SubscriptionStatusDeps } from './subscription-status.js';

export type CreateSubscriptionDeps = SubscriptionStatusDeps & {
  /** What may be bought: the names of the plans, and the provider's ids of their prices. */
  prices: ReadonlySet<string>;
};

/** What is answered without a payment provider: nothing was started (docs/rules/payment.md#without-a-payment-provider). */
const placeholder = { success: false, isPlaceholder: true, clientSecret: null, message: billingMessages.placeholder };

/** POST /api/create-subscription. @throws 403 for somebody else's `tempUserId`, 400 for an unknown price, 409 when there is nothing to pay */
export function registerCreateSubscription(app: Service, { subscriptions, prices, clock }: CreateSubscriptionDeps): void {
  app.route({
    ...createSubscriptionRoute,
    handler: async (request) => {
      const { priceId, tempUserId } = request.body;
      const userId = requirePayer(request);
      if (tempUserId !== undefined && tempUserId !== userId) {
        throw new AppError('forbidden', billingMessages.otherUser);
      }
      if (!prices.has(priceId)) {
        throw fieldFault('priceId', billingMessages.plan);
      }
      const { needsPayment } = paymentState(callerOf(request).who, await subscriptions.findByUser(userId), clock);
      if (!needsPayment) {
        throw new AppError('conflict', billingMessages.alreadyActive);
      }
      return placeholder;
    },
  });
}
