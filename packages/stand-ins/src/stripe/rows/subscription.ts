export type SubscriptionStatus = 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'unpaid' | 'canceled';

/** Times are Unix seconds. */
export type Subscription = {
  id: string;
  itemId: string;
  customer: string;
  status: SubscriptionStatus;
  price: string;
  currency: string;
  created: number;
  /** All periods are counted from here, so that a month's last day isn't lost in February. */
  anchor: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  cancellationReason: 'cancellation_requested' | 'payment_failed' | null;
  defaultPaymentMethod: string | null;
  savesPaymentMethod: boolean;
  latestInvoice: string | null;
  schedule: string | null;
  billingMode: 'flexible' | 'classic';
  /** The first failed attempt of the payment that is open. */
  pastDueSince: number | null;
  metadata: Record<string, string>;
};

/** It has ended for good: nothing about it changes any more. */
export function isOver(subscription: Subscription): boolean {
  return subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
}
