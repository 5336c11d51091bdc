import { subscriptionStatusRoute } from '@city-genie/contracts/billing/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { Clock } from '@city-genie/service-kit/clock';
import { callerOf, requirePayer } from '@city-genie/service-kit/trust/caller';
import type { FreshSubscription } from '../subscriptions/fresh-subscription.js';
import { paymentState } from '../subscriptions/payment-state.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';

export type SubscriptionStatusDeps = {
  subscriptions: Pick<SubscriptionRepository, 'findByUser'>;
  freshSubscription: FreshSubscription;
  clock: Clock;
};

/** GET /api/subscription-status: 200 for everybody who may pay; `needsPayment` says whether they have to. */
export function registerSubscriptionStatus(app: Service, { freshSubscription, clock }: SubscriptionStatusDeps): void {
  app.route({
    ...subscriptionStatusRoute,
    handler: async (request) => {
      const userId = requirePayer(request);
      const { who } = callerOf(request);
      const isAdmin = who.kind === 'user' && who.isAdmin;
      return paymentState(who, isAdmin ? null : await freshSubscription(userId), clock);
    },
  });
}
