import { termsVersion } from '@city-genie/contracts/auth/terms';
import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { describe, expect, it } from 'vitest';
import { paymentsOf } from '../src/stripe/payments.js';
import { createProvider } from '../src/stripe/provider.js';
import { paymentsEnv, useSelling } from './selling-fixture.js';

const { it: opened, visitor, caughtUp, pass } = useSelling('purchase');
const created = (match: string, customer: string) =>
  opened()
    .stripe.calls(`POST /v1/${match}`)
    .filter(({ body }) => JSON.stringify(body).includes(customer));

/** What the form of the monthly plan sends. */
const agreed = { termsVersion, plan: 'monthly', amountCents: 499 };
const consentsOf = async (userId: string) => (await opened().billing.identity.exportUser(userId, 'ada@example.org')).data.consents;

describe('the start of a subscription', () => {
  it('is a secret for the browser, with what it will charge; nothing is open by that', async () => {
    const ada = visitor();
    expect(await ada.start('yearly')).toEqual({
      status: 200,
      body: {
        success: true,
        isPlaceholder: false,
        clientSecret: expect.stringMatching(/_secret_/),
        message: 'Your payment is ready',
        due: { amountCents: 5200, currency: 'usd', plan: 'yearly', kind: 'first', isWithdrawable: true },
      },
    });
    await caughtUp();
    expect(await ada.status()).toMatchObject({ success: false, status: 'incomplete', needsPayment: true });
    expect(ada.entitledUntil()).toBeNull();
  });

  it('is one, however often it is asked for at once', async () => {
    const ada = visitor();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ada.start()));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(await ada.subscriptionsAtStripe()).toHaveLength(1);
    expect(created('customers', ada.id)).toHaveLength(1);
  });

  it('is found again later', async () => {
    const ada = visitor();
    const first = await ada.start();
    await caughtUp();
    expect((await ada.start()).body.clientSecret).toBe(first.body.clientSecret);
    expect(await ada.subscriptionsAtStripe()).toHaveLength(1);
  });

  it('of another plan takes its place, so that only one can be paid', async () => {
    const ada = visitor();
    const monthly = await ada.start('monthly');
    const yearly = await ada.start('yearly');
    expect(yearly.body.clientSecret).not.toBe(monthly.body.clientSecret);
    expect(() => opened().stripe.pay(monthly.body.clientSecret, 'ok')).toThrow();
    expect(opened().stripe.pay(yearly.body.clientSecret, 'ok').status).toBe('succeeded');
    await caughtUp();
    expect(await ada.row()).toMatchObject({ status: 'active', plan: 'yearly' });
  });

  it('of both plans at once leaves one that can be paid', async () => {
    const ada = visitor();
    await Promise.all([ada.start('monthly'), ada.start('yearly'), ada.start('monthly'), ada.start('yearly')]);
    const payable = (await ada.subscriptionsAtStripe()).filter(({ status }) => status === 'incomplete');
    expect(payable).toHaveLength(1);
  });

  it('is another one a day later, when the first has expired', async () => {
    const ada = visitor();
    const first = await ada.start();
    await pass(24 * 3600);
    const second = await ada.start();
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
    expect((await ada.subscriptionsAtStripe()).map(({ status }) => status)).toEqual(['incomplete', 'incomplete_expired']);
  });

  it('is none for whoever has paid', async () => {
    const ada = visitor();
    await ada.buy();
    expect(await ada.start('yearly')).toMatchObject({ status: 409, body: { message: billingMessages.alreadyActive } });
    expect(await ada.subscriptionsAtStripe()).toHaveLength(1);
  });

  it('takes prices by their ids, and nothing else', async () => {
    const ada = visitor();
    expect((await ada.start(opened().stripe.ids.yearly)).body.due).toMatchObject({ plan: 'yearly' });
    // What Stripe told of it makes billing ask, too.
    await caughtUp();
    const before = opened().stripe.calls().length;
    for (const priceId of ['price_other', { $ne: null }, ['monthly'], '']) {
      expect((await ada.post('/api/create-subscription', { priceId, amount: 1, coupon: 'FREE' })).status).toBe(400);
    }
    expect(opened().stripe.calls()).toHaveLength(before);
  });

  it('asks for cards alone, with flexible billing, under a key of its own', async () => {
    const ada = visitor();
    await ada.start();
    const [call] = created('subscriptions', await ada.customer());
    expect(call?.body).toMatchObject({
      payment_behavior: 'default_incomplete',
      'payment_settings[save_default_payment_method]': 'on_subscription',
      'payment_settings[payment_method_types][0]': 'card',
      'billing_mode[type]': 'flexible',
    });
    expect(call?.idempotencyKey).toMatch(/^subscription:cus_/);
  });
});

describe('while Stripe is in trouble', () => {
  it('a start that was taken and not answered is repeated, and makes no second one', async () => {
    const ada = visitor();
    opened().stripe.fail({ match: 'POST /v1/subscriptions', kind: 'timeout-after-accept', times: 1 });
    const replies = [await ada.start(), await ada.start()];
    expect(replies.at(-1)?.status).toBe(200);
    expect(await ada.subscriptionsAtStripe()).toHaveLength(1);
  });

  it.each([
    ['status-500', 2],
    ['status-429', 1],
    ['reset', 2],
  ] as const)('a start is a 503, and works afterwards: %s', async (kind, times) => {
    const ada = visitor();
    opened().stripe.fail({ match: 'POST /v1/subscriptions', kind, times });
    expect((await ada.start()).status).toBe(503);
    expect((await ada.start()).status).toBe(200);
    expect(await ada.subscriptionsAtStripe()).toHaveLength(1);
  });

  it('nobody is told to pay who may have paid', async () => {
    const ada = visitor();
    opened().stripe.webhooks(null);
    await ada.buy();
    opened().clock.move(3);
    opened().stripe.fail({ match: 'GET /v1/subscriptions', kind: 'status-500', times: 2 });
    expect(await ada.status()).toMatchObject({ code: 'service_unavailable' });
    expect(await ada.status()).toMatchObject({ success: true, needsPayment: false });
  });
});

describe('a payment', () => {
  it('opens everything, is told to identity, and is thanked for once', async () => {
    const ada = visitor();
    expect((await ada.buy()).status).toBe('succeeded');
    await caughtUp();
    const row = await ada.row();
    const until = Math.floor((row?.currentPeriodEnd.getTime() ?? 0) / 1000);
    expect(row).toMatchObject({ status: 'active', plan: 'monthly', isCancelled: false, environment: 'simulated' });
    expect(ada.entitledUntil()).toBe(until + 7 * 86_400);
    expect(await ada.status()).toMatchObject({ success: true, subscription: { status: 'active', current_period_end: until } });
    expect(await ada.mails()).toMatchObject([
      { name: 'billing.paid', to: `${ada.id}@example.org`, plan: 'monthly', amountCents: 499, occasion: 'first', nextAt: until },
    ]);
  });

  it('is found without any event, by whoever waits for it', async () => {
    const ada = visitor();
    opened().stripe.webhooks(null);
    await ada.buy();
    opened().clock.move(3);
    expect(await ada.status()).toMatchObject({ success: true, status: 'active' });
    expect(ada.entitledUntil()).not.toBeNull();
  });

  it.each(['declined', 'requires_action'] as const)('that is %s opens nothing, and can be made with another card', async (card) => {
    const ada = visitor();
    const { body } = await ada.start();
    opened().stripe.pay(body.clientSecret, card);
    await caughtUp();
    expect(await ada.status()).toMatchObject({ needsPayment: true });
    opened().stripe.pay(body.clientSecret, 'ok');
    await caughtUp();
    expect(await ada.status()).toMatchObject({ success: true });
  });

  it('is charged to the card that is changed on Stripe’s pages afterwards', async () => {
    const ada = visitor();
    await ada.buy();
    await caughtUp();
    expect((await ada.subscriptionsAtStripe())[0]?.ownCard).toBeNull();
  });

  it('is agreed to, and that is kept', async () => {
    const ada = visitor();
    await ada.start();
    expect((await ada.act('consent', agreed)).status).toBe(200);
    expect(await consentsOf(ada.id)).toEqual([{ ...agreed, at: new Date(opened().clock.nowMs()).toISOString() }]);
  });

  it.each([
    ['terms that aren’t in force', { termsVersion: '2024-12-31' }, 'termsVersion', billingMessages.otherTerms],
    ['another plan', { plan: 'yearly' }, 'plan', billingMessages.otherDue],
    ['another plan with its price', { plan: 'yearly', amountCents: 5200 }, 'plan', billingMessages.otherDue],
    ['less', { amountCents: 1 }, 'amountCents', billingMessages.otherDue],
    ['more', { amountCents: 599 }, 'amountCents', billingMessages.otherDue],
  ])('isn’t agreed to by a page that says %s', async (_what, changed, field, message) => {
    const ada = visitor();
    await ada.start();
    const reply = await ada.act('consent', { ...agreed, ...changed });
    expect(reply).toMatchObject({ status: 400, body: { code: 'validation_failed', message, fields: { [field]: message } } });
    expect(await consentsOf(ada.id)).toEqual([]);
  });

  it('is agreed to only while it can be made', async () => {
    const ada = visitor();
    expect(await ada.act('consent', agreed)).toMatchObject({ status: 400, body: { fields: { plan: billingMessages.otherDue } } });
    await ada.start('yearly');
    expect((await ada.act('consent', agreed)).status).toBe(400);
    await ada.buy();
    expect(await ada.act('consent', agreed)).toMatchObject({ status: 409, body: { message: billingMessages.alreadyActive } });
    expect(await consentsOf(ada.id)).toEqual([]);
  });

  it('isn’t agreed to while Stripe can’t say what is to pay', async () => {
    const ada = visitor();
    await ada.start();
    await caughtUp();
    opened().stripe.fail({ match: 'GET /v1/subscriptions', kind: 'status-500', times: 2 });
    expect((await ada.act('consent', agreed)).status).toBe(503);
    expect((await ada.act('consent', agreed)).status).toBe(200);
  });
});

it('prices at Stripe that aren’t ours sell nothing', async () => {
  const { stripe } = opened();
  const payments = paymentsOf({ APP_MODE: 'local', ...paymentsEnv(stripe), STRIPE_PRICE_MONTHLY: stripe.ids.yearly });
  const lines: string[] = [];
  const logger = createLogger('billing', 'error', { write: (line: string) => lines.push(line) });
  await expect(payments && createProvider(payments, logger).checkPrices()).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(lines.join()).toContain('monthly: 5200 usd every 1 year');
});
