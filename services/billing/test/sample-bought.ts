import type { Bought } from '../src/stripe/bought.js';

/** Epoch seconds. */
export const now = 1_000_000;

/** A subscription at Stripe, in the middle of a period. */
export const bought = (status: Bought['status'], changed: Partial<Bought> = {}): Bought => ({
  id: status,
  status,
  plan: 'monthly',
  priceId: 'price_m',
  itemId: 'si_1',
  amountCents: 499,
  currency: 'usd',
  periodStart: now - 100,
  periodEnd: now + 100,
  createdAt: now - 100,
  cancelsAtPeriodEnd: false,
  endsOn: null,
  hasEndedUnpaid: false,
  canceledAt: null,
  scheduleId: null,
  ownCard: null,
  newestInvoice: { id: 'in_1', status: status === 'canceled' ? 'paid' : 'open', amountDueCents: 499, clientSecret: null },
  ...changed,
});
