import { describe, expect, it } from 'vitest';
import { latestInvoiceOf, openAccount, refusalOf } from './stripe-account.js';

const { stripe, sdk, subscribe, subscribed, read } = await openAccount();

async function paid() {
  const made = await subscribed();
  const [payment] = latestInvoiceOf(await read(made.id)).payments?.data ?? [];
  const intent = String(payment?.payment.payment_intent);
  const { latest_charge: charge } = await sdk.paymentIntents.retrieve(intent);
  return { ...made, intent, charge: String(charge) };
}

describe('a refund of the fake Stripe', () => {
  it('gives back what was paid, in parts and no more', async () => {
    const { intent, charge } = await paid();
    const part = await sdk.refunds.create({ payment_intent: intent, amount: 100, reason: 'requested_by_customer', metadata: { why: 'x' } });
    expect(part).toMatchObject({ amount: 100, status: 'succeeded', charge, reason: 'requested_by_customer', metadata: { why: 'x' } });
    expect(await refusalOf(sdk.refunds.create({ payment_intent: intent, amount: 400 }))).toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    });
    expect((await sdk.refunds.create({ payment_intent: intent })).amount).toBe(399);
    expect(await sdk.charges.retrieve(charge)).toMatchObject({ amount_refunded: 499, refunded: true });
    expect((await sdk.charges.list({ payment_intent: intent })).data).toMatchObject([{ id: charge, amount_refunded: 499 }]);
    expect((await refusalOf(sdk.refunds.create({ charge }))).code).toBe('charge_already_refunded');
    expect((await sdk.refunds.list({ payment_intent: intent })).data).toHaveLength(2);
    expect(await sdk.refunds.retrieve(part.id)).toEqual(part);
  });

  it('needs something that was paid', async () => {
    const { subscription } = await subscribe();
    const [payment] = latestInvoiceOf(await read(subscription.id)).payments?.data ?? [];
    expect((await refusalOf(sdk.refunds.create({ payment_intent: String(payment?.payment.payment_intent) }))).statusCode).toBe(400);
  });

  it('can fail afterwards', async () => {
    const { intent, charge } = await paid();
    const { id } = await sdk.refunds.create({ payment_intent: intent });
    stripe.refundFails(id);
    expect(await sdk.refunds.retrieve(id)).toMatchObject({ status: 'failed' });
    expect(await sdk.charges.retrieve(charge)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(stripe.events().map(({ type }) => type)).toEqual(
      expect.arrayContaining(['refund.created', 'charge.refunded', 'refund.updated', 'refund.failed']),
    );
  });

  it('is not possible while the bank has taken the money', async () => {
    const { charge } = await paid();
    const dispute = stripe.dispute(charge);
    expect(await sdk.disputes.retrieve(dispute)).toMatchObject({ charge, status: 'needs_response', amount: 499 });
    expect((await refusalOf(sdk.refunds.create({ charge }))).code).toBe('charge_disputed');
    stripe.closeDispute(dispute, 'won');
    expect((await sdk.disputes.list({ charge })).data.map(({ status }) => status)).toEqual(['won']);
    expect(stripe.events('charge.dispute.closed')).toHaveLength(1);
  });

  it('is also made by the operator, who cancels', async () => {
    const { id, charge } = await paid();
    stripe.cancelByOperator(id, true);
    expect((await read(id)).status).toBe('canceled');
    expect(await sdk.charges.retrieve(charge)).toMatchObject({ refunded: true });
    expect(stripe.events('customer.subscription.deleted')[0]).toMatchObject({ request: { id: null } });
  });
});

describe('an invoice of the fake Stripe', () => {
  it('is voided, and with it a subscription that has not begun', async () => {
    const { id, secret } = await subscribe();
    const invoice = latestInvoiceOf(await read(id)).id ?? '';
    expect((await sdk.invoices.voidInvoice(invoice)).status).toBe('void');
    expect((await read(id)).status).toBe('incomplete_expired');
    expect(() => stripe.pay(secret, 'ok')).toThrow();
    expect((await refusalOf(sdk.invoices.pay(invoice))).statusCode).toBe(400);
    expect((await refusalOf(sdk.invoices.voidInvoice(invoice))).statusCode).toBe(400);
  });

  it('is listed with its payments', async () => {
    const { customer, intent, id } = await paid();
    const { data } = await sdk.invoices.list({ customer, subscription: id, status: 'paid', expand: ['data.payments'] });
    expect(data[0]?.payments?.data[0]?.payment).toEqual({ type: 'payment_intent', payment_intent: intent });
  });
});
