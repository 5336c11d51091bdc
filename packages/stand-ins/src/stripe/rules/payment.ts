import { record } from '../events/record.js';
import { newId } from '../ids.js';
import type { Decline } from '../refusal.js';
import type { Card } from '../rows/card.js';
import type { Invoice } from '../rows/invoice.js';
import type { Charge, PaymentIntent } from '../rows/payment.js';
import { isOver } from '../rows/subscription.js';
import { showInvoice } from '../wire/invoice.js';
import { showCharge, showIntent } from '../wire/payment.js';
import { rowOf, type World } from '../world.js';
import { attachCard, notAuthenticated, verdictOn } from './cards.js';
import { scheduleRetry } from './dunning.js';
import { changeSubscription } from './subscription-change.js';

/** Charges an open invoice's payment to a card. Without a customer at hand (`isOffSession`) no challenge can be passed. */
export function charge(world: World, intent: PaymentIntent, card: Card, isOffSession: boolean): void {
  intent.card = card.id;
  const verdict = verdictOn(card, isOffSession);
  if (verdict === null) {
    succeed(world, intent, card);
  } else if (verdict === 'requires_action') {
    intent.status = 'requires_action';
    record(world, 'payment_intent.requires_action', showIntent(world, intent));
    record(world, 'invoice.payment_action_required', showInvoice(world, rowOf(world.invoices, intent.invoice)));
  } else {
    fail(world, intent, verdict, isOffSession);
    if (verdict.code === 'authentication_required') {
      record(world, 'invoice.payment_action_required', showInvoice(world, rowOf(world.invoices, intent.invoice)));
    }
  }
}

/** The owner of the card has passed its challenge, or hasn't. */
export function answerChallenge(world: World, intent: PaymentIntent, isPassed: boolean): void {
  const card = intent.card === null ? undefined : world.cards.get(intent.card);
  if (intent.status !== 'requires_action' || card === undefined) {
    return;
  }
  if (isPassed) {
    card.isAuthenticated = true;
    succeed(world, intent, card);
  } else {
    fail(world, intent, notAuthenticated, false);
  }
}

/** The payment didn't happen; `isOffSession`: it was an automatic attempt, which is repeated some days later. */
export function fail(world: World, intent: PaymentIntent, decline: Decline, isOffSession: boolean): void {
  const invoice = rowOf(world.invoices, intent.invoice);
  if (intent.card !== null && decline !== notAuthenticated) {
    intent.latestCharge = addCharge(world, intent, decline).id;
  }
  intent.status = 'requires_payment_method';
  intent.lastError = decline;
  invoice.attemptCount += 1;
  const subscription = rowOf(world.subscriptions, invoice.subscription);
  if (isOffSession && !isOver(subscription)) {
    scheduleRetry(world, invoice);
  }
  record(world, 'payment_intent.payment_failed', showIntent(world, intent));
  record(world, 'invoice.payment_failed', showInvoice(world, invoice));
  if (subscription.status === 'active' && isOffSession) {
    changeSubscription(world, subscription, { status: 'past_due', pastDueSince: world.clock.now() });
  }
}

function succeed(world: World, intent: PaymentIntent, card: Card): void {
  const invoice = rowOf(world.invoices, intent.invoice);
  intent.status = 'succeeded';
  intent.lastError = null;
  const paid = addCharge(world, intent, null);
  intent.latestCharge = paid.id;
  record(world, 'charge.succeeded', showCharge(paid));
  record(world, 'payment_intent.succeeded', showIntent(world, intent));
  settle(world, invoice);
  const subscription = rowOf(world.subscriptions, invoice.subscription);
  if (isOver(subscription)) {
    // What was still owed is paid, but nothing begins again.
    return;
  }
  if (subscription.savesPaymentMethod) {
    attachCard(world, card, intent.customer);
  }
  const isSaved = card.customer === subscription.customer && subscription.savesPaymentMethod;
  const isOwed = subscription.status === 'incomplete' || subscription.status === 'past_due' || subscription.status === 'unpaid';
  changeSubscription(world, subscription, {
    ...(isSaved ? { defaultPaymentMethod: card.id } : {}),
    ...(isOwed ? { status: 'active', pastDueSince: null } : {}),
  });
}

/** Nothing is left to pay. */
function settle(world: World, invoice: Invoice): void {
  invoice.status = 'paid';
  invoice.amountPaid = invoice.total;
  invoice.paidAt = world.clock.now();
  invoice.nextAttemptAt = null;
  invoice.attemptCount += 1;
  record(world, 'invoice.paid', showInvoice(world, invoice));
  record(world, 'invoice.payment_succeeded', showInvoice(world, invoice));
}

function addCharge(world: World, intent: PaymentIntent, failure: Decline | null): Charge {
  const row: Charge = {
    id: newId('ch'),
    paymentIntent: intent.id,
    customer: intent.customer,
    card: intent.card,
    amount: intent.amount,
    amountRefunded: 0,
    currency: intent.currency,
    failure,
    isDisputed: false,
    created: world.clock.now(),
  };
  world.charges.set(row.id, row);
  return row;
}
