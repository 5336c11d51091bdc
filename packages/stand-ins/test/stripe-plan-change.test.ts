import { describe, expect, it } from 'vitest';
import { at, latestInvoiceOf, openAccount, refusalOf } from './stripe-account.js';

const { stripe, sdk, subscribed, read } = await openAccount();
const hourSeconds = 3600;

async function itemOf(id: string) {
  const [item] = (await read(id)).items.data;
  if (item === undefined) {
    throw new Error(`${id} has no item`);
  }
  return item;
}

/** The change from the month to the year as the service asks for it. */
const toYearly = async (id: string) =>
  sdk.subscriptions.update(id, {
    items: [{ id: (await itemOf(id)).id, price: stripe.ids.yearly }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
    expand: ['latest_invoice'],
  });

/** A schedule by which the yearly price is followed by the monthly one. */
async function toMonthly(id: string) {
  const item = await itemOf(id);
  const { id: schedule } = await sdk.subscriptionSchedules.create({ from_subscription: id });
  await sdk.subscriptionSchedules.update(schedule, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      { items: [{ price: stripe.ids.yearly }], start_date: item.current_period_start, end_date: item.current_period_end },
      { items: [{ price: stripe.ids.monthly }], duration: { interval: 'month', interval_count: 1 } },
    ],
  });
  return { schedule, end: item.current_period_end };
}

describe('a change to the yearly price', () => {
  it('is billed at once, less the unused part of the month to the second', async () => {
    const { id } = await subscribed();
    const item = await itemOf(id);
    const lengthSeconds = item.current_period_end - item.current_period_start;
    await stripe.advance(lengthSeconds / 4);
    const preview = await sdk.invoices.createPreview({
      subscription: id,
      subscription_details: { items: [{ id: item.id, price: stripe.ids.yearly }], proration_behavior: 'always_invoice' },
    });
    const changed = await toYearly(id);
    const due = 5200 - Math.round(499 * 0.75);
    expect(preview.amount_due).toBe(due);
    expect(latestInvoiceOf(changed)).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_update',
      amount_paid: due,
      lines: { data: [{ amount: due - 5200 }, { amount: 5200 }] },
    });
    const { price, current_period_start: periodStart, current_period_end: periodEnd } = await itemOf(id);
    expect([price.id, periodStart]).toEqual([stripe.ids.yearly, stripe.now()]);
    const nextYear = new Date(periodStart * 1000);
    nextYear.setUTCFullYear(nextYear.getUTCFullYear() + 1);
    expect(periodEnd).toBe(nextYear.getTime() / 1000);
  });

  it('changes nothing when the card is declined', async () => {
    const { id, customer } = await subscribed();
    stripe.setCard(customer, 'declined');
    const before = await read(id);
    expect(await refusalOf(toYearly(id))).toMatchObject({ statusCode: 402, type: 'StripeCardError', code: 'card_declined' });
    expect(await read(id)).toEqual(before);
    expect((await sdk.invoices.list({ customer })).data).toHaveLength(1);
  });

  it('is refused in forms that are not simulated', async () => {
    const { id } = await subscribed();
    const items = [{ id: (await itemOf(id)).id, price: stripe.ids.yearly }];
    expect((await refusalOf(sdk.subscriptions.update(id, { items, proration_behavior: 'always_invoice' }))).param).toBe('payment_behavior');
    const incomplete = { items, payment_behavior: 'error_if_incomplete' } as const;
    expect((await refusalOf(sdk.subscriptions.update(id, incomplete))).param).toBe('proration_behavior');
  });
});

describe('a schedule', () => {
  it('brings the monthly price when the year ends, and is released then', async () => {
    const { id, customer } = await subscribed('ok', 'yearly');
    const { schedule, end } = await toMonthly(id);
    const listed = await sdk.subscriptions.list({ customer, expand: ['data.schedule'] });
    expect(listed.data[0]?.schedule).toMatchObject({ id: schedule, phases: [{ end_date: end }, { start_date: end }], status: 'active' });
    expect(await sdk.invoices.createPreview({ subscription: id })).toMatchObject({
      amount_due: 499,
      lines: { data: [{ period: { start: end } }] },
    });
    await stripe.advance(end - stripe.now() + hourSeconds);
    expect(await read(id)).toMatchObject({ status: 'active', schedule: null, latest_invoice: { status: 'paid', amount_paid: 499 } });
    expect((await itemOf(id)).price.id).toBe(stripe.ids.monthly);
    expect(await sdk.subscriptionSchedules.retrieve(schedule)).toMatchObject({
      status: 'released',
      released_subscription: id,
      subscription: null,
    });
  });

  it('forbids to cancel at the end of the period until it is released', async () => {
    const { id } = await subscribed('ok', 'yearly');
    const { schedule } = await toMonthly(id);
    const cancel = () => sdk.subscriptions.update(id, { cancel_at_period_end: true });
    expect((await refusalOf(cancel())).statusCode).toBe(400);
    expect((await sdk.subscriptionSchedules.release(schedule)).status).toBe('released');
    expect((await cancel()).cancel_at_period_end).toBe(true);
    expect((await refusalOf(sdk.subscriptionSchedules.release(schedule))).statusCode).toBe(400);
  });

  it('ends with its subscription', async () => {
    const { id } = await subscribed('ok', 'yearly');
    const { schedule } = await toMonthly(id);
    await sdk.subscriptions.cancel(id);
    expect((await sdk.subscriptionSchedules.retrieve(schedule)).status).toBe('canceled');
    expect((await refusalOf(sdk.subscriptionSchedules.create({ from_subscription: id }))).statusCode).toBe(400);
  });

  it('has to begin with the current phase', async () => {
    const { id } = await subscribed('ok', 'yearly');
    const { id: schedule } = await sdk.subscriptionSchedules.create({ from_subscription: id });
    const phases = [{ items: [{ price: stripe.ids.yearly }], start_date: at('2026-01-01T00:00:00Z') }];
    expect((await refusalOf(sdk.subscriptionSchedules.update(schedule, { phases }))).param).toBe('phases[0][start_date]');
    expect((await refusalOf(sdk.subscriptionSchedules.create({ from_subscription: id }))).statusCode).toBe(400);
  });
});
