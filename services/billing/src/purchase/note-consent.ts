import { termsVersion } from '@city-genie/contracts/auth/terms';
import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError, fieldFault } from '@city-genie/service-kit/errors';
import type { Consent } from '../payers/payer-model.js';
import type { PayerStore } from '../payers/payer-store.js';
import type { Provider } from '../stripe/provider.js';
import { isOpen } from '../subscriptions/payment-state.js';
import type { ReadSubscription } from '../subscriptions/read-subscription.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';
import { createUnfinished } from './unfinished.js';

type Deps = {
  provider: Provider;
  payers: Pick<PayerStore, 'addConsent'>;
  read: ReadSubscription;
  subscriptions: Pick<SubscriptionRepository, 'findByUser'>;
  clock: Clock;
};

/** Whether these are the terms in force. @throws 400 at `termsVersion` when they aren't */
export function checkTerms(version: string): void {
  if (version !== termsVersion) {
    throw fieldFault('termsVersion', billingMessages.otherTerms);
  }
}

/**
 * Notes what a user agrees to right before a payment, if it is what that payment would charge: the page may have been open while something
 * changed, and what it says is held against Stripe.
 *
 * @throws 400 at the field that differs; conflict for whoever has nothing to pay; service_unavailable when Stripe can't say what is to pay
 */
export type NoteConsent = (userId: string, consent: Omit<Consent, 'at'>) => Promise<void>;

export function createNoteConsent({ provider, payers, read, subscriptions, clock }: Deps): NoteConsent {
  const unfinished = createUnfinished(provider);
  return async (userId, consent) => {
    const { subscriptions: all = [] } = (await read(userId)) ?? {};
    if (isOpen(await subscriptions.findByUser(userId), clock)) {
      throw new AppError('conflict', billingMessages.alreadyActive);
    }
    const due = (await unfinished.find(all, consent.plan))?.due;
    if (due?.plan !== consent.plan) {
      throw fieldFault('plan', billingMessages.otherDue);
    }
    if (due.amountCents !== consent.amountCents) {
      throw fieldFault('amountCents', billingMessages.otherDue);
    }
    await payers.addConsent(userId, consent);
  };
}
