import { listPage } from '../http/list.js';
import type { Call, Route } from '../http/route.js';
import { declined, invalid } from '../refusal.js';
import { behaviourOf, type Card } from '../rows/card.js';
import type { PaymentIntent } from '../rows/payment.js';
import { addCard } from '../rules/cards.js';
import { charge } from '../rules/payment.js';
import { showCharge, showIntent } from '../wire/payment.js';
import { newestFirst, rowOf } from '../world.js';
import { given, named } from './rows.js';

const found = (call: Call): PaymentIntent => named(call.world.intents, 'payment_intent', call);
const expand = ['latest_charge'] as const;

export const paymentRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    params: ['client_secret'],
    expand,
    isForBrowsers: true,
    act: (call) => showIntent(call.world, found(call), call.expand),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    params: ['client_secret', 'payment_method', 'payment_method_data[*]', 'return_url'],
    expand,
    isForBrowsers: true,
    act: confirm,
  },
  { method: 'GET', path: '/v1/charges', params: ['customer', 'payment_intent'], isList: true, act: listCharges },
  { method: 'GET', path: '/v1/charges/:id', act: (call) => showCharge(named(call.world.charges, 'charge', call)) },
];

function listCharges(call: Call): object {
  const [customer, intent] = [call.form.get('customer'), call.form.get('payment_intent')];
  const rows = newestFirst(call.world.charges).filter(
    (row) => (customer === undefined || row.customer === customer) && (intent === undefined || row.paymentIntent === intent),
  );
  return listPage(call, rows, showCharge);
}

function confirm(call: Call): object {
  const { world } = call;
  const intent = found(call);
  confirmIntent(call, intent);
  if (intent.status === 'requires_payment_method' && intent.lastError !== null) {
    throw declined(intent.lastError, showIntent(world, intent));
  }
  return showIntent(world, intent, call.expand);
}

function confirmIntent(call: Call, intent: PaymentIntent): void {
  const invoice = rowOf(call.world.invoices, intent.invoice);
  if (intent.status === 'succeeded' || intent.status === 'canceled' || invoice.status !== 'open') {
    throw unexpectedState(intent);
  }
  charge(call.world, intent, cardGiven(call), false);
}

/** A payment that is over can't be made again. */
export function unexpectedState(intent: PaymentIntent): Error {
  return invalid(
    `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    undefined,
    'payment_intent_unexpected_state',
  );
}

function cardGiven({ world, form }: Call): Card {
  const number = form.get('payment_method_data[card][number]');
  if (number === undefined) {
    return given(world.cards, 'PaymentMethod', form, 'payment_method');
  }
  const behaviour = behaviourOf(number);
  if (behaviour === undefined) {
    throw declined({ code: 'incorrect_number', declineCode: null, message: 'Your card number is incorrect.', isCardError: true });
  }
  return addCard(world, behaviour);
}
