import { hourSeconds, periodEnd } from '../periods.js';
import type { Price } from '../rows/catalog.js';
import type { Invoice } from '../rows/invoice.js';
import type { Subscription } from '../rows/subscription.js';
import { rowOf, type World } from '../world.js';
import { cardOf, noCard } from './cards.js';
import { draftInvoice, finalizeInvoice, lineOf } from './invoice-change.js';
import { charge, fail } from './payment.js';
import { changeSubscription, endSubscription, releaseSchedule } from './subscription-change.js';

/** The price of the period that begins at `start`: the schedule's, if there is one. */
export function priceAt(world: World, subscription: Subscription, start: number): Price {
  const phases = subscription.schedule === null ? [] : rowOf(world.schedules, subscription.schedule).phases;
  const phase = phases.findLast(({ startDate }) => startDate <= start);
  return rowOf(world.prices, phase?.price ?? subscription.price);
}

/** The end of a period: the next one begins with a draft of its invoice, or there is none. */
export function endPeriod(world: World, subscription: Subscription): void {
  if (subscription.cancelAtPeriodEnd) {
    endSubscription(world, subscription, 'cancellation_requested');
    return;
  }
  const start = subscription.periodEnd;
  const price = priceAt(world, subscription, start);
  // A new interval is counted from its own beginning.
  const anchor = price.interval === rowOf(world.prices, subscription.price).interval ? subscription.anchor : start;
  const end = periodEnd(anchor, start, price.interval);
  const invoice = draftInvoice(world, {
    subscription,
    billingReason: 'subscription_cycle',
    lines: [lineOf(price.id, price.unitAmount, start, end, `1 × ${price.nickname ?? price.id}`)],
    periodStart: subscription.periodStart,
    periodEnd: start,
    finalizesAt: subscription.status === 'unpaid' ? null : world.clock.now() + hourSeconds,
  });
  changeSubscription(world, subscription, { price: price.id, anchor, periodStart: start, periodEnd: end, latestInvoice: invoice.id });
  releaseWhenDone(world, subscription);
}

/** A schedule that has nothing left to do lets go. */
function releaseWhenDone(world: World, subscription: Subscription): void {
  const schedule = subscription.schedule === null ? undefined : rowOf(world.schedules, subscription.schedule);
  const last = schedule?.phases.at(-1);
  const doneAt = world.schedulesReleased === 'with-last-phase' ? last?.startDate : last?.endDate;
  if (schedule !== undefined && (doneAt ?? 0) <= subscription.periodStart) {
    releaseSchedule(world, schedule);
  }
}

/** The draft's hour is over. */
export function finalizeAndCharge(world: World, invoice: Invoice): void {
  finalizeInvoice(world, invoice);
  chargeAutomatically(world, invoice);
}

/** An attempt without the customer: the first one, or one of its repetitions. */
export function chargeAutomatically(world: World, invoice: Invoice): void {
  if (invoice.paymentIntent === null) {
    return;
  }
  const intent = rowOf(world.intents, invoice.paymentIntent);
  const card = cardOf(world, rowOf(world.subscriptions, invoice.subscription));
  if (card === undefined) {
    fail(world, intent, noCard, true);
  } else {
    charge(world, intent, card, true);
  }
}
