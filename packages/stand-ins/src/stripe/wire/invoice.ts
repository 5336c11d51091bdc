import type Stripe from 'stripe';
import type { Invoice, Line } from '../rows/invoice.js';
import { rowOf, type World } from '../world.js';
import { showCustomer } from './customer.js';
import { type Expand, nothingExpanded, type Shape, wholeList, within } from './wire.js';

export function showInvoice(world: World, invoice: Invoice, expand: Expand = nothingExpanded): Shape<Stripe.Invoice> {
  const customer = showCustomer(rowOf(world.customers, invoice.customer));
  const isFinal = invoice.finalizedAt !== null;
  // What is owed is never negative: more than was due isn't simulated.
  const due = Math.max(0, invoice.total);
  return {
    id: invoice.id,
    object: 'invoice',
    customer: invoice.customer,
    customer_email: 'email' in customer ? (customer.email ?? null) : null,
    status: invoice.status,
    billing_reason: invoice.billingReason,
    collection_method: 'charge_automatically',
    auto_advance: invoice.status === 'draft' ? invoice.finalizesAt !== null : invoice.nextAttemptAt !== null,
    automatically_finalizes_at: invoice.finalizesAt,
    amount_due: due,
    amount_paid: invoice.amountPaid,
    amount_remaining: due - invoice.amountPaid,
    subtotal: invoice.total,
    total: invoice.total,
    currency: invoice.currency,
    created: invoice.created,
    number: invoice.number,
    period_start: invoice.periodStart,
    period_end: invoice.periodEnd,
    lines: wholeList(
      `/v1/invoices/${invoice.id}/lines`,
      invoice.lines.map((line) => showLine(invoice, line)),
    ),
    hosted_invoice_url: isFinal ? `${world.url}/_invoice/${invoice.id}` : null,
    invoice_pdf: isFinal ? `${world.url}/_invoice/${invoice.id}/pdf` : null,
    parent: parentOf(invoice),
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    attempted: invoice.attemptCount > 0,
    attempt_count: invoice.attemptCount,
    next_payment_attempt: invoice.nextAttemptAt ?? invoice.finalizesAt,
    ...(within(expand, 'confirmation_secret') === undefined ? {} : { confirmation_secret: secretOf(world, invoice) }),
    ...(within(expand, 'payments') === undefined ? {} : { payments: paymentsOf(world, invoice) }),
    metadata: {},
    livemode: false,
    test_clock: null,
  };
}

function parentOf(invoice: Invoice): Shape<Stripe.Invoice['parent']> {
  return {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { subscription: invoice.subscription, metadata: invoice.metadata },
  };
}

function showLine(invoice: Invoice, line: Line): Shape<Stripe.InvoiceLineItem> {
  return {
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: invoice.currency,
    description: line.description,
    invoice: invoice.id,
    period: { start: line.start, end: line.end },
    pricing: { type: 'price_details', price_details: { price: line.price } },
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: { subscription: invoice.subscription, proration: line.isProration },
    },
    quantity: 1,
    subscription: invoice.subscription,
    subtotal: line.amount,
    livemode: false,
    metadata: invoice.metadata,
  };
}

function secretOf(world: World, invoice: Invoice): Stripe.Invoice.ConfirmationSecret | null {
  const id = invoice.paymentIntent;
  return id === null ? null : { client_secret: rowOf(world.intents, id).clientSecret, type: 'payment_intent' };
}

function paymentsOf(world: World, invoice: Invoice): Shape<Stripe.Invoice['payments']> {
  const intents = invoice.paymentIntent === null ? [] : [rowOf(world.intents, invoice.paymentIntent)];
  return wholeList(
    '/v1/invoice_payments',
    intents.map((intent) => ({
      id: intent.id.replace('pi_', 'inpay_'),
      object: 'invoice_payment' as const,
      status: invoice.status === 'paid' ? 'paid' : invoice.status === 'void' ? 'canceled' : 'open',
      amount_paid: invoice.status === 'paid' ? intent.amount : null,
      amount_requested: intent.amount,
      currency: invoice.currency,
      created: intent.created,
      invoice: invoice.id,
      is_default: true,
      payment: { type: 'payment_intent' as const, payment_intent: intent.id },
      livemode: false,
    })),
  );
}
