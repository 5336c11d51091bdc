import { subscriptionStatusRoute } from '@city-genie/contracts/billing/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { Clock } from '@city-genie/service-kit/clock';
import { callerOf, requirePayer } from '@city-genie/service-kit/trust/caller';
import { isEntitled } from '@city-genie/service-kit/trust/entitlement';
import type { FreshSubscription } from '../subscriptions/fresh-subscription.js';
import { isOpen, paymentState } from '../subscriptions/payment-state.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';

export type SubscriptionStatusDeps = {
  subscriptions: Pick<SubscriptionRepository, 'findByUser'>;
  freshSubscription: FreshSubscription;
  /** Tells identity what is open now, unless it knows. @throws service_unavailable when it can't be told */
  ensurePublished: (userId: string) => Promise<void>;
  clock: Clock;
};

/** GET /api/subscription-status: 200 for everybody who may pay; `needsPayment` says whether they have to. */
export function registerSubscriptionStatus(app: Service, { freshSubscription, ensurePublished, clock }: SubscriptionStatusDeps): void {
  app.route({
    ...subscriptionStatusRoute,
    handler: async (request) => {
      const userId = requirePayer(request);
      const { who } = callerOf(request);
      const isAdmin = who.kind === 'user' && who.isAdmin;
      const row = isAdmin ? null : await freshSubscription(userId);
      if (who.kind === 'user' && isOpen(row, clock) && !isEntitled(who, clock)) {
        // What is said to be open is open to the next request.
        await ensurePublished(userId);
      }
      return paymentState(who, row, clock);
    },
  });
}
