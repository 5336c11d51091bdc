import type { PlanName } from '@city-genie/contracts/billing/plans';
import type Stripe from 'stripe';
import { idOf } from './bought.js';

/** An invoice of Stripe, in our words. Times are epoch seconds, amounts cents. */
export type Bill = {
  id: string;
  number: string | null;
  status: string;
  /** Why it was made, e.g. `subscription_cycle`. */
  reason: string | null;
  /** The plan that it charges, which the subscription may have left since; null when it doesn't say. */
  plan: PlanName | null;
  currency: string;
  totalCents: number;
  paidCents: number;
  leftCents: number;
  createdAt: number;
  paidAt: number | null;
  /** Stripe's page of it. */
  url: string | null;
  /** Confirms its payment in the browser. */
  clientSecret: string | null;
};

/** Longer than any month, shorter than any year. */
const monthsEndSeconds = 60 * 86_400;

/** By the period of what costs most: a price may be a former one, and what is taken off is of the plan before. */
function planOf({ lines }: Stripe.Invoice): PlanName | null {
  const [charged] = lines.data.filter(({ amount }) => amount > 0).sort((a, b) => b.amount - a.amount);
  if (charged === undefined) {
    return null;
  }
  return charged.period.end - charged.period.start > monthsEndSeconds ? 'yearly' : 'monthly';
}

export function readBill(invoice: Stripe.Invoice): Bill {
  const { id, number, status, currency, total, amount_paid, amount_remaining, created } = invoice;
  return {
    id,
    number,
    status: status ?? 'draft',
    reason: invoice.billing_reason,
    plan: planOf(invoice),
    currency,
    totalCents: total,
    paidCents: amount_paid,
    leftCents: amount_remaining,
    createdAt: created,
    paidAt: invoice.status_transitions.paid_at,
    url: invoice.hosted_invoice_url ?? null,
    clientSecret: invoice.confirmation_secret?.client_secret || null,
  };
}

/** The payments of an invoice, by the ids of their payment intents. */
export function intentsOf({ payments }: Stripe.Invoice): string[] {
  const paid = (payments?.data ?? []).filter(({ status }) => status === 'paid');
  return paid.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
}
