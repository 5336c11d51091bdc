import type Stripe from 'stripe';
import type { Subscription } from '../rows/subscription.js';
import { rowOf, type World } from '../world.js';
import { showPrice } from './catalog.js';
import { showInvoice } from './invoice.js';
import { showSchedule } from './schedule.js';
import { type Expand, nothingExpanded, type Shape, wholeList, within } from './wire.js';

export function showSubscription(world: World, subscription: Subscription, expand: Expand = nothingExpanded): Shape<Stripe.Subscription> {
  return {
    id: subscription.id,
    object: 'subscription',
    customer: subscription.customer,
    status: subscription.status,
    items: wholeList(`/v1/subscription_items?subscription=${subscription.id}`, [showItem(world, subscription)]),
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    canceled_at: subscription.canceledAt,
    cancellation_details: { comment: null, feedback: null, reason: subscription.cancellationReason },
    ended_at: subscription.endedAt,
    created: subscription.created,
    start_date: subscription.created,
    billing_cycle_anchor: subscription.anchor,
    currency: subscription.currency,
    default_payment_method: subscription.defaultPaymentMethod,
    latest_invoice: latestInvoiceOf(world, subscription, expand),
    metadata: subscription.metadata,
    schedule: scheduleOf(world, subscription, expand),
    billing_mode: { type: subscription.billingMode },
    collection_method: 'charge_automatically',
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: subscription.savesPaymentMethod ? 'on_subscription' : 'off',
    },
    pending_update: null,
    pause_collection: null,
    trial_end: null,
    trial_start: null,
    livemode: false,
    test_clock: null,
  };
}

function showItem(world: World, subscription: Subscription): Shape<Stripe.SubscriptionItem> {
  return {
    id: subscription.itemId,
    object: 'subscription_item',
    subscription: subscription.id,
    price: showPrice(rowOf(world.prices, subscription.price)),
    quantity: 1,
    created: subscription.created,
    current_period_start: subscription.periodStart,
    current_period_end: subscription.periodEnd,
    metadata: {},
  };
}

function latestInvoiceOf(world: World, { latestInvoice }: Subscription, expand: Expand): Shape<Stripe.Subscription['latest_invoice']> {
  const below = within(expand, 'latest_invoice');
  return latestInvoice === null || below === undefined ? latestInvoice : showInvoice(world, rowOf(world.invoices, latestInvoice), below);
}

function scheduleOf(world: World, { schedule }: Subscription, expand: Expand): Shape<Stripe.Subscription['schedule']> {
  const isExpanded = within(expand, 'schedule') !== undefined;
  return schedule === null || !isExpanded ? schedule : showSchedule(rowOf(world.schedules, schedule), world.clock.now());
}
