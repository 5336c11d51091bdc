import { subscriptionStatusRoute } from '@city-genie/contracts/billing/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { Clock } from '@city-genie/service-kit/clock';
import { callerOf, requirePayer } from '@city-genie/service-kit/trust/caller';
import { paymentState } from '../subscriptions/payment-state.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';

export type SubscriptionStatusDeps = { subscriptions: Pick<SubscriptionRepository, 'findByUser'>; clock: Clock };

/** GET /api/subscription-status: 200 for everybody who may pay; `needsPayment` says whether they have to. */
export function registerSubscriptionStatus(app: Service, { subscriptions, clock }: SubscriptionStatusDeps): void {
  app.route({
    ...subscriptionStatusRoute,
    handler: async (request) => paymentState(callerOf(request).who, await subscriptions.findByUser(requirePayer(request)), clock),
  });
}
