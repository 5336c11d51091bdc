import { record } from '../events/record.js';
import { mergedMetadata } from '../http/form.js';
import { listPage } from '../http/list.js';
import type { Call, Route } from '../http/route.js';
import { newId } from '../ids.js';
import { missing } from '../refusal.js';
import type { Customer } from '../rows/customer.js';
import { isOver } from '../rows/subscription.js';
import { attachCard, changeCustomer } from '../rules/cards.js';
import { endSubscription } from '../rules/subscription-change.js';
import { showCard, showCustomer } from '../wire/customer.js';
import { newestFirst } from '../world.js';
import { createdParams, given, isCreatedWithin, named } from './rows.js';

const fields = ['email', 'name', 'metadata[*]', 'metadata', 'invoice_settings[default_payment_method]', 'description'] as const;

export const customerRoutes: Route[] = [
  { method: 'POST', path: '/v1/customers', params: fields, act: create },
  { method: 'GET', path: '/v1/customers', params: ['email', ...createdParams], isList: true, act: list },
  { method: 'GET', path: '/v1/customers/:id', act: (call) => showCustomer(named(call.world.customers, 'customer', call)) },
  { method: 'POST', path: '/v1/customers/:id', params: fields, act: update },
  { method: 'DELETE', path: '/v1/customers/:id', act: remove },
  { method: 'GET', path: '/v1/payment_methods/:id', act: (call) => showCard(named(call.world.cards, 'PaymentMethod', call)) },
];

function create({ world, form }: Call): object {
  const customer: Customer = {
    id: newId('cus', 14),
    email: form.get('email') || null,
    name: form.get('name') || null,
    metadata: mergedMetadata(form),
    defaultPaymentMethod: null,
    isDeleted: false,
    created: world.clock.now(),
  };
  world.customers.set(customer.id, customer);
  record(world, 'customer.created', showCustomer(customer));
  return showCustomer(customer);
}

function list(call: Call): object {
  const { world, form } = call;
  const email = form.get('email');
  const found = newestFirst(world.customers).filter(
    (customer) => !customer.isDeleted && (email === undefined || customer.email === email) && isCreatedWithin(form, customer.created),
  );
  return listPage(call, found, showCustomer);
}

function update(call: Call): object {
  const { world, form } = call;
  const customer = undeleted(call);
  const card = form.get('invoice_settings[default_payment_method]');
  if (card !== undefined && card !== '') {
    attachCard(world, given(world.cards, 'PaymentMethod', form, 'invoice_settings[default_payment_method]'), customer.id);
  }
  changeCustomer(world, customer, {
    email: textOr(form.get('email'), customer.email),
    name: textOr(form.get('name'), customer.name),
    defaultPaymentMethod: textOr(card, customer.defaultPaymentMethod),
    metadata: mergedMetadata(form, customer.metadata),
  });
  return showCustomer(customer);
}

function textOr(text: string | undefined, before: string | null): string | null {
  return text === undefined ? before : text || null;
}

function remove(call: Call): object {
  const { world } = call;
  const customer = undeleted(call);
  for (const subscription of world.subscriptions.values()) {
    if (subscription.customer === customer.id && !isOver(subscription)) {
      endSubscription(world, subscription, 'cancellation_requested');
    }
  }
  record(world, 'customer.deleted', showCustomer(customer));
  customer.isDeleted = true;
  return showCustomer(customer);
}

function undeleted(call: Call): Customer {
  const customer = named(call.world.customers, 'customer', call);
  if (customer.isDeleted) {
    throw missing('customer', customer.id);
  }
  return customer;
}
