import { termsVersion } from '@city-genie/contracts/auth/terms';
import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { payerModel } from '../src/payers/payer-model.js';
import { day, hour, useSelling } from './selling-fixture.js';

const { it: opened, visitor, caughtUp, pass } = useSelling('changes');
const now = () => Math.floor(opened().clock.nowMs() / 1000);

async function subscriber(plan = 'monthly', card: 'ok' | 'expires' = 'ok') {
  const ada = visitor();
  await ada.buy(plan, card);
  await caughtUp();
  return { ...ada, end: Math.floor(((await ada.row())?.currentPeriodEnd.getTime() ?? 0) / 1000) };
}

const consentsOf = async (id: string) => {
  const payer = await payerModel(opened().stores.connection).findById(id).lean();
  return (payer?.consents ?? []).filter(({ plan }) => plan === 'yearly');
};

describe('a subscription that is cancelled', () => {
  it('stays open until what was paid for ends, then closes by itself; it is told once', async () => {
    const ada = await subscriber();
    expect(await ada.act('cancel')).toMatchObject({ status: 200, body: { message: billingMessages.cancelled } });
    expect(await ada.act('cancel')).toMatchObject({ status: 200 });
    await caughtUp();
    expect(await ada.details()).toMatchObject({ isCancelled: true, openUntil: ada.end, nextPaymentAt: null, nextPaymentCents: null });
    expect(ada.entitledUntil()).toBe(ada.end);
    await pass(ada.end - now() - 1);
    expect(await ada.status()).toMatchObject({ success: true });
    await pass(1);
    expect(await ada.status()).toMatchObject({ needsPayment: true });
    await pass(2 * hour);
    expect((await ada.mails()).map(({ name }) => name)).toEqual(['billing.paid', 'billing.cancelled']);
    expect((await ada.mails()).at(-1)).toMatchObject({ cause: 'user', until: ada.end });
  });

  it('goes on when it is resumed in time', async () => {
    const ada = await subscriber();
    await ada.act('cancel');
    expect(await ada.act('resume')).toMatchObject({ status: 200 });
    expect(await ada.act('resume')).toMatchObject({ status: 200 });
    await caughtUp();
    expect(await ada.details()).toMatchObject({ isCancelled: false, nextPaymentAt: ada.end, nextPaymentCents: 499 });
    await pass(ada.end - now() + 2 * hour);
    expect(await ada.status()).toMatchObject({ success: true });
    expect((await ada.mails()).at(-1)).toMatchObject({ name: 'billing.paid', occasion: 'renewal' });
  });

  it('again is told again', async () => {
    const ada = await subscriber();
    await ada.act('cancel');
    await ada.act('resume');
    await pass(hour);
    await ada.act('cancel');
    await caughtUp();
    expect((await ada.mails()).filter(({ name }) => name === 'billing.cancelled')).toHaveLength(2);
  });

  it('isn’t said to be changed by the plan that it has', async () => {
    const ada = await subscriber();
    await ada.act('cancel');
    expect(await ada.act('switch', { plan: 'monthly' })).toMatchObject({ status: 409, body: { message: billingMessages.samePlan } });
  });

  it('can’t be resumed once it has ended', async () => {
    const ada = await subscriber();
    await ada.act('cancel');
    await pass(ada.end - now() + 2 * hour);
    expect(await ada.act('resume')).toMatchObject({ status: 409, body: { message: billingMessages.noSubscription } });
  });
});

describe('another plan', () => {
  it('is yearly at once: a new period, less what was left of the month', async () => {
    const ada = await subscriber();
    await pass(10 * day);
    expect(await ada.act('switch', { plan: 'yearly' })).toMatchObject({ status: 200 });
    await caughtUp();
    const row = await ada.row();
    expect(row).toMatchObject({ plan: 'yearly', status: 'active' });
    expect(((row?.currentPeriodEnd.getTime() ?? 0) / 1000 - now()) / day).toBeGreaterThan(364);
    const last = (await ada.mails()).at(-1);
    expect(last).toMatchObject({ name: 'billing.paid', occasion: 'switch', plan: 'yearly' });
    expect(last?.amountCents).toBeGreaterThan(5200 - 499);
    expect(last?.amountCents).toBeLessThan(5200);
    expect(await ada.act('switch', { plan: 'yearly' })).toMatchObject({ status: 200 });
  });

  it('charges the sum that was named, for an hour; nobody names one of an earlier day', async () => {
    const ada = await subscriber();
    await pass(10 * day);
    const { switchNow } = await ada.details();
    expect(switchNow).toEqual({ amountCents: expect.any(Number), pricedAt: now() });
    await pass(hour + 1);
    const other = { status: 409, body: { message: billingMessages.otherSum } };
    expect(await ada.act('switch', { plan: 'yearly', sum: switchNow })).toMatchObject(other);
    expect(await ada.act('switch', { plan: 'yearly', sum: { ...switchNow, pricedAt: now() + 120 } })).toMatchObject(other);
    const fresh = (await ada.details()).switchNow;
    const less = { ...fresh, amountCents: fresh.amountCents - 1 };
    expect(await ada.act('switch', { plan: 'yearly', sum: less, termsVersion })).toMatchObject(other);
    expect(await ada.details()).toMatchObject({ plan: 'monthly' });
    const outOfForce = await ada.act('switch', { plan: 'yearly', sum: fresh, termsVersion: '1999-01-01' });
    expect(outOfForce).toMatchObject({ status: 400, body: { fields: { termsVersion: billingMessages.otherTerms } } });
    expect(await consentsOf(ada.id)).toEqual([]);
    await pass(hour - 1);
    expect(await ada.act('switch', { plan: 'yearly', sum: fresh, termsVersion })).toMatchObject({ status: 200 });
    expect(await consentsOf(ada.id)).toMatchObject([{ termsVersion, plan: 'yearly', amountCents: fresh.amountCents }]);
    await caughtUp();
    expect((await ada.mails()).at(-1)).toMatchObject({ occasion: 'switch', amountCents: fresh.amountCents });
    expect(await ada.details()).toMatchObject({ plan: 'yearly', switchNow: null });
  });

  it('and everything else is shown while nobody can say whether the guarantee was used', async () => {
    const ada = await subscriber();
    opened().identity.state.isAway = true;
    const details = await ada.details();
    opened().identity.state.isAway = false;
    expect(details).toMatchObject({ plan: 'monthly', nextPaymentCents: 499, withdrawableUntil: null, withdrawableCents: null });
  });

  it('is offered without a sum while Stripe can’t say it', async () => {
    const ada = await subscriber();
    opened().stripe.fail({ match: 'POST /v1/invoices/create_preview', kind: 'status-500', times: 10 });
    expect(await ada.details()).toMatchObject({ plan: 'monthly', nextPaymentCents: null, switchNow: null });
    opened().stripe.clearFaults();
    expect(await ada.act('switch', { plan: 'yearly' })).toMatchObject({ status: 200 });
  });

  it('has mails that name the plan that each payment was for, however late they are asked for', async () => {
    const ada = visitor();
    opened().stripe.hold(true);
    await ada.buy();
    await ada.status();
    expect(await ada.act('switch', { plan: 'yearly' })).toMatchObject({ status: 200 });
    opened().stripe.hold(false);
    await caughtUp();
    const told = (await ada.mails()).map(({ occasion, plan }) => `${occasion} ${plan}`);
    expect(told.sort()).toEqual(['first monthly', 'switch yearly']);
  });

  it('is monthly when the year is over, and can be taken back until then', async () => {
    const ada = await subscriber('yearly');
    expect(await ada.act('switch', { plan: 'monthly' })).toMatchObject({ status: 200 });
    expect(await ada.act('switch', { plan: 'monthly' })).toMatchObject({ status: 200 });
    expect(await ada.details()).toMatchObject({ plan: 'yearly', switchesTo: 'monthly', nextPaymentAt: ada.end, nextPaymentCents: 499 });
    expect(await ada.act('switch', { plan: 'yearly' })).toMatchObject({ status: 200 });
    expect(await ada.details()).toMatchObject({ plan: 'yearly', switchesTo: null, nextPaymentCents: 5200 });
    await ada.act('switch', { plan: 'monthly' });
    await pass(ada.end - now() + 2 * hour);
    expect(await ada.row()).toMatchObject({ plan: 'monthly', status: 'active' });
    expect((await ada.mails()).at(-1)).toMatchObject({ occasion: 'renewal', plan: 'monthly', amountCents: 499 });
  });

  it('is forgotten when the subscription is cancelled', async () => {
    const ada = await subscriber('yearly');
    await ada.act('switch', { plan: 'monthly' });
    expect(await ada.act('cancel')).toMatchObject({ status: 200 });
    expect(await ada.details()).toMatchObject({ isCancelled: true, switchesTo: null });
  });

  it('isn’t had with a card that is refused: nothing changes, and it works with another', async () => {
    const ada = await subscriber();
    const { stripe } = opened();
    stripe.setCard(await ada.customer(), 'declined');
    expect(await ada.act('switch', { plan: 'yearly' })).toMatchObject({ status: 409, body: { message: billingMessages.cardRefused } });
    expect(await ada.details()).toMatchObject({ plan: 'monthly', nextPaymentAt: ada.end });
    stripe.setCard(await ada.customer(), 'ok');
    expect(await ada.act('switch', { plan: 'yearly' })).toMatchObject({ status: 200 });
  });

  it('isn’t had without any card', async () => {
    const ada = await subscriber();
    const { hostname: host, port } = new URL(opened().stripe.url);
    const client = new Stripe('sk_test_operator', { host, port: Number(port), protocol: 'http' });
    await client.customers.update(await ada.customer(), { invoice_settings: { default_payment_method: '' } });
    expect(await ada.act('switch', { plan: 'yearly' })).toMatchObject({ status: 409, body: { message: billingMessages.cardRefused } });
  });

  it('waits until what is owed is paid', async () => {
    const ada = await subscriber('monthly', 'expires');
    await pass(ada.end - now() + 2 * hour);
    expect(await ada.act('switch', { plan: 'yearly' })).toMatchObject({ status: 409, body: { message: billingMessages.payFirst } });
  });
});

describe('somebody without a subscription', () => {
  it.each(['cancel', 'resume', 'withdraw'])('can’t %s one', async (act) => {
    expect(await visitor().act(act)).toMatchObject({ status: 409 });
    const begun = visitor();
    await begun.start();
    expect(await begun.act(act)).toMatchObject({ status: 409 });
  });

  it('sees none, and no invoices', async () => {
    const begun = visitor();
    await begun.start();
    expect(await begun.get('/api/subscription')).toEqual({ success: true, payments: 'simulated', subscription: null });
    expect(await visitor().get('/api/invoices')).toEqual({ success: true, invoices: [] });
  });
});

describe('two things at once', () => {
  it('are done one after the other, in some order', async () => {
    const ada = await subscriber();
    const replies = await Promise.all([ada.act('cancel'), ada.act('resume'), ada.act('cancel'), ada.act('switch', { plan: 'yearly' })]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await caughtUp();
    const [stripes] = await ada.subscriptionsAtStripe();
    expect(await ada.row()).toMatchObject({ plan: stripes?.plan, isCancelled: stripes?.cancelsAtPeriodEnd });
  });
});

describe('the pages of Stripe', () => {
  it('are opened for oneself, and lead back', async () => {
    const ada = await subscriber();
    const { status, body } = await ada.post('/api/billing-portal');
    expect([status, body]).toEqual([200, { success: true, url: expect.stringContaining(opened().stripe.url) }]);
    expect(opened().stripe.calls('POST /v1/billing_portal/sessions').at(-1)?.body).toEqual({
      customer: await ada.customer(),
      return_url: 'http://localhost:8080/account',
    });
  });

  it('list nothing that was never bought', async () => {
    const eve = visitor();
    await eve.start('yearly');
    expect((await eve.get('/api/invoices')).invoices).toEqual([]);
  });

  it('have the invoices that are listed', async () => {
    const ada = await subscriber();
    const invoices = async () => (await ada.get('/api/invoices')).invoices;
    expect(await invoices()).toMatchObject([{ amountCents: 499, refundedCents: 0, currency: 'usd', status: 'paid' }]);
    expect(await ada.act('withdraw')).toMatchObject({ status: 200 });
    expect(await invoices()).toMatchObject([{ amountCents: 499, refundedCents: 499, status: 'paid' }]);
  });
});
