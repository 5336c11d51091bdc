import type Stripe from 'stripe';
import type { Charge, Dispute, PaymentIntent, Refund } from '../rows/payment.js';
import { rowOf, type World } from '../world.js';
import { showCard } from './customer.js';
import { type Expand, nothingExpanded, type Shape, within } from './wire.js';

export function showIntent(world: World, intent: PaymentIntent, expand: Expand = nothingExpanded): Shape<Stripe.PaymentIntent> {
  const charge = intent.latestCharge;
  const { lastError, card } = intent;
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    currency: intent.currency,
    status: intent.status,
    client_secret: intent.clientSecret,
    customer: intent.customer,
    payment_method: card,
    payment_method_types: ['card'],
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    setup_future_usage: 'off_session',
    latest_charge: charge !== null && within(expand, 'latest_charge') !== undefined ? showCharge(rowOf(world.charges, charge)) : charge,
    last_payment_error:
      lastError === null
        ? null
        : {
            type: lastError.isCardError ? 'card_error' : 'invalid_request_error',
            message: lastError.message,
            ...(lastError.declineCode === null ? {} : { decline_code: lastError.declineCode }),
            ...(card === null ? {} : { payment_method: showCard(rowOf(world.cards, card)) }),
          },
    next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    canceled_at: intent.canceledAt,
    created: intent.created,
    livemode: false,
    metadata: {},
  };
}

export function showCharge(charge: Charge): Shape<Stripe.Charge> {
  const isPaid = charge.failure === null;
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: isPaid ? charge.amount : 0,
    amount_refunded: charge.amountRefunded,
    currency: charge.currency,
    customer: charge.customer,
    payment_intent: charge.paymentIntent,
    payment_method: charge.card,
    paid: isPaid,
    captured: isPaid,
    status: isPaid ? 'succeeded' : 'failed',
    refunded: charge.amountRefunded === charge.amount,
    disputed: charge.isDisputed,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    created: charge.created,
    livemode: false,
    metadata: {},
  };
}

export function showRefund(refund: Refund): Shape<Stripe.Refund> {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    currency: refund.currency,
    charge: refund.charge,
    payment_intent: refund.paymentIntent,
    status: refund.status,
    reason: refund.reason === null ? null : reasonOf(refund.reason),
    ...(refund.status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}),
    metadata: refund.metadata,
    created: refund.created,
  };
}

export const refundReasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

function reasonOf(reason: string): (typeof refundReasons)[number] | null {
  return refundReasons.find((one) => one === reason) ?? null;
}

export function showDispute(dispute: Dispute): Shape<Stripe.Dispute> {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    currency: dispute.currency,
    charge: dispute.charge,
    payment_intent: dispute.paymentIntent,
    reason: 'fraudulent',
    status: dispute.status,
    is_charge_refundable: false,
    created: dispute.created,
    livemode: false,
    metadata: {},
  };
}
