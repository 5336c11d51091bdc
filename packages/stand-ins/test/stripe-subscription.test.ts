import { describe, expect, it } from 'vitest';
import { periodEnd } from '../src/stripe/periods.js';
import { daySeconds, latestInvoiceOf, openAccount, refusalOf, secretOf } from './stripe-account.js';

const { stripe, sdk, subscribe, subscribed, read } = await openAccount();

describe('a subscription of the fake Stripe', () => {
  it('begins incomplete, with an open invoice that waits for a card', async () => {
    const { subscription, customer } = await subscribe('monthly', { userId: '1' });
    const now = stripe.now();
    const end = periodEnd(now, now, 'month');
    expect(subscription).toMatchObject({
      object: 'subscription',
      customer,
      status: 'incomplete',
      currency: 'usd',
      cancel_at_period_end: false,
      metadata: { userId: '1' },
      billing_mode: { type: 'flexible' },
      livemode: false,
      schedule: null,
      test_clock: null,
    });
    expect(subscription).not.toHaveProperty('current_period_end');
    expect(subscription.items.data).toMatchObject([
      {
        price: { id: 'price_monthly_simulated', unit_amount: 499, currency: 'usd', recurring: { interval: 'month' } },
        quantity: 1,
        current_period_start: now,
        current_period_end: end,
      },
    ]);
    expect(latestInvoiceOf(subscription)).toMatchObject({
      status: 'open',
      billing_reason: 'subscription_create',
      amount_due: 499,
      amount_remaining: 499,
      confirmation_secret: { type: 'payment_intent' },
      lines: { data: [{ amount: 499, period: { start: now, end } }] },
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id, metadata: { userId: '1' } } },
    });
  });

  it('becomes active when its first payment goes through, and keeps the card', async () => {
    const { id, secret } = await subscribe();
    expect(stripe.pay(secret, 'ok')).toEqual({ status: 'succeeded', code: null });
    const subscription = await read(id);
    expect(subscription.status).toBe('active');
    expect(subscription.default_payment_method).toMatch(/^pm_/);
    const invoice = latestInvoiceOf(subscription);
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 499, amount_remaining: 0, status_transitions: { paid_at: stripe.now() } });
    const [payment] = invoice.payments?.data ?? [];
    expect(payment).toMatchObject({ status: 'paid', amount_paid: 499, is_default: true, payment: { type: 'payment_intent' } });
    const intent = await sdk.paymentIntents.retrieve(String(payment?.payment.payment_intent), { expand: ['latest_charge'] });
    expect(intent).toMatchObject({ status: 'succeeded', latest_charge: { object: 'charge', paid: true, amount: 499 } });
  });

  it('stays incomplete when the card is declined, and takes another one', async () => {
    const { id, secret } = await subscribe();
    expect(stripe.pay(secret, 'declined')).toEqual({ status: 'requires_payment_method', code: 'card_declined' });
    expect((await read(id)).status).toBe('incomplete');
    expect(stripe.pay(secret, 'ok').status).toBe('succeeded');
    expect((await read(id)).status).toBe('active');
  });

  it('waits for the challenge of a card that has one', async () => {
    const { id, secret } = await subscribe();
    expect(stripe.pay(secret, 'requires_action').status).toBe('requires_action');
    expect(stripe.challenge(secret, false)).toEqual({ status: 'requires_payment_method', code: 'payment_intent_authentication_failure' });
    stripe.pay(secret, 'requires_action');
    expect(stripe.challenge(secret, true).status).toBe('succeeded');
    expect((await read(id)).status).toBe('active');
  });

  it('expires after 23 hours, and its secret with it', async () => {
    const { id, secret, customer } = await subscribe();
    await stripe.advance(23 * 3600);
    const subscription = await read(id);
    expect(subscription).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } });
    expect(() => stripe.pay(secret, 'ok')).toThrow('status of canceled');
    expect((await refusalOf(sdk.subscriptions.update(id, { metadata: { a: '1' } }))).statusCode).toBe(400);
    expect((await sdk.subscriptions.list({ customer, status: 'all' })).data.map((one) => one.status)).toEqual(['incomplete_expired']);
  });

  it('is cancelled at once, and only once', async () => {
    const { id, customer } = await subscribed();
    const cancelled = await sdk.subscriptions.cancel(id, { invoice_now: false, prorate: false });
    expect(cancelled).toMatchObject({ status: 'canceled', ended_at: cancelled.canceled_at });
    expect(await refusalOf(sdk.subscriptions.cancel(id))).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    expect((await sdk.subscriptions.list({ customer })).data).toEqual([]);
    expect((await sdk.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
  });

  it('leaves nothing to pay when it is cancelled before it began', async () => {
    const { id, secret } = await subscribe();
    expect((await sdk.subscriptions.cancel(id)).status).toBe('canceled');
    expect(latestInvoiceOf(await read(id)).status).toBe('void');
    expect(() => stripe.pay(secret, 'ok')).toThrow();
  });

  it('does not begin again when what was owed is paid after its end', async () => {
    const { id } = await subscribed('expires');
    await stripe.advance(31 * daySeconds + 3600);
    const { secret, status } = await read(id).then((one) => ({ secret: secretOf(one), status: one.status }));
    await sdk.subscriptions.cancel(id);
    expect([status, stripe.pay(secret, 'ok').status]).toEqual(['past_due', 'succeeded']);
    expect(await read(id)).toMatchObject({ status: 'canceled', latest_invoice: { status: 'paid' } });
  });

  it('ends with its customer', async () => {
    const { id, customer } = await subscribed();
    expect(await sdk.customers.del(customer)).toMatchObject({ id: customer, deleted: true });
    expect(await sdk.customers.retrieve(customer)).toEqual(expect.objectContaining({ id: customer, deleted: true }));
    expect((await read(id)).status).toBe('canceled');
  });

  it('changes its metadata and card', async () => {
    const { id } = await subscribed();
    await sdk.subscriptions.update(id, { metadata: { a: '1', b: '2' } });
    const changed = await sdk.subscriptions.update(id, { metadata: { a: '' }, default_payment_method: '' });
    expect(changed).toMatchObject({ default_payment_method: null });
    expect(changed.metadata).toEqual({ b: '2' });
    expect((await sdk.subscriptions.update(id, { metadata: '' })).metadata).toEqual({});
  });
});
