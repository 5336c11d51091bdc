import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { stubClient } from '@city-genie/service-kit/testing/stub-client';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createLedger } from '../src/events/ledger.js';
import { createTurns } from '../src/payers/turns.js';
import { createPublication } from '../src/publication/publish.js';
import { paymentsOf } from '../src/stripe/payments.js';
import { createProvider } from '../src/stripe/provider.js';
import { subscriptionModel } from '../src/subscriptions/subscription-model.js';
import { createSubscriptionRepository } from '../src/subscriptions/subscription-repository.js';
import { day, hour, paymentsEnv, useSelling } from './selling-fixture.js';

const { it: opened, visitor, caughtUp, pass } = useSelling('guards');

/** A client of Stripe that shares no code with the service. */
function operator() {
  const { hostname: host, port } = new URL(opened().stripe.url);
  return new Stripe('sk_test_operator', { host, port: Number(port), protocol: 'http', telemetry: false });
}

async function subscriber(card: 'ok' | 'expires' = 'ok') {
  const ada = visitor();
  await ada.buy('monthly', card);
  await caughtUp();
  return { ada, customer: await ada.customer(), subscription: (await ada.row())?.stripeId ?? '' };
}

describe('nobody pays twice:', () => {
  it('a second subscription, which only an operator can make, is ended and paid back', async () => {
    const { ada, customer, subscription } = await subscriber();
    const { stripe, clock } = opened();
    clock.move(hour);
    const { id, latest_invoice } = await operator().subscriptions.create({
      customer,
      items: [{ price: stripe.ids.yearly }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
    const secret = typeof latest_invoice === 'string' ? '' : latest_invoice?.confirmation_secret?.client_secret;
    stripe.pay(secret ?? '', 'ok');
    await caughtUp();
    const running = (await ada.subscriptionsAtStripe()).filter(({ status }) => status === 'active');
    expect(running.map((one) => one.id)).toEqual([subscription]);
    const refunds = (await ada.mails()).filter(({ name }) => name === 'billing.refunded');
    expect(refunds).toMatchObject([{ plan: 'yearly', amountCents: 5200 }]);
    expect((await operator().refunds.list()).data.map(({ amount }) => amount)).toEqual([5200]);
    expect(id).not.toBe(subscription);
  });

  it('a customer that was made and not answered is found again', async () => {
    const ada = visitor();
    const { stripe } = opened();
    stripe.fail({ match: 'POST /v1/customers', kind: 'reset-after-accept', times: 2 });
    expect((await ada.start()).status).toBe(503);
    expect((await ada.start()).status).toBe(200);
    expect(stripe.events('customer.created')).toHaveLength(1);
  });

  it('a payment that the bank took back isn’t given back', async () => {
    const { stripe, selling } = opened();
    const { subscription: disputed } = await subscriber();
    const charge = stripe.events('charge.succeeded').at(-1)?.data;
    stripe.dispute(Object(charge).object.id);
    expect(await selling.provider.refundAll(disputed)).toEqual([]);
    await caughtUp();
  });

  it('whoever cancels what is overdue owes nothing any more', async () => {
    const { ada, subscription } = await subscriber('expires');
    await pass(31 * day);
    await pass(2 * hour);
    expect(await ada.row()).toMatchObject({ status: 'past_due' });
    expect((await ada.act('cancel')).status).toBe(200);
    expect(await opened().selling.provider.openBillsOf(subscription)).toEqual([]);
  });

  it('a price that costs anything else than the site says sells nothing', async () => {
    const { stripe, billing } = opened();
    const { data } = await operator().products.list();
    const price = { currency: 'usd', unit_amount: 999, recurring: { interval: 'month' as const }, product: data[0]?.id ?? '' };
    const { id } = await operator().prices.create(price);
    const payments = paymentsOf({ APP_MODE: 'local', ...paymentsEnv(stripe), STRIPE_PRICE_MONTHLY: id });
    await expect(payments && createProvider(payments, billing.kit.logger).checkPrices()).rejects.toThrow();
  });
});

describe('what is known', () => {
  const found = {
    status: 'active',
    plan: 'monthly',
    currentPeriodEnd: new Date('2100-01-01'),
    paidUntil: new Date('2100-01-01'),
    isCancelled: false,
    isUnfinished: true,
  } as const;

  it('isn’t overwritten by a reading that began earlier', async () => {
    const { billing } = opened();
    const id = randomBytes(12).toString('hex');
    await billing.payers.open(id);
    expect(await billing.subscriptions.store(id, 2, found)).toMatchObject({ isNewest: true });
    expect(await billing.subscriptions.store(id, 1, { ...found, status: 'canceled' })).toMatchObject({ isNewest: false });
    expect(await billing.subscriptions.findPaid(id)).toMatchObject({ status: 'active', reading: 2 });
  });

  it('isn’t written down about somebody who was erased meanwhile', async () => {
    const { billing, stores } = opened();
    const id = randomBytes(12).toString('hex');
    expect(await billing.subscriptions.store(id, 1, found)).toMatchObject({ isNewest: false });
    expect(await subscriptionModel(stores.connection).countDocuments({ userId: id })).toBe(0);
  });

  it('is told again when it changes while identity is told', async () => {
    const { billing, stores } = opened();
    const id = randomBytes(12).toString('hex');
    await billing.payers.open(id);
    await billing.subscriptions.store(id, 1, found);
    const told: unknown[] = [];
    const identity = stubClient(async ({ body }) => {
      told.push(body);
      if (told.length === 1) {
        await billing.subscriptions.store(id, 2, { ...found, status: 'canceled' });
      }
      return { isKnown: true };
    });
    const { connection } = stores;
    const publication = createPublication({
      connection,
      identity,
      subscriptions: billing.subscriptions,
      environment: 'simulated',
      logger: billing.kit.logger,
    });
    await publication.publish(id);
    await publication.sweep();
    expect(told).toMatchObject([
      { revision: 1, status: 'active' },
      { revision: 2, status: 'canceled' },
    ]);
    expect(await publication.waiting()).toBe(0);
  });
});

it('what was paid in another environment is told anew where it opens nothing', async () => {
  const { billing, stores, clock } = opened();
  const { ada } = await subscriber();
  expect(ada.entitledUntil()).not.toBeNull();
  const told: unknown[] = [];
  const identity = stubClient(async ({ body }) => {
    told.push(body);
    return { isKnown: true };
  });
  const environment = 'test';
  const subscriptions = createSubscriptionRepository({ connection: stores.connection, payers: billing.payers, environment, clock });
  const publication = createPublication({
    connection: stores.connection,
    identity,
    subscriptions,
    environment,
    logger: billing.kit.logger,
  });
  await publication.begin();
  await publication.sweep();
  expect(told).toMatchObject([{ entitledUntil: null, status: 'incomplete' }]);
});

it('an event whose mail couldn’t be asked for comes again', async () => {
  const ada = visitor();
  const { stripe, stores, clock, selling } = opened();
  const { body } = await ada.start();
  await caughtUp();
  // The SDK asks twice.
  stripe.fail({ match: 'GET /v1/invoices/:id', kind: 'status-500', times: 2 });
  stripe.pay(body.clientSecret, 'ok');
  const failed = stores.connection.collection('payment_events');
  await expect
    .poll(() => failed.countDocuments({ attempts: { $gte: 1 }, nextAttemptAt: { $exists: true } }), { timeout: 10_000 })
    .toBeGreaterThan(0);
  clock.move(hour);
  await selling.workEvents(new AbortController().signal);
  await caughtUp();
  expect((await ada.mails()).map(({ name }) => name)).toEqual(['billing.paid']);
});

describe('what a process that died had taken', () => {
  it('is free again: a user’s turn, after half a minute', async () => {
    const { billing, clock, stores } = opened();
    const id = randomBytes(12).toString('hex');
    await billing.payers.open(id);
    const inTurn = createTurns({ connection: stores.connection, clock, waited: 0 });
    const stop = new AbortController();
    const hanging = inTurn(id, () => once(stop.signal, 'abort'));
    await expect.poll(async () => (await billing.payers.find(id))?.turn).toBeDefined();
    clock.move(29);
    await expect(inTurn(id, async () => 'mine')).rejects.toThrow();
    clock.move(2);
    expect(await inTurn(id, async () => 'mine')).toBe('mine');
    stop.abort();
    await hanging;
  });

  it('comes again: an event, after a minute', async () => {
    const { clock, stores } = opened();
    // Nobody else works on those of this environment.
    const ledger = createLedger({ connection: stores.connection, environment: 'live', clock });
    await ledger.add({ id: 'evt_taken', type: 'invoice.paid', isLive: true });
    expect(await ledger.take()).toHaveLength(1);
    clock.move(59);
    expect(await ledger.take()).toEqual([]);
    clock.move(2);
    expect(await ledger.take()).toHaveLength(1);
  });
});
