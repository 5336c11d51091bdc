import { periodEnd } from '../periods.js';
import { type Decline, declined, invalid, notSimulated } from '../refusal.js';
import type { Price } from '../rows/catalog.js';
import { type Line, totalOf } from '../rows/invoice.js';
import type { Subscription } from '../rows/subscription.js';
import { rowOf, type World } from '../world.js';
import { cardOf, needsOwnerForChange, noCard, verdictOn } from './cards.js';
import { draftInvoice, finalizeInvoice, lineOf } from './invoice-change.js';
import { charge } from './payment.js';
import { changeSubscription } from './subscription-change.js';

export type PriceChange = { price: Price; isProrated: boolean /** Unix seconds; unused time is counted from here. */; at: number };

/**
 * What a change to a price with another interval is billed with: the unused time given back, by the second, then the new period, which
 * starts at once. In Stripe's order, prorations first.
 *
 * @throws Refusal 400 where the real one would give credit or bill later
 */
export function linesOfChange(world: World, subscription: Subscription, { price, isProrated, at }: PriceChange): Line[] {
  const old = rowOf(world.prices, subscription.price);
  if (old.interval === price.interval) {
    throw notSimulated('a change between prices of one interval', 'items[0][price]');
  }
  const unused = (subscription.periodEnd - at) / (subscription.periodEnd - subscription.periodStart);
  const credit = Math.round(old.unitAmount * Math.min(1, Math.max(0, unused)));
  const lines = [
    ...(isProrated ? [lineOf(old.id, -credit, at, subscription.periodEnd, `Unused time on ${old.nickname ?? old.id}`, true)] : []),
    lineOf(price.id, price.unitAmount, at, periodEnd(at, at, price.interval), `1 × ${price.nickname ?? price.id}`),
  ];
  if (totalOf(lines) < 0) {
    throw notSimulated('a change that leaves a credit', 'items[0][price]');
  }
  return lines;
}

/**
 * Bills the change at once and makes it only when that is paid.
 *
 * @throws Refusal 402 when the card is declined; nothing has changed then
 */
export function changePrice(world: World, subscription: Subscription, change: PriceChange): void {
  if (subscription.status !== 'active') {
    throw invalid('Only the price of an active subscription can be changed.', 'items');
  }
  const lines = linesOfChange(world, subscription, change);
  const card = cardOf(world, subscription);
  const verdict = card === undefined ? noCard : verdictOn(card, true);
  if (card === undefined || verdict !== null) {
    throw declined(refusalOfChange(verdict));
  }
  const now = world.clock.now();
  const { periodStart } = subscription;
  const end = periodEnd(now, now, change.price.interval);
  const invoice = draftInvoice(world, {
    subscription,
    billingReason: 'subscription_update',
    lines,
    periodStart,
    periodEnd: now,
    finalizesAt: null,
  });
  finalizeInvoice(world, invoice);
  changeSubscription(world, subscription, {
    price: change.price.id,
    anchor: now,
    periodStart: now,
    periodEnd: end,
    latestInvoice: invoice.id,
  });
  charge(world, rowOf(world.intents, invoice.paymentIntent ?? ''), card, true);
}

function refusalOfChange(verdict: Decline | 'requires_action' | null): Decline {
  if (verdict === null || verdict === 'requires_action' || verdict.code === 'authentication_required') {
    return needsOwnerForChange;
  }
  return verdict;
}
