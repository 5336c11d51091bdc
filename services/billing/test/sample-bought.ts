import type { Bill } from '../src/stripe/bill.js';
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

/** An invoice of a renewal that waits for its payment. */
export const openBill = (changed: Partial<Bill> = {}): Bill => ({
  id: 'in_1',
  number: null,
  status: 'open',
  reason: 'subscription_cycle',
  plan: 'monthly',
  currency: 'usd',
  totalCents: 499,
  paidCents: 0,
  leftCents: 499,
  createdAt: now,
  paidAt: null,
  url: null,
  clientSecret: null,
  ...changed,
});
