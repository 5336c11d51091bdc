import type { PayerRow } from '../payers/payer-model.js';
import type { SubscriptionRow } from '../subscriptions/subscription-model.js';

/** What a user is given of their subscription: everything but ids. Times become ISO 8601 in UTC when they are written as JSON. */
export function exportSubscription(row: SubscriptionRow) {
  const { _id, userId, stripeId, reading, readAt, nextReadAt, isUnfinished, ...told } = row;
  return told;
}

/** What a user agreed to when they paid. */
export function exportConsents(payer: Pick<PayerRow, 'consents'> | null) {
  return (payer?.consents ?? []).map(({ termsVersion, plan, amountCents, at }) => ({ termsVersion, plan, amountCents, at }));
}
