import { type Form, mergedMetadata } from '../http/form.js';
import { listPage } from '../http/list.js';
import type { Call, Route } from '../http/route.js';
import { invalid } from '../refusal.js';
import type { Charge } from '../rows/payment.js';
import { refund } from '../rules/refund.js';
import { refundReasons, showDispute, showRefund } from '../wire/payment.js';
import { newestFirst, rowOf, type World } from '../world.js';
import { given, named } from './rows.js';

export const refundRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    params: ['payment_intent', 'charge', 'amount', 'reason', 'metadata[*]', 'metadata'],
    act: create,
  },
  { method: 'GET', path: '/v1/refunds', params: ['payment_intent', 'charge'], isList: true, act: list },
  { method: 'GET', path: '/v1/refunds/:id', act: (call) => showRefund(named(call.world.refunds, 'refund', call)) },
  { method: 'GET', path: '/v1/disputes', params: ['payment_intent', 'charge'], isList: true, act: listDisputes },
  { method: 'GET', path: '/v1/disputes/:id', act: (call) => showDispute(named(call.world.disputes, 'dispute', call)) },
];

function create({ world, form }: Call): object {
  const charge = chargeGiven(world, form);
  const left = charge.amount - charge.amountRefunded;
  const amount = form.count('amount') ?? left;
  if (charge.failure !== null) {
    throw invalid('This charge has not been paid.', 'charge');
  }
  if (charge.isDisputed) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, undefined, 'charge_disputed');
  }
  if (left === 0 || amount > left) {
    throw invalid(
      `Charge ${charge.id} has already been refunded, or less than ${amount} is left of it.`,
      'amount',
      'charge_already_refunded',
    );
  }
  if (amount === 0) {
    throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  }
  const reason = form.choice('reason', refundReasons) ?? null;
  return showRefund(refund(world, charge, { amount, reason, metadata: mergedMetadata(form) }));
}

function chargeGiven(world: World, form: Form): Charge {
  if (form.get('charge') !== undefined) {
    return given(world.charges, 'charge', form, 'charge');
  }
  const intent = given(world.intents, 'payment_intent', form, 'payment_intent');
  if (intent.status !== 'succeeded' || intent.latestCharge === null) {
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, 'payment_intent');
  }
  return rowOf(world.charges, intent.latestCharge);
}

function isAsked(form: Form, row: { charge: string; paymentIntent: string }): boolean {
  const [intent, charge] = [form.get('payment_intent'), form.get('charge')];
  return (intent === undefined || row.paymentIntent === intent) && (charge === undefined || row.charge === charge);
}

function list(call: Call): object {
  return listPage(
    call,
    newestFirst(call.world.refunds).filter((row) => isAsked(call.form, row)),
    showRefund,
  );
}

function listDisputes(call: Call): object {
  return listPage(
    call,
    newestFirst(call.world.disputes).filter((row) => isAsked(call.form, row)),
    showDispute,
  );
}
