import { createLogger } from '@city-genie/service-kit/observability/logger';
import Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import type { LedgerRow } from '../src/events/event-model.js';
import { createTidying } from '../src/events/tidy-subscriptions.js';
import type { Bought } from '../src/stripe/bought.js';
import { bought, now, openBill } from './sample-bought.js';

const refused = (message: string) => new Stripe.errors.StripeInvalidRequestError({ message, type: 'invalid_request_error' });
const bill = openBill();

/** Tidies what a customer has; the provider does what a test replaces, and otherwise nothing. */
function tidying(subscriptions: Bought[], replaced: object = {}) {
  const shareCard = vi.fn(async () => undefined);
  const provider = {
    endNow: async () => undefined,
    refundAll: async () => [],
    shareCard,
    takesMoney: async () => true,
    isAnyTaken: async () => true,
    openBillsOf: async () => [bill],
    payBill: async () => undefined,
    bill: async () => bill,
    ...replaced,
  };
  const clock = { nowMs: () => now * 1000 };
  const tidy = createTidying({ provider, mails: { refunded: async () => undefined }, clock, logger: createLogger('test', 'silent') });
  const reading = { customer: 'cus_1', reading: 1, before: null, subscriptions, isNewest: true };
  const of = (type: string): LedgerRow => ({
    _id: 'evt_1',
    environment: 'test',
    type,
    object: 'dp_1',
    receivedAt: new Date(now * 1000),
    attempts: 0,
  });
  return { shareCard, run: (...types: string[]) => tidy('1', reading, types.map(of)) };
}

describe('the card of a subscription', () => {
  it('is shared while it runs', async () => {
    const { run, shareCard } = tidying([bought('active')]);
    expect([await run(), shareCard.mock.calls.length]).toEqual([false, 1]);
  });

  it('is left alone when its bank has just ended it', async () => {
    const { run, shareCard } = tidying([bought('active')]);
    expect([await run('charge.dispute.created'), shareCard.mock.calls.length]).toEqual([true, 0]);
  });

  it('is left alone when it was one too many', async () => {
    const [older, younger] = [bought('active', { id: 'older' }), bought('active', { id: 'younger', createdAt: now - 1 })];
    const { run, shareCard } = tidying([older, younger]);
    expect(await run()).toBe(true);
    expect(shareCard).toHaveBeenCalledExactlyOnceWith('cus_1', older);
  });
});

describe('what is overdue, with a new card', () => {
  const overdue = [bought('past_due')];

  it('is paid', async () => {
    expect(await tidying(overdue).run('payment_method.attached')).toBe(true);
  });

  it('may have been paid by its owner meanwhile', async () => {
    const already = { payBill: () => Promise.reject(refused('Invoice is already paid')), bill: async () => ({ ...bill, status: 'paid' }) };
    expect(await tidying(overdue, already).run('payment_method.attached')).toBe(true);
  });

  it('that is refused for another reason is tried again with its event', async () => {
    const reason = refused('Something else');
    const { run } = tidying(overdue, { payBill: () => Promise.reject(reason), bill: async () => ({ ...bill, status: 'open' }) });
    await expect(run('payment_method.attached')).rejects.toBe(reason);
  });
});
