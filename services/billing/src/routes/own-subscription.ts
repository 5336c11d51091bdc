import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import {
  cancelSubscriptionRoute,
  consentToPaymentRoute,
  readSubscriptionRoute,
  resumeSubscriptionRoute,
  switchPlanRoute,
  withdrawSubscriptionRoute,
} from '@city-genie/contracts/billing/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { AppError } from '@city-genie/service-kit/errors';
import { requirePayer, requireUser } from '@city-genie/service-kit/trust/caller';
import type { ChangeSubscription } from '../changes/change-subscription.js';
import { checkTerms, type NoteConsent } from '../purchase/note-consent.js';
import type { PaymentEnvironment } from '../stripe/payments.js';
import type { FreshSubscription } from '../subscriptions/fresh-subscription.js';
import type { DetailsOf } from '../subscriptions/subscription-details.js';
import type { Withdrawals } from '../withdrawal/withdrawals.js';

export type OwnSubscriptionDeps = {
  freshSubscription: FreshSubscription;
  detailsOf: DetailsOf;
  environment: PaymentEnvironment | undefined;
  /** Undefined without a payment provider, as all that follows. */
  noteConsent: NoteConsent | undefined;
  changes: ChangeSubscription | undefined;
  withdrawals: Pick<Withdrawals, 'withdraw'> | undefined;
};

const kindOf = (environment: PaymentEnvironment | undefined) =>
  environment === undefined ? 'none' : environment === 'simulated' ? 'simulated' : 'real';

/** @throws conflict where there is no payment provider: then there is nothing to change */
function needed<T>(part: T | undefined): T {
  if (part === undefined) {
    throw new AppError('conflict', billingMessages.noSubscription);
  }
  return part;
}

/** What users see and change of their own subscription, and what they agree to before they pay. */
export function registerOwnSubscription(app: Service, deps: OwnSubscriptionDeps): void {
  const done = (message: string) => ({ success: true, message }) as const;
  app.route({
    ...readSubscriptionRoute,
    handler: async (request) => {
      const row = await deps.freshSubscription(requireUser(request).userId);
      return { success: true, payments: kindOf(deps.environment), subscription: await deps.detailsOf(row) } as const;
    },
  });
  app.route({
    ...consentToPaymentRoute,
    handler: async (request) => {
      const userId = requirePayer(request);
      checkTerms(request.body.termsVersion);
      await needed(deps.noteConsent)(userId, request.body);
      return done(billingMessages.consented);
    },
  });
  app.route({
    ...cancelSubscriptionRoute,
    handler: async (request) => {
      await needed(deps.changes).cancel(requireUser(request).userId);
      return done(billingMessages.cancelled);
    },
  });
  app.route({
    ...resumeSubscriptionRoute,
    handler: async (request) => {
      await needed(deps.changes).resume(requireUser(request).userId);
      return done(billingMessages.resumed);
    },
  });
  app.route({
    ...switchPlanRoute,
    handler: async (request) => {
      const { plan, ...agreed } = request.body;
      if (agreed.termsVersion !== undefined) {
        checkTerms(agreed.termsVersion);
      }
      await needed(deps.changes).switchTo(requireUser(request).userId, plan, agreed);
      return done(billingMessages.switched);
    },
  });
  app.route({
    ...withdrawSubscriptionRoute,
    handler: async (request) => {
      await needed(deps.withdrawals).withdraw(requireUser(request).userId);
      return done(billingMessages.withdrawn);
    },
  });
}
