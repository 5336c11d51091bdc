import { describe, expect, it } from 'vitest';
import { daySeconds, latestInvoiceOf, openAccount, refusalOf } from './stripe-account.js';

const { stripe, sdk, subscribed, read } = await openAccount();

const hourSeconds = 3600;

/** The clock can't go back, so every test makes its own subscription and counts from there. */
async function renewed(card: 'ok' | 'expires' | 'requires_action') {
  const made = await subscribed(card);
  if (card === 'requires_action') {
    stripe.challenge(made.secret, true);
  }
  const { current_period_end: end = 0 } = (await read(made.id)).items.data[0] ?? {};
  await stripe.advance(end - stripe.now());
  return { ...made, end };
}

describe('a renewal at the fake Stripe', () => {
  it('is a draft for an hour, then it is charged', async () => {
    const { id, end } = await renewed('ok');
    const drafted = await read(id);
    expect(drafted.status).toBe('active');
    expect(drafted.items.data[0]?.current_period_start).toBe(end);
    expect(latestInvoiceOf(drafted)).toMatchObject({
      status: 'draft',
      billing_reason: 'subscription_cycle',
      amount_paid: 0,
      period_end: end,
      confirmation_secret: null,
      number: null,
      payments: { data: [] },
    });
    await stripe.advance(hourSeconds - 1);
    expect(latestInvoiceOf(await read(id)).status).toBe('draft');
    await stripe.advance(1);
    expect(latestInvoiceOf(await read(id))).toMatchObject({ status: 'paid', amount_paid: 499, attempt_count: 1 });
  });

  it('is not lost when the clock jumps over several periods', async () => {
    const { id, customer } = await subscribed();
    await stripe.advance(65 * daySeconds);
    const invoices = await sdk.invoices.list({ customer, status: 'paid' });
    expect(invoices.data.map(({ billing_reason }) => billing_reason)).toEqual([
      'subscription_cycle',
      'subscription_cycle',
      'subscription_create',
    ]);
    const [newest, before] = invoices.data;
    expect((newest?.created ?? 0) - (before?.created ?? 0)).toBeGreaterThanOrEqual(28 * daySeconds);
    expect((await read(id)).latest_invoice).toMatchObject({ id: newest?.id });
  });

  it('fails with an expired card, is tried again three times and given up after 21 days', async () => {
    const { id, end } = await renewed('expires');
    await stripe.advance(hourSeconds);
    expect(await read(id)).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1, next_payment_attempt: end + hourSeconds + 3 * daySeconds },
    });
    await stripe.advance(15 * daySeconds);
    expect(latestInvoiceOf(await read(id))).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
    await stripe.advance(6 * daySeconds - 1);
    expect((await read(id)).status).toBe('past_due');
    await stripe.advance(1);
    expect(await read(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
      latest_invoice: { status: 'open' },
    });
  });

  it('is made up for by the next attempt with a new card', async () => {
    const { id, customer } = await renewed('expires');
    await stripe.advance(hourSeconds);
    stripe.setCard(customer, 'ok');
    await stripe.advance(3 * daySeconds);
    expect(await read(id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', attempt_count: 2 } });
  });

  it('is made up for by the customer, whose card is kept', async () => {
    const { id } = await renewed('expires');
    await stripe.advance(hourSeconds);
    const { confirmation_secret } = latestInvoiceOf(await read(id));
    stripe.pay(confirmation_secret?.client_secret ?? '', 'ok');
    expect(await read(id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
  });

  it('is made up for by paying the invoice, unless the card is declined', async () => {
    const { id, customer } = await renewed('expires');
    await stripe.advance(hourSeconds);
    const { id: invoice = '' } = latestInvoiceOf(await read(id));
    expect(await refusalOf(sdk.invoices.pay(invoice))).toMatchObject({ statusCode: 402, code: 'expired_card' });
    stripe.setCard(customer, 'ok');
    expect((await sdk.invoices.pay(invoice)).status).toBe('paid');
    expect((await read(id)).status).toBe('active');
  });

  it('charges a card whose owner has passed a challenge once', async () => {
    const { id, customer } = await renewed('requires_action');
    await stripe.advance(hourSeconds);
    expect((await read(id)).status).toBe('active');
    stripe.setCard(customer, 'requires_action');
    await stripe.advance(32 * daySeconds);
    expect((await read(id)).status).toBe('past_due');
    expect(stripe.events('invoice.payment_action_required')).not.toEqual([]);
  });

  it('does not come when the subscription is to end, unless that is taken back', async () => {
    const { id, customer } = await subscribed();
    await sdk.subscriptions.update(id, { cancel_at_period_end: true });
    expect(await sdk.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({ canceled_at: null, cancel_at: null });
    const ending = await sdk.subscriptions.update(id, { cancel_at_period_end: true });
    const end = ending.items.data[0]?.current_period_end ?? 0;
    expect(ending).toMatchObject({ status: 'active', cancel_at: end });
    await stripe.advance(end - stripe.now());
    expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: end });
    expect((await sdk.invoices.list({ customer })).data).toHaveLength(1);
    expect(stripe.events('customer.subscription.deleted')).toHaveLength(1);
  });
});
