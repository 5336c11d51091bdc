import type { Call } from '../http/route.js';
import { periodEnd } from '../periods.js';
import { invalid, missing, Refusal } from '../refusal.js';
import { type Invoice, type Line, totalOf } from '../rows/invoice.js';
import { isOver, type Subscription } from '../rows/subscription.js';
import { lineOf } from '../rules/invoice-change.js';
import { linesOfChange } from '../rules/price-change.js';
import { priceAt } from '../rules/renewal.js';
import { showInvoice } from '../wire/invoice.js';
import { rowOf } from '../world.js';
import { given } from './rows.js';

export const previewParams = [
  'customer',
  'subscription',
  'subscription_details[items][][id]',
  'subscription_details[items][][price]',
  'subscription_details[proration_behavior]',
  'subscription_details[proration_date]',
] as const;

/** What is billed next: at the renewal, or at once for a change that is only asked about. Nothing is stored. */
export function previewInvoice(call: Call): object {
  const { world, form } = call;
  const subscription = given(world.subscriptions, 'subscription', form, 'subscription');
  if (form.get('customer') !== undefined && form.get('customer') !== subscription.customer) {
    throw missing('subscription', subscription.id, 'subscription');
  }
  const isChange = form.keysBelow('subscription_details').some((name) => name === 'items');
  if (isOver(subscription) || (subscription.cancelAtPeriodEnd && !isChange)) {
    const message = `No upcoming invoices for subscription: ${subscription.id}`;
    throw new Refusal(404, { type: 'invalid_request_error', code: 'invoice_upcoming_none', message });
  }
  const lines = isChange ? changeLines(call, subscription) : renewalLines(call, subscription);
  const at = isChange ? world.clock.now() : subscription.periodEnd;
  const invoice: Invoice = {
    id: `upcoming_in_${subscription.id.slice(4)}`,
    number: null,
    customer: subscription.customer,
    subscription: subscription.id,
    status: 'draft',
    billingReason: isChange ? 'subscription_update' : 'subscription_cycle',
    total: totalOf(lines),
    amountPaid: 0,
    currency: rowOf(world.prices, subscription.price).currency,
    created: at,
    periodStart: subscription.periodStart,
    periodEnd: at,
    lines,
    paymentIntent: null,
    finalizesAt: null,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    nextAttemptAt: isChange ? at : subscription.periodEnd,
    attemptCount: 0,
    retryCount: 0,
    metadata: subscription.metadata,
  };
  return showInvoice(world, invoice);
}

function renewalLines({ world }: Call, subscription: Subscription): Line[] {
  const start = subscription.periodEnd;
  const price = priceAt(world, subscription, start);
  const anchor = price.id === subscription.price ? subscription.anchor : start;
  return [lineOf(price.id, price.unitAmount, start, periodEnd(anchor, start, price.interval), `1 × ${price.nickname ?? price.id}`)];
}

function changeLines({ world, form }: Call, subscription: Subscription): Line[] {
  const price = given(world.prices, 'price', form, 'subscription_details[items][0][price]');
  if (form.get('subscription_details[items][0][id]') !== subscription.itemId) {
    throw invalid('The item is not one of the subscription.', 'subscription_details[items][0][id]');
  }
  const behaviour = form.choice('subscription_details[proration_behavior]', ['always_invoice', 'none']);
  const at = form.count('subscription_details[proration_date]') ?? world.clock.now();
  return linesOfChange(world, subscription, { price, isProrated: behaviour !== 'none', at });
}
