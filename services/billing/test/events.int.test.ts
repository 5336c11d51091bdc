import { signedHeaders } from '@city-genie/service-kit/testing/signed-caller';
import Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { ledgerModel } from '../src/events/event-model.js';
import { testPayments } from './billing-fixture.js';
import { day, hour, useSelling } from './selling-fixture.js';

const { it: opened, visitor, caughtUp, pass } = useSelling('events');
const url = '/api/webhooks/stripe';

const { webhooks } = new Stripe('sk_test_1');

/** Sends an event as Stripe would, signed with a secret, or with other bytes than were signed. */
async function tell(event: object, { secret = testPayments.STRIPE_WEBHOOK_SECRET, prefix = '' } = {}) {
  const { billing, clock } = opened();
  const payload = JSON.stringify(event);
  const header = webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(clock.nowMs() / 1000) });
  const headers = { 'content-type': 'application/json', 'stripe-signature': header, ...signedHeaders('billing', 'POST', url, { clock }) };
  return billing.app.inject({ method: 'POST', url, headers, payload: `${prefix}${payload}` });
}

const ledger = () => ledgerModel(opened().stores.connection);

function orders<T>(items: readonly T[]): T[][] {
  return items.length < 2 ? [[...items]] : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

describe('an event', () => {
  it('is noted and answered; sent twenty times at once it is noted once, and has one effect', async () => {
    const ada = visitor();
    opened().stripe.webhooks(null);
    await ada.buy();
    const event = opened().stripe.events('invoice.paid').at(-1) ?? {};
    const replies = await Promise.all(Array.from({ length: 20 }, () => tell(event)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    await caughtUp();
    expect(await ledger().countDocuments({ _id: String(Object(event).id) })).toBe(1);
    expect(await ada.mails()).toHaveLength(1);
    expect(await ada.status()).toMatchObject({ success: true });
  });

  it('that two other ones tell the same of has one effect', async () => {
    const ada = visitor();
    opened().stripe.webhooks(null);
    await ada.buy();
    const event = opened().stripe.events('invoice.paid').at(-1) ?? {};
    await Promise.all([tell({ ...event, id: 'evt_twin_1' }), tell({ ...event, id: 'evt_twin_2' })]);
    await caughtUp();
    expect(await ada.mails()).toHaveLength(1);
  });

  it.each([
    ['of another secret', { secret: 'whsec_other' }],
    ['with other bytes', { prefix: ' ' }],
  ])('%s is refused, and nothing is noted', async (_case, options) => {
    const before = await ledger().countDocuments();
    const event = { id: 'evt_forged', object: 'event', type: 'invoice.paid', livemode: false, data: { object: {} } };
    expect((await tell(event, options)).statusCode).toBe(400);
    expect(await ledger().countDocuments()).toBe(before);
  });

  it('of a kind that we don’t know, or about nobody, is taken', async () => {
    for (const event of [
      { id: 'evt_new_kind', type: 'some.new.thing', livemode: false, data: { object: { id: 'x_1' } } },
      { id: 'evt_nobody', type: 'invoice.paid', livemode: false, data: { object: { id: 'in_none', customer: 'cus_none' } } },
    ]) {
      expect((await tell({ object: 'event', ...event })).statusCode).toBe(200);
    }
    await caughtUp();
    expect(await ledger().countDocuments({ _id: 'evt_nobody', nextAttemptAt: null })).toBe(1);
  });

  it('of real money is left aside where payments are played', async () => {
    const event = { id: 'evt_live', object: 'event', type: 'invoice.paid', livemode: true, data: { object: {} } };
    expect((await tell(event)).statusCode).toBe(200);
    expect(await ledger().countDocuments({ _id: 'evt_live' })).toBe(0);
  });

  it('that can’t be noted is a 503, so that Stripe sends it again', async () => {
    const event = { id: 'evt_no_store', object: 'event', type: 'invoice.paid', livemode: false, data: { object: {} } };
    await opened().stores.mongoProxy.cut();
    expect((await tell(event)).statusCode).toBe(503);
    await opened().stores.mongoProxy.restore();
    await vi.waitFor(async () => expect((await tell(event)).statusCode).toBe(200), { timeout: 10_000 });
    expect(await ledger().countDocuments({ _id: 'evt_no_store' })).toBe(1);
  });
});

describe('events in any order, some of them twice,', () => {
  it('end in what Stripe has', async () => {
    const ada = visitor();
    opened().stripe.webhooks(null);
    await ada.buy();
    await ada.act('cancel');
    const end = Math.floor(((await ada.row())?.currentPeriodEnd.getTime() ?? 0) / 1000);
    await pass(end - Math.floor(opened().clock.nowMs() / 1000) + hour);
    const customer = await ada.customer();
    const own = opened()
      .stripe.events()
      .filter((event) => JSON.stringify(event).includes(customer));
    const types = ['customer.subscription.created', 'invoice.paid', 'customer.subscription.updated', 'customer.subscription.deleted'];
    const chosen = types.map((type) => own.findLast((event) => event.type === type));
    expect(chosen).not.toContain(undefined);
    let round = 0;
    for (const order of orders(chosen)) {
      round += 1;
      const twice = [...order, order[round % order.length]];
      for (const [at, event] of twice.entries()) {
        expect((await tell({ ...event, id: `evt_${round}_${at % order.length}_${ada.id}` })).statusCode).toBe(200);
      }
      await caughtUp();
      expect(await ada.row()).toMatchObject({ status: 'canceled', isCancelled: true });
    }
    expect(round).toBe(24);
    expect((await ada.mails()).map(({ name }) => name).sort()).toEqual(['billing.cancelled', 'billing.paid']);
  }, 60_000);
});

describe('an event that can’t be worked off', () => {
  it('is answered all the same, and worked off later', async () => {
    const ada = visitor();
    const { body } = await ada.start();
    await caughtUp();
    const { stripe, clock, selling } = opened();
    stripe.fail({ match: 'GET /v1/subscriptions', kind: 'status-500', times: 2 });
    stripe.pay(body.clientSecret, 'ok');
    await stripe.settled();
    expect(stripe.undelivered().filter((event) => JSON.stringify(event).includes(ada.id))).toEqual([]);
    await vi.waitFor(async () => expect((await selling.ledger.waiting()).count).toBeGreaterThan(0));
    const figures = (await opened().billing.app.inject({ method: 'GET', url: '/metrics' })).body;
    expect(figures).toMatch(/payment_events_waiting\{[^}]*\} [1-9]/);
    clock.move(hour);
    await selling.workEvents(new AbortController().signal);
    await caughtUp();
    expect(await ada.status()).toMatchObject({ success: true });
  });

  it('for identity is away: the payment counts, and identity is told when it is back', async () => {
    const ada = visitor();
    const { identity, clock, billing, selling, stripe } = opened();
    const { body } = await ada.start();
    identity.state.isAway = true;
    stripe.pay(body.clientSecret, 'ok');
    await stripe.settled();
    await vi.waitFor(async () => expect(await ada.row()).toMatchObject({ status: 'active' }));
    expect(ada.entitledUntil()).toBeNull();
    identity.state.isAway = false;
    await billing.publication.sweep();
    expect(ada.entitledUntil()).not.toBeNull();
    clock.move(day);
    await selling.workEvents(new AbortController().signal);
    await caughtUp();
    expect((await ada.mails()).map(({ name }) => name)).toEqual(['billing.paid']);
  });
});

describe('events that Stripe couldn’t deliver', () => {
  it('are taken in by reconciliation', async () => {
    const ada = visitor();
    const { stripe, selling, clock } = opened();
    stripe.webhooks({ url: 'http://127.0.0.1:9/nobody', secret: testPayments.STRIPE_WEBHOOK_SECRET });
    await ada.buy();
    await stripe.settled();
    clock.move(60);
    expect(await ada.mails()).toEqual([]);
    await selling.reconcile(new AbortController().signal);
    await selling.workEvents(new AbortController().signal);
    await caughtUp();
    expect(ada.entitledUntil()).not.toBeNull();
    expect((await ada.mails()).map(({ name }) => name)).toEqual(['billing.paid']);
  });
});
