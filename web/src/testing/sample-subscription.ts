import type { SubscriptionDetails } from '@city-genie/contracts/billing/routes';

/** What the server says of a monthly subscription that is paid for until 15 January 2027, and is renewed. */
export const sampleSubscription: NonNullable<SubscriptionDetails['subscription']> = {
  plan: 'monthly',
  status: 'active',
  isGift: false,
  nextPaymentAt: 1_800_000_000,
  nextPaymentCents: 499,
  openUntil: 1_800_000_000,
  isCancelled: false,
  switchesTo: null,
  graceUntil: null,
  withdrawableUntil: null,
  withdrawableCents: null,
  switchNow: null,
};
