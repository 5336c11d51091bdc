import { termsVersion } from '@city-genie/contracts/auth/terms';
import { describe, expect, it } from 'vitest';
import { day, hour, useSelling } from './selling-fixture.js';

const { it: opened, visitor, caughtUp, pass } = useSelling('renewal');

/** Somebody who has paid with this card. */
async function subscriber(card: 'ok' | 'expires' = 'ok', plan = 'monthly') {
  const ada = visitor();
  await ada.buy(plan, card);
  await caughtUp();
  const end = Math.floor(((await ada.row())?.currentPeriodEnd.getTime() ?? 0) / 1000);
  return { ...ada, end };
}
/** Goes on to two hours after the end of the period that was paid, when the renewal was charged. */
const passPeriod = ({ end }: { end: number }) => pass(end - now() + 2 * hour);
const now = () => Math.floor(opened().clock.nowMs() / 1000);

describe('a renewal', () => {
  it('lets everything stay open, while it is a draft too, and is thanked for once', async () => {
    const ada = await subscriber();
    await pass(ada.end - now());
    expect(await ada.status()).toMatchObject({ success: true });
    await pass(2 * hour);
    await pass(day);
    expect((await ada.row())?.paidUntil.getTime()).toBeGreaterThan(ada.end * 1000);
    expect((await ada.mails()).map(({ occasion }) => occasion)).toEqual(['first', 'renewal']);
  });

  it('that fails leaves a week, which begins once, is told once, and is told to the site', async () => {
    const ada = await subscriber('expires');
    await passPeriod(ada);
    expect(await ada.row()).toMatchObject({ status: 'past_due' });
    const { graceUntil, success } = await ada.status();
    expect([success, graceUntil]).toEqual([true, ada.end + 7 * day]);
    expect(ada.entitledUntil()).toBe(graceUntil);
    await pass(4 * day);
    expect(await ada.status()).toMatchObject({ success: true, graceUntil });
    expect((await ada.mails()).filter(({ name }) => name === 'billing.payment-failed')).toMatchObject([
      { plan: 'monthly', amountCents: 499, graceUntil },
    ]);
    await pass(graceUntil - now());
    expect(await ada.status()).toMatchObject({ success: false, needsPayment: true, status: 'past_due', graceUntil: null });
  });

  it('that fails is over when a card pays it', async () => {
    const ada = await subscriber('expires');
    await passPeriod(ada);
    opened().stripe.setCard(await ada.customer(), 'ok');
    await pass(4 * day);
    expect(await ada.row()).toMatchObject({ status: 'active' });
    expect(await ada.status()).toMatchObject({ success: true, graceUntil: null });
  });

  it('that isn’t paid is asked for before anything else, with its own amount', async () => {
    const ada = await subscriber('expires', 'yearly');
    await passPeriod(ada);
    await pass(10 * day);
    const { body } = await ada.start('monthly');
    expect(body.due).toEqual({ amountCents: 5200, currency: 'usd', plan: 'yearly', kind: 'overdue', isWithdrawable: false });
    expect(await ada.subscriptionsAtStripe()).toHaveLength(1);
    const agreed = { termsVersion, plan: 'yearly', amountCents: 5200 };
    expect((await ada.act('consent', { ...agreed, plan: 'monthly', amountCents: 499 })).status).toBe(400);
    expect((await ada.act('consent', agreed)).status).toBe(200);
    opened().stripe.pay(body.clientSecret, 'ok');
    await caughtUp();
    expect(await ada.status()).toMatchObject({ success: true, status: 'active' });
    expect(await ada.subscriptionsAtStripe()).toHaveLength(1);
  });

  it('that is never paid ends the subscription: nothing is open, and a new one is a new payment', async () => {
    const ada = await subscriber('expires');
    await passPeriod(ada);
    await pass(22 * day);
    expect(await ada.row()).toMatchObject({ status: 'canceled' });
    expect(ada.entitledUntil()).toBeLessThanOrEqual(ada.end);
    expect(await ada.status()).toMatchObject({ needsPayment: true });
    expect((await ada.mails()).at(-1)).toMatchObject({ name: 'billing.cancelled', cause: 'unpaid', until: null });
    expect((await ada.start()).body.due).toMatchObject({ kind: 'first' });
  });

  it('that nobody is told of is found within hours', async () => {
    const ada = await subscriber('expires');
    opened().stripe.webhooks(null);
    await passPeriod(ada);
    await opened().selling.reconcile(new AbortController().signal);
    await caughtUp();
    expect(await ada.row()).toMatchObject({ status: 'past_due' });
    expect(ada.entitledUntil()).toBe(ada.end + 7 * day);
  });
});

describe('the grace', () => {
  it('can’t be had again and again by leaving and beginning anew', async () => {
    const ada = await subscriber('expires');
    await passPeriod(ada);
    expect((await ada.act('cancel')).status).toBe(200);
    await caughtUp();
    expect(await ada.row()).toMatchObject({ status: 'canceled' });
    expect(await ada.status()).toMatchObject({ needsPayment: true });
    expect((await ada.start()).body.due).toMatchObject({ kind: 'first', amountCents: 499 });
    await caughtUp();
    expect(ada.entitledUntil() ?? 0).toBeLessThanOrEqual(now());
  });

  it('isn’t longer because Stripe begins another period', async () => {
    const ada = await subscriber('expires');
    await passPeriod(ada);
    const { graceUntil } = await ada.status();
    await pass(6 * day);
    await ada.details();
    expect(await ada.status()).toMatchObject({ graceUntil });
  });
});

describe('an operator who ends a subscription at Stripe', () => {
  it('leaves what was paid for open', async () => {
    const ada = await subscriber();
    const { stripe } = opened();
    stripe.cancelByOperator((await ada.row())?.stripeId ?? '');
    await caughtUp();
    expect(await ada.status()).toMatchObject({ success: true });
    expect(ada.entitledUntil()).toBe(ada.end);
  });

  it('and pays back closes it at once', async () => {
    const ada = await subscriber();
    const { stripe } = opened();
    stripe.cancelByOperator((await ada.row())?.stripeId ?? '', true);
    await caughtUp();
    expect(await ada.status()).toMatchObject({ needsPayment: true });
    expect((await ada.mails()).map(({ name }) => name)).toEqual(['billing.paid', 'billing.refunded']);
  });
});

it('a payment that is taken back through a bank ends the subscription', async () => {
  const ada = await subscriber();
  const { stripe } = opened();
  const charge = stripe.events('charge.succeeded').at(-1)?.data;
  stripe.dispute(String((charge as { object: { id: string } }).object.id));
  await caughtUp();
  expect(await ada.row()).toMatchObject({ status: 'canceled' });
  expect(await ada.status()).toMatchObject({ needsPayment: true });
});
