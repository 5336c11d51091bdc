import { record } from '../events/record.js';
import { mergedMetadata } from '../http/form.js';
import type { Call } from '../http/route.js';
import { newId } from '../ids.js';
import { periodEnd } from '../periods.js';
import { invalid, notSimulated } from '../refusal.js';
import type { Price } from '../rows/catalog.js';
import type { Subscription } from '../rows/subscription.js';
import { cardOf } from '../rules/cards.js';
import { draftInvoice, finalizeInvoice, lineOf } from '../rules/invoice-change.js';
import { showSubscription } from '../wire/subscription.js';
import type { World } from '../world.js';
import { given, givenCustomer } from './rows.js';

export const createSubscriptionParams = [
  'customer',
  'items[][price]',
  'items[][quantity]',
  'payment_behavior',
  'payment_settings[save_default_payment_method]',
  'payment_settings[payment_method_types][]',
  'billing_mode[type]',
  'collection_method',
  'description',
  'metadata[*]',
  'metadata',
  'off_session',
] as const;

/** Nothing is charged: the first invoice is open, and waits for a card. */
export function createSubscription(call: Call): object {
  const { world, form, expand } = call;
  if (form.get('payment_behavior') !== 'default_incomplete') {
    throw notSimulated('a subscription without payment_behavior=default_incomplete', 'payment_behavior');
  }
  if (form.keysBelow('items').length > 1) {
    throw notSimulated('subscriptions of several items', 'items');
  }
  const price = given(world.prices, 'price', form, 'items[0][price]');
  if (!price.isActive) {
    throw invalid('The price specified is inactive. This field only accepts active prices.', 'items[0][price]');
  }
  const subscription = newSubscription(call, price);
  const { periodStart: start, periodEnd: end } = subscription;
  world.subscriptions.set(subscription.id, subscription);
  const invoice = draftInvoice(world, {
    subscription,
    billingReason: 'subscription_create',
    lines: [lineOf(price.id, price.unitAmount, start, end, `1 × ${price.nickname ?? price.id}`)],
    periodStart: start,
    periodEnd: start,
    finalizesAt: null,
  });
  finalizeInvoice(world, invoice, cardOf(world, subscription)?.id);
  subscription.latestInvoice = invoice.id;
  record(world, 'customer.subscription.created', showSubscription(world, subscription));
  return showSubscription(world, subscription, expand);
}

function newSubscription({ world, form }: { world: World; form: Call['form'] }, price: Price): Subscription {
  const now = world.clock.now();
  return {
    id: newId('sub'),
    itemId: newId('si', 14),
    customer: givenCustomer(world, form).id,
    status: 'incomplete',
    price: price.id,
    currency: price.currency,
    created: now,
    anchor: now,
    periodStart: now,
    periodEnd: periodEnd(now, now, price.interval),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancellationReason: null,
    defaultPaymentMethod: null,
    savesPaymentMethod: form.choice('payment_settings[save_default_payment_method]', ['on_subscription', 'off']) === 'on_subscription',
    latestInvoice: null,
    schedule: null,
    billingMode: form.choice('billing_mode[type]', ['flexible', 'classic']) ?? 'flexible',
    pastDueSince: null,
    metadata: mergedMetadata(form),
  };
}
