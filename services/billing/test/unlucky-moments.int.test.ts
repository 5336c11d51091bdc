import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createOracle } from './model/oracle.js';
import { day, hour, useSelling } from './selling-fixture.js';

const { it: opened, visitor, caughtUp, pass } = useSelling('unlucky');
const now = () => Math.floor(opened().clock.nowMs() / 1000);

async function subscriber(card: 'ok' | 'expires' = 'ok', plan = 'monthly') {
  const ada = visitor();
  await ada.buy(plan, card);
  await caughtUp();
  return { ...ada, end: Math.floor(((await ada.row())?.currentPeriodEnd.getTime() ?? 0) / 1000) };
}

/** Somebody at Stripe's dashboard. */
function operator() {
  const { hostname: host, port } = new URL(opened().stripe.url);
  return new Stripe('sk_test_operator', { host, port: Number(port), protocol: 'http', telemetry: false });
}

/** Cents that came from a customer, less those that went back. */
async function kept(customer: string): Promise<number> {
  const { payments } = await createOracle(opened().stripe)(customer);
  return payments.reduce((sum, { leftCents }) => sum + leftCents, 0);
}

describe('who pays after something of theirs has ended, without any event,', () => {
  it.each([
    ['another plan was asked for first', async (ada: ReturnType<typeof visitor>) => void (await ada.start('monthly'))],
    [
      'they withdrew',
      async (ada: ReturnType<typeof visitor>) => {
        await ada.buy();
        opened().clock.move(3);
        await ada.status();
        await ada.act('withdraw');
      },
    ],
    [
      'they left while a payment was late',
      async (ada: ReturnType<typeof visitor>) => {
        await ada.buy('monthly', 'expires');
        opened().clock.move(32 * day);
        await opened().stripe.advance(0);
        await ada.act('cancel');
      },
    ],
  ])('is in when they ask: %s', async (_case, before) => {
    const ada = visitor();
    opened().stripe.webhooks(null);
    await before(ada);
    expect((await ada.buy('yearly')).status).toBe('succeeded');
    opened().clock.move(3);
    expect(await ada.status()).toMatchObject({ success: true });
  });

  it('is in within hours if they never ask', async () => {
    const ada = visitor();
    opened().stripe.webhooks(null);
    await ada.start('monthly');
    await ada.buy('yearly');
    opened().clock.move(7 * hour);
    await opened().selling.reconcile(new AbortController().signal);
    expect(ada.entitledUntil()).not.toBeNull();
  });
});

describe('a payment in the very moment', () => {
  it('in which another plan is chosen comes back', async () => {
    const ada = visitor();
    const { stripe } = opened();
    const { body } = await ada.start('monthly');
    stripe.fail({ match: 'DELETE /v1/subscriptions/:id', kind: 'latency', ms: 300 });
    const yearly = ada.start('yearly');
    await new Promise<void>((resolve) => {
      const look = () => (stripe.calls().some(({ method }) => method === 'DELETE') ? resolve() : setImmediate(look));
      look();
    });
    stripe.pay(body.clientSecret, 'ok');
    await yearly;
    await caughtUp();
    expect(await kept(await ada.customer())).toBe(0);
  });

  it('in which a renewal is still a draft isn’t made after cancelling, and nothing is open', async () => {
    const ada = await subscriber();
    await pass(ada.end - now() + 600);
    expect(await ada.act('cancel')).toMatchObject({ status: 200 });
    await pass(3 * hour);
    expect(await kept(await ada.customer())).toBe(499);
    expect(await ada.status()).toMatchObject({ needsPayment: true });
    expect(await ada.act('cancel')).toMatchObject({ status: 200 });
  });

  it('in which a renewal is still a draft isn’t made beside another plan', async () => {
    const ada = await subscriber();
    await pass(ada.end - now() + 600);
    expect(await ada.act('switch', { plan: 'yearly' })).toMatchObject({ status: 409, body: { message: billingMessages.payFirst } });
  });
});

describe('a withdrawal', () => {
  it('that isn’t finished leaves what is bought afterwards alone', async () => {
    const ada = await subscriber();
    const { stripe, clock, selling } = opened();
    stripe.fail({ match: 'POST /v1/refunds', kind: 'status-500', times: 2 });
    await ada.act('withdraw');
    await caughtUp();
    stripe.cancelByOperator((await ada.row())?.stripeId ?? '', true);
    await caughtUp();
    clock.move(60);
    await ada.buy('yearly');
    await caughtUp();
    clock.move(hour);
    await selling.withdrawals.sweep();
    await caughtUp();
    expect(await ada.row()).toMatchObject({ status: 'active', plan: 'yearly' });
    expect(await kept(await ada.customer())).toBe(5200);
  });

  it('is refused for a second subscription, and isn’t said to be done', async () => {
    const ada = await subscriber();
    await ada.act('withdraw');
    await caughtUp();
    await ada.buy();
    await caughtUp();
    expect(await ada.act('withdraw')).toMatchObject({ status: 409, body: { message: billingMessages.withdrawnBefore } });
  });

  it('is refused to another account of the same mailbox', async () => {
    const ada = await subscriber();
    await ada.act('withdraw');
    const { billing, identity } = opened();
    await billing.identity.post(`/internal/users/${ada.id}/settle`, undefined, {});
    await billing.identity.eraseUsers({ id: ada.id });
    const again = await subscriber();
    identity.state.mailboxes.set(again.id, `${ada.id}+again@example.org`);
    expect(await again.act('withdraw')).toMatchObject({ status: 409, body: { message: billingMessages.withdrawnBefore } });
  });
});

describe('what operators do at Stripe', () => {
  it('a second subscription is ended; the younger one is paid back, the older one isn’t', async () => {
    const ada = await subscriber('expires');
    await pass(ada.end - now() + 2 * hour);
    const { stripe } = opened();
    const before = await kept(await ada.customer());
    const client = operator();
    const made = await client.subscriptions.create({
      customer: await ada.customer(),
      items: [{ price: stripe.ids.yearly }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
    const invoice = made.latest_invoice;
    const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
    stripe.pay(secret ?? '', 'ok');
    await caughtUp();
    expect(await kept(await ada.customer())).toBe(before + 5200);
    expect(await ada.row()).toMatchObject({ status: 'active', plan: 'yearly' });
  });

  it('a customer who is deleted there can buy again', async () => {
    const ada = await subscriber();
    await operator().customers.del(await ada.customer());
    await caughtUp();
    opened().clock.move(40 * day);
    await opened().stripe.advance(0);
    await ada.start();
    expect((await ada.start()).status).toBe(200);
  });
});

it('a new card pays what is owed, and isn’t only kept for the next time', async () => {
  const ada = await subscriber('expires');
  await pass(ada.end - now() + 2 * hour);
  expect(await ada.row()).toMatchObject({ status: 'past_due' });
  opened().stripe.setCard(await ada.customer(), 'ok');
  await caughtUp();
  await caughtUp();
  expect(await ada.row()).toMatchObject({ status: 'active' });
  expect(await ada.status()).toMatchObject({ success: true, graceUntil: null });
});

it('rows that can’t be read hold up nobody', async () => {
  const ada = await subscriber();
  const { billing, clock, selling, stores, identity } = opened();
  const lost = Array.from({ length: 12 }, () => visitor());
  for (const { id } of lost) {
    await billing.payers.open(id);
    await billing.payers.addCustomer(id, 'simulated', `cus_lost_${id}`);
    const row = await stores.connection.collection('subscriptions').findOne({ userId: ada.id });
    await stores.connection
      .collection('subscriptions')
      .insertOne({ ...row, _id: undefined, userId: id, nextReadAt: new Date(0) } as object);
  }
  identity.told.delete(ada.id);
  opened().stripe.webhooks(null);
  await ada.act('cancel');
  clock.move(40 * day);
  await opened().stripe.advance(0);
  await selling.reconcile(new AbortController().signal).catch(() => undefined);
  expect(await ada.row()).toMatchObject({ status: 'canceled' });
});
