import type { SubscriptionRow } from './subscription-model.js';

export type Paid = Pick<SubscriptionRow, 'source' | 'status' | 'paidUntil' | 'isCancelled'>;

/** How long a payment may be late, or on its way to us. */
export const graceSeconds = 7 * 86_400;

const never = () => null;
const paidUntil = (subscription: Paid): number => Math.floor(subscription.paidUntil.getTime() / 1000);
const withGrace = (subscription: Paid): number => paidUntil(subscription) + graceSeconds;
/** What renews by itself. A grant doesn't, nor does what is cancelled. */
const renewing = (subscription: Paid): number =>
  subscription.source === 'stripe' && !subscription.isCancelled ? withGrace(subscription) : paidUntil(subscription);

const endOf: Readonly<Record<SubscriptionRow['status'], (subscription: Paid) => number | null>> = {
  active: renewing,
  trialing: renewing,
  past_due: withGrace,
  canceled: paidUntil,
  incomplete: never,
  incomplete_expired: never,
  unpaid: never,
  paused: never,
};

/**
 * Until when a subscription opens paid content, in epoch seconds; null = it doesn't (docs/rules/payment.md#who-has-paid). The clock is held
 * against it by `isEntitled`.
 */
export function entitledUntil(subscription: Paid): number | null {
  return endOf[subscription.status](subscription);
}

/** Until when it stays open although a renewal failed, in epoch seconds; null when none did. */
export function graceUntil(subscription: Paid): number | null {
  return subscription.status === 'past_due' ? withGrace(subscription) : null;
}
