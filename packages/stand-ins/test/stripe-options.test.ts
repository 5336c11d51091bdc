import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { clientOf, daySeconds, openAccount, refusalOf } from './stripe-account.js';

const { stripe, sdk, subscribed, read } = await openAccount({
  afterRetries: 'unpaid',
  schedulesReleased: 'after-last-phase',
  prices: { monthly: 'price_m' },
  keys: { secret: 'sk_test_x', publishable: 'pk_test_x' },
});

describe('an account that is set up differently', () => {
  it('accepts only its own keys', async () => {
    expect((await sdk.prices.list()).data.map(({ id }) => id)).toEqual(['price_yearly_simulated', 'price_m']);
    expect((await refusalOf(clientOf(stripe, 'sk_test_y').prices.list())).statusCode).toBe(401);
  });

  it('keeps what is not paid for as unpaid, and draws up invoices that are not collected', async () => {
    const { id, customer } = await subscribed('expires');
    await stripe.advance(31 * daySeconds + 22 * daySeconds);
    expect((await read(id)).status).toBe('unpaid');
    await stripe.advance(31 * daySeconds);
    expect(await read(id)).toMatchObject({ status: 'unpaid', latest_invoice: { status: 'draft', next_payment_attempt: null } });
    stripe.setCard(customer, 'ok');
    const [owed] = (await sdk.invoices.list({ customer, status: 'open' })).data;
    await sdk.invoices.pay(owed?.id ?? '');
    expect((await read(id)).status).toBe('active');
  });

  it('keeps a schedule until its last phase has ended', async () => {
    const { id } = await subscribed('ok', 'yearly');
    const [item] = (await read(id)).items.data;
    const { id: schedule } = await sdk.subscriptionSchedules.create({ from_subscription: id });
    await sdk.subscriptionSchedules.update(schedule, {
      phases: [
        { items: [{ price: stripe.ids.yearly }], start_date: item?.current_period_start ?? 0, end_date: item?.current_period_end ?? 0 },
        { items: [{ price: stripe.ids.monthly }], duration: { interval: 'month', interval_count: 1 } },
      ],
    });
    await stripe.advance((item?.current_period_end ?? 0) - stripe.now());
    const inLastPhase = await read(id);
    expect(inLastPhase).toMatchObject({ schedule, items: { data: [{ price: { id: 'price_m' } }] } });
    await stripe.advance((inLastPhase.items.data[0]?.current_period_end ?? 0) - stripe.now());
    expect(await read(id)).toMatchObject({ schedule: null, status: 'active', items: { data: [{ price: { id: 'price_m' } }] } });
  });

  it('changes no price for a card that asks for its owner', async () => {
    const { id, customer } = await subscribed();
    stripe.setCard(customer, 'requires_action');
    const change: Stripe.SubscriptionUpdateParams = {
      items: [{ id: (await read(id)).items.data[0]?.id ?? '', price: stripe.ids.yearly }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    };
    expect(await refusalOf(sdk.subscriptions.update(id, change))).toMatchObject({
      statusCode: 402,
      code: 'subscription_payment_intent_requires_action',
    });
    expect((await read(id)).items.data[0]?.price.id).toBe('price_m');
  });

  it('answers slowly on command, and the same request meanwhile gets the same answer', async () => {
    stripe.fail({ match: 'POST /v1/customers', kind: 'latency', ms: 20 });
    const create = () => sdk.customers.create({ name: 'Ada' }, { idempotencyKey: 'slow' });
    const [one, other] = await Promise.all([create(), create()]);
    expect(one.id).toBe(other.id);
  });
});
