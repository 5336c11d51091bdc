import type { SubscriptionRow } from './subscription-model.js';

export type Paid = Pick<SubscriptionRow, 'source' | 'status' | 'currentPeriodEnd'>;

/** How long a payment may be late, or on its way to us. */
const graceSeconds = 7 * 86_400;

const never = () => null;
const endOfPeriod = ({ currentPeriodEnd }: Paid): number => Math.floor(currentPeriodEnd.getTime() / 1000);
/** What renews by itself. A grant doesn't. */
const renewing = (subscription: Paid): number => endOfPeriod(subscription) + (subscription.source === 'stripe' ? graceSeconds : 0);

const endOf: Readonly<Record<SubscriptionRow['status'], (subscription: Paid) => number | null>> = {
  active: renewing,
  trialing: renewing,
  past_due: renewing,
  canceled: endOfPeriod,
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
