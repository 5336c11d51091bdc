import type { PlanName } from '@city-genie/contracts/billing/plans';
import type Stripe from 'stripe';
import { isSubscriptionStatus, type SubscriptionStatusName } from '../subscriptions/subscription-model.js';

/** A subscription as Stripe has it, in our words. Times are epoch seconds, amounts cents. */
export type Bought = {
  id: string;
  status: SubscriptionStatusName;
  plan: PlanName;
  priceId: string;
  itemId: string;
  amountCents: number;
  currency: string;
  periodStart: number;
  periodEnd: number;
  createdAt: number;
  /** It isn't renewed. */
  cancelsAtPeriodEnd: boolean;
  /** A date that somebody set at the dashboard, on which it ends; null without one. */
  endsOn: number | null;
  /** Stripe has given up to charge it. */
  hasEndedUnpaid: boolean;
  canceledAt: number | null;
  /** The plan that a schedule brings when the period ends. */
  scheduleId: string | null;
  /** A card of its own, which Stripe charges before the customer's. */
  ownCard: string | null;
  newestInvoice: { id: string; status: Stripe.Invoice.Status | null; amountDueCents: number; clientSecret: string | null } | null;
};

/** The id of something that may be expanded. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function invoiceOf(invoice: Stripe.Subscription['latest_invoice']): Bought['newestInvoice'] {
  if (invoice === null || typeof invoice === 'string' || invoice.id === undefined) {
    return null;
  }
  const { id, status, amount_due, confirmation_secret } = invoice;
  return { id, status, amountDueCents: amount_due, clientSecret: confirmation_secret?.client_secret || null };
}

/**
 * Reads a subscription. Any price of ours will do, also a former one: its interval says which plan it is.
 *
 * @throws Error for what we don't know, such as a new status: nothing may be concluded from it
 */
export function readBought(subscription: Stripe.Subscription): Bought {
  const { id, status } = subscription;
  const [item] = subscription.items.data;
  if (item === undefined || !isSubscriptionStatus(status)) {
    throw new Error(`subscription ${id} can't be read: its status is ${status}, and it has ${subscription.items.data.length} items`);
  }
  const endsOn = subscription.cancel_at_period_end ? null : subscription.cancel_at;
  return {
    id,
    status,
    plan: item.price.recurring?.interval === 'year' ? 'yearly' : 'monthly',
    priceId: item.price.id,
    itemId: item.id,
    amountCents: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency: subscription.currency,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    createdAt: subscription.created,
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || (endsOn !== null && endsOn <= item.current_period_end),
    endsOn,
    hasEndedUnpaid: subscription.cancellation_details?.reason === 'payment_failed',
    canceledAt: subscription.canceled_at,
    scheduleId: idOf(subscription.schedule),
    ownCard: idOf(subscription.default_payment_method),
    newestInvoice: invoiceOf(subscription.latest_invoice),
  };
}
