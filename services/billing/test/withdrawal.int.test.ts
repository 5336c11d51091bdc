import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import { describe, expect, it } from 'vitest';
import { day, hour, useSelling } from './selling-fixture.js';

const { it: opened, visitor, caughtUp, pass } = useSelling('withdrawal');
const now = () => Math.floor(opened().clock.nowMs() / 1000);

async function subscriber(plan = 'monthly') {
  const ada = visitor();
  await ada.buy(plan);
  await caughtUp();
  return ada;
}

/** Cents that came and went of a customer. */
async function balance(ada: Awaited<ReturnType<typeof subscriber>>) {
  const customer = await ada.customer();
  const bills = await opened().selling.provider.billsOf(customer);
  const refunds = (await ada.mails()).filter(({ name }) => name === 'billing.refunded');
  return {
    paid: bills.reduce((sum, { paidCents }) => sum + paidCents, 0),
    back: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}

describe('a withdrawal', () => {
  it('ends everything at once, gives the money back, and is told', async () => {
    const ada = await subscriber();
    await pass(10 * day);
    expect(await ada.details()).toMatchObject({ withdrawableUntil: now() + 20 * day, withdrawableCents: 499 });
    expect(await ada.act('withdraw')).toMatchObject({ status: 200, body: { message: billingMessages.withdrawn } });
    await caughtUp();
    expect(await ada.status()).toMatchObject({ needsPayment: true });
    expect(ada.entitledUntil() ?? 0).toBeLessThanOrEqual(now());
    expect(await balance(ada)).toEqual({ paid: 499, back: 499 });
    expect((await ada.subscriptionsAtStripe()).map(({ status }) => status)).toEqual(['canceled']);
    // Nobody is told that a payment is missing, or that anything stays open; of the end and the money one mail tells.
    expect((await ada.mails()).map(({ name }) => name)).toEqual(['billing.paid', 'billing.refunded']);
    expect((await ada.mails()).at(-1)).toMatchObject({ plan: 'monthly', amountCents: 499, currency: 'usd', isWithdrawal: true });
  });

  it('is told once, also when it is cancelled afterwards', async () => {
    const ada = await subscriber();
    await ada.act('withdraw');
    await ada.act('cancel');
    await caughtUp();
    expect((await ada.mails()).map(({ name }) => name)).toEqual(['billing.paid', 'billing.refunded']);
  });

  it('of something that was never paid, or was ended by somebody else, is refused as that', async () => {
    const none = { status: 409, body: { message: billingMessages.noSubscription } };
    const eve = visitor();
    await eve.start();
    expect(await eve.act('withdraw')).toMatchObject(none);
  });

  it('of two payments is told by one mail, with all that goes back', async () => {
    const ada = await subscriber();
    await pass(5 * day);
    await ada.act('switch', { plan: 'yearly' });
    await caughtUp();
    const { withdrawableCents } = await ada.details();
    await ada.act('withdraw');
    await caughtUp();
    expect(withdrawableCents).toBe((await balance(ada)).paid);
    const mails = (await ada.mails()).filter(({ name }) => name !== 'billing.paid');
    expect(mails).toMatchObject([{ name: 'billing.refunded', plan: 'yearly', isWithdrawal: true }]);
    expect(mails[0]?.amountCents).toBe((await balance(ada)).paid);
  });

  it('whose end is told by Stripe before the money goes back is told by one mail, too', async () => {
    const ada = await subscriber();
    opened().stripe.fail({ match: 'POST /v1/refunds', kind: 'status-500', times: 2 });
    await ada.act('withdraw');
    await caughtUp();
    expect((await ada.mails()).map(({ name }) => name)).toEqual(['billing.paid']);
    opened().clock.move(hour);
    await opened().selling.withdrawals.sweep();
    await caughtUp();
    expect((await ada.mails()).map(({ name }) => name)).toEqual(['billing.paid', 'billing.refunded']);
  });

  it('of what is back already tells that it has ended', async () => {
    const ada = await subscriber();
    const [bought] = await ada.subscriptionsAtStripe();
    await opened().selling.provider.refundAll(bought?.id ?? '');
    await caughtUp();
    await ada.act('withdraw');
    await caughtUp();
    const told = (await ada.mails()).map(({ name, isWithdrawal = false }) => [name, isWithdrawal]);
    expect(told).toEqual([
      ['billing.paid', false],
      ['billing.refunded', false],
      ['billing.cancelled', false],
    ]);
    // It is over at once, so nothing stays open and nothing can be taken back.
    expect((await ada.mails()).at(-1)).toMatchObject({ until: null });
  });

  it('is repeated without a second refund', async () => {
    const ada = await subscriber();
    const replies = await Promise.all([ada.act('withdraw'), ada.act('withdraw'), ada.act('withdraw')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await caughtUp();
    expect(await balance(ada)).toEqual({ paid: 499, back: 499 });
  });

  it('gives back what a change of plan has cost as well', async () => {
    const ada = await subscriber();
    await pass(5 * day);
    await ada.act('switch', { plan: 'yearly' });
    await caughtUp();
    await ada.act('withdraw');
    await caughtUp();
    const { paid, back } = await balance(ada);
    expect(back).toBe(paid);
    expect(paid).toBeGreaterThan(5200);
  });

  it('is possible once', async () => {
    const ada = await subscriber();
    expect((await ada.mails()).at(-1)).toMatchObject({ occasion: 'first', isWithdrawable: true });
    await ada.act('withdraw');
    await caughtUp();
    // Nor is it promised again, before the payment and after it.
    expect((await ada.start()).body.due).toMatchObject({ kind: 'first', isWithdrawable: false });
    await ada.buy();
    await caughtUp();
    expect((await ada.mails()).at(-1)).toMatchObject({ occasion: 'first', isWithdrawable: false });
    expect(await ada.details()).toMatchObject({ status: 'active', withdrawableUntil: null });
    expect(await ada.act('withdraw')).toMatchObject({ status: 409, body: { message: billingMessages.withdrawnBefore } });
    await caughtUp();
    expect(await ada.status()).toMatchObject({ success: true });
    expect(await balance(ada)).toEqual({ paid: 998, back: 499 });
  });

  it('is possible for 30 days', async () => {
    const ada = await subscriber('yearly');
    await pass(30 * day);
    expect(await ada.details()).toMatchObject({ withdrawableUntil: null });
    expect(await ada.act('withdraw')).toMatchObject({ status: 409, body: { message: billingMessages.notWithdrawable } });
    expect(await ada.status()).toMatchObject({ success: true });
  });

  it('that fails in the middle is finished later, whatever the user does', async () => {
    const ada = await subscriber();
    opened().stripe.fail({ match: 'POST /v1/refunds', kind: 'status-500', times: 2 });
    expect((await ada.act('withdraw')).status).toBe(503);
    await caughtUp();
    // As long as the money is here, what it has paid for is open; nothing more will be charged.
    expect(await ada.status()).toMatchObject({ success: true });
    expect(await ada.row()).toMatchObject({ status: 'canceled' });
    expect(await opened().selling.withdrawals.waiting()).toBe(1);
    opened().clock.move(hour);
    await opened().selling.withdrawals.sweep();
    await caughtUp();
    expect(await balance(ada)).toEqual({ paid: 499, back: 499 });
    expect(await ada.status()).toMatchObject({ needsPayment: true });
    expect(await opened().selling.withdrawals.waiting()).toBe(0);
  });

  it('that couldn’t be promised, since nobody could say whose mailbox it is, can be asked for again', async () => {
    const ada = await subscriber();
    const { identity, clock, selling } = opened();
    identity.state.mailboxes.set(ada.id, 'no mailbox');
    await ada.act('withdraw');
    identity.state.mailboxes.delete(ada.id);
    await ada.act('withdraw');
    clock.move(hour);
    await selling.withdrawals.sweep();
    await caughtUp();
    expect(await balance(ada)).toEqual({ paid: 499, back: 499 });
  });

  it('whose refund was made and not answered isn’t paid twice', async () => {
    const ada = await subscriber();
    opened().stripe.fail({ match: 'POST /v1/refunds', kind: 'timeout-after-accept', times: 2 });
    await ada.act('withdraw');
    opened().clock.move(hour);
    await opened().selling.withdrawals.sweep();
    await caughtUp();
    expect(await balance(ada)).toEqual({ paid: 499, back: 499 });
  });

  it('leaves the credit that was given for something else', async () => {
    const ada = await subscriber();
    await ada.act('withdraw');
    expect(
      opened()
        .stripe.calls()
        .filter(({ path }) => path.includes('balance_transactions')),
    ).toEqual([]);
  });
});
