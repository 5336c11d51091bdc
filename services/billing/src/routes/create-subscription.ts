import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import type { PlanName } from '@city-genie/contracts/billing/plans';
import { createSubscriptionRoute } from '@city-genie/contracts/billing/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { AppError, fieldFault } from '@city-genie/service-kit/errors';
import { callerOf, requirePayer } from '@city-genie/service-kit/trust/caller';
import type { StartPurchase } from '../purchase/start-purchase.js';
import { paymentState } from '../subscriptions/payment-state.js';
import type { MayBeWithdrawn } from '../withdrawal/may-be-withdrawn.js';
import type { SubscriptionStatusDeps } from './subscription-status.js';

export type CreateSubscriptionDeps = SubscriptionStatusDeps & {
  /** What may be bought: the names of the plans, and the provider's ids of their prices. */
  plansByPrice: ReadonlyMap<string, PlanName>;
  /** Undefined without a payment provider. */
  startPurchase: StartPurchase | undefined;
  mayBeWithdrawn: MayBeWithdrawn;
};

/** What is answered without a payment provider: nothing was started (docs/rules/payment.md#without-a-payment-provider). */
const placeholder = { success: false, isPlaceholder: true, clientSecret: null, message: billingMessages.placeholder, due: null };

/** POST /api/create-subscription. @throws 403 for somebody else's `tempUserId`, 400 for an unknown price, 409 when there is nothing to pay */
export function registerCreateSubscription(app: Service, deps: CreateSubscriptionDeps): void {
  const { subscriptions, plansByPrice, startPurchase, mayBeWithdrawn, clock } = deps;
  app.route({
    ...createSubscriptionRoute,
    handler: async (request) => {
      const { priceId, tempUserId } = request.body;
      const userId = requirePayer(request);
      if (tempUserId !== undefined && tempUserId !== userId) {
        throw new AppError('forbidden', billingMessages.otherUser);
      }
      const plan = plansByPrice.get(priceId);
      if (plan === undefined) {
        throw fieldFault('priceId', billingMessages.plan);
      }
      const { needsPayment } = paymentState(callerOf(request).who, await subscriptions.findByUser(userId), clock);
      if (!needsPayment) {
        throw new AppError('conflict', billingMessages.alreadyActive);
      }
      if (startPurchase === undefined) {
        return placeholder;
      }
      const { clientSecret, due } = await startPurchase(userId, plan);
      const isWithdrawable = due.kind === 'first' && (await mayBeWithdrawn(userId));
      return { success: true, isPlaceholder: false, message: billingMessages.started, clientSecret, due: { ...due, isWithdrawable } };
    },
  });
}
