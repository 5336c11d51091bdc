import { mergedMetadata } from '../http/form.js';
import { listPage } from '../http/list.js';
import type { Call, Route } from '../http/route.js';
import { invalid, notSimulated, Refusal } from '../refusal.js';
import type { Price } from '../rows/catalog.js';
import { isOver, type Subscription } from '../rows/subscription.js';
import { attachCard } from '../rules/cards.js';
import { changePrice } from '../rules/price-change.js';
import { changeSubscription, endSubscription } from '../rules/subscription-change.js';
import { showSubscription } from '../wire/subscription.js';
import { nothingExpanded, within } from '../wire/wire.js';
import { newestFirst, type World } from '../world.js';
import { createdParams, given, isCreatedWithin, named } from './rows.js';
import { createSubscription, createSubscriptionParams } from './subscription-create.js';

const one = ['latest_invoice', 'latest_invoice.confirmation_secret', 'latest_invoice.payments', 'schedule'] as const;

const updateParams = [
  'cancel_at_period_end',
  'items[][id]',
  'items[][price]',
  'items[][quantity]',
  'proration_behavior',
  'proration_date',
  'payment_behavior',
  'default_payment_method',
  'metadata[*]',
  'metadata',
  'off_session',
] as const;

export const subscriptionRoutes: Route[] = [
  { method: 'POST', path: '/v1/subscriptions', params: createSubscriptionParams, expand: one, act: createSubscription },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    params: ['customer', 'status', 'price', ...createdParams],
    expand: one.map((path) => `data.${path}`),
    isList: true,
    act: list,
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    expand: one,
    act: (call) => show(call, named(call.world.subscriptions, 'subscription', call)),
  },
  { method: 'POST', path: '/v1/subscriptions/:id', params: updateParams, expand: one, act: update },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    params: ['invoice_now', 'prorate', 'cancellation_details[*]'],
    expand: one,
    act: cancel,
  },
];

function show({ world, expand }: Call, subscription: Subscription): object {
  return showSubscription(world, subscription, expand);
}

function list(call: Call): object {
  const { world, form, expand } = call;
  const [customer, status, price] = [form.get('customer'), form.get('status'), form.get('price')];
  const found = newestFirst(world.subscriptions).filter(
    (subscription) =>
      (customer === undefined || subscription.customer === customer) &&
      (price === undefined || subscription.price === price) &&
      isOfStatus(subscription, status) &&
      isCreatedWithin(form, subscription.created),
  );
  return listPage(call, found, (subscription) => showSubscription(world, subscription, within(expand, 'data') ?? nothingExpanded));
}

/** Without a status, a list has all but the canceled ones. */
function isOfStatus(subscription: Subscription, status: string | undefined): boolean {
  if (status === undefined) {
    return subscription.status !== 'canceled';
  }
  return status === 'all' || (status === 'ended' ? isOver(subscription) : subscription.status === status);
}

function update(call: Call): object {
  const { world, form } = call;
  const subscription = named(world.subscriptions, 'subscription', call);
  if (isOver(subscription)) {
    throw invalid(`A canceled subscription can only update its cancellation_details and metadata.`);
  }
  const cancelAtPeriodEnd = form.flag('cancel_at_period_end');
  if (cancelAtPeriodEnd !== undefined && subscription.schedule !== null) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  const card = form.get('default_payment_method');
  if (card !== undefined && card !== '') {
    attachCard(world, given(world.cards, 'PaymentMethod', form, 'default_payment_method'), subscription.customer);
  }
  updatePrice(call, subscription);
  changeSubscription(world, subscription, {
    metadata: mergedMetadata(form, subscription.metadata),
    ...(card === undefined ? {} : { defaultPaymentMethod: card || null }),
    ...(cancelAtPeriodEnd === undefined ? {} : cancellation(world, subscription, cancelAtPeriodEnd)),
  });
  return show(call, subscription);
}

function cancellation(world: World, { canceledAt }: Subscription, cancelAtPeriodEnd: boolean): Partial<Subscription> {
  return cancelAtPeriodEnd
    ? { cancelAtPeriodEnd, canceledAt: canceledAt ?? world.clock.now(), cancellationReason: 'cancellation_requested' }
    : { cancelAtPeriodEnd, canceledAt: null, cancellationReason: null };
}

function updatePrice({ world, form }: Call, subscription: Subscription): void {
  const price = newPrice({ world, form }, subscription);
  if (price === undefined) {
    return;
  }
  if (subscription.schedule !== null) {
    throw notSimulated('a change of price under a schedule', 'items');
  }
  if (form.get('payment_behavior') !== 'error_if_incomplete') {
    throw notSimulated('a change of price without payment_behavior=error_if_incomplete', 'payment_behavior');
  }
  const proration = form.choice('proration_behavior', ['always_invoice', 'none']);
  if (proration === undefined) {
    throw notSimulated('a change of price with proration_behavior=create_prorations', 'proration_behavior');
  }
  const at = form.count('proration_date') ?? world.clock.now();
  changePrice(world, subscription, { price, isProrated: proration === 'always_invoice', at });
}

/** The price of the only item, when it is another one. */
function newPrice({ world, form }: Pick<Call, 'world' | 'form'>, subscription: Subscription): Price | undefined {
  if (form.keysBelow('items').length === 0) {
    return undefined;
  }
  if (form.get('items[0][id]') !== subscription.itemId || form.keysBelow('items').length > 1) {
    throw notSimulated('subscriptions of several items', 'items');
  }
  const price = given(world.prices, 'price', form, 'items[0][price]');
  return price.id === subscription.price ? undefined : price;
}

function cancel(call: Call): object {
  const subscription = named(call.world.subscriptions, 'subscription', call);
  if (isOver(subscription)) {
    const message = `No such subscription: '${subscription.id}'`;
    throw new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message, param: 'id' });
  }
  if (call.form.flag('prorate') === true) {
    throw notSimulated('credit for a cancelled period', 'prorate');
  }
  endSubscription(call.world, subscription, 'cancellation_requested');
  return show(call, subscription);
}
