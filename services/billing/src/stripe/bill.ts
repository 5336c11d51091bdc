import type Stripe from 'stripe';

/** An invoice of Stripe, in our words. Times are epoch seconds, amounts cents. */
export type Bill = {
  id: string;
  number: string | null;
  status: string;
  /** Why it was made, e.g. `subscription_cycle`. */
  reason: string | null;
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

export function readBill(invoice: Stripe.Invoice): Bill {
  const { id, number, status, currency, total, amount_paid, amount_remaining, created } = invoice;
  return {
    id,
    number,
    status: status ?? 'draft',
    reason: invoice.billing_reason,
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
