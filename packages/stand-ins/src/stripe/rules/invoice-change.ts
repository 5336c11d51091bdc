import { record } from '../events/record.js';
import { newId } from '../ids.js';
import { type BillingReason, type Invoice, type Line, totalOf } from '../rows/invoice.js';
import type { PaymentIntent } from '../rows/payment.js';
import type { Subscription } from '../rows/subscription.js';
import { showInvoice } from '../wire/invoice.js';
import { rowOf, type World } from '../world.js';

export type NewInvoice = {
  subscription: Subscription;
  billingReason: BillingReason;
  lines: Line[];
  periodStart: number;
  periodEnd: number;
  /** When the draft becomes final by itself (Unix seconds); null: never. */
  finalizesAt: number | null;
};

/** A draft, which is told of. */
export function draftInvoice(world: World, { subscription, ...given }: NewInvoice): Invoice {
  const invoice: Invoice = {
    ...given,
    id: newId('in'),
    number: null,
    customer: subscription.customer,
    subscription: subscription.id,
    status: 'draft',
    total: totalOf(given.lines),
    amountPaid: 0,
    currency: subscription.currency,
    created: world.clock.now(),
    paymentIntent: null,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    nextAttemptAt: null,
    attemptCount: 0,
    retryCount: 0,
    metadata: subscription.metadata,
  };
  world.invoices.set(invoice.id, invoice);
  record(world, 'invoice.created', showInvoice(world, invoice));
  return invoice;
}

/** Makes a draft final: from now on it can be paid. */
export function finalizeInvoice(world: World, invoice: Invoice, card: string | null = null): void {
  world.invoiceCount += 1;
  const id = newId('pi');
  const intent: PaymentIntent = {
    id,
    clientSecret: newId(`${id}_secret`),
    customer: invoice.customer,
    invoice: invoice.id,
    amount: invoice.total,
    currency: invoice.currency,
    status: card === null ? 'requires_payment_method' : 'requires_confirmation',
    card,
    lastError: null,
    latestCharge: null,
    canceledAt: null,
    created: world.clock.now(),
  };
  world.intents.set(id, intent);
  invoice.status = 'open';
  invoice.number = `SIM-${String(world.invoiceCount).padStart(4, '0')}`;
  invoice.paymentIntent = id;
  invoice.finalizedAt = world.clock.now();
  invoice.finalizesAt = null;
  record(world, 'invoice.finalized', showInvoice(world, invoice));
}

/** Nobody has to pay it any more, and nobody can. */
export function voidInvoice(world: World, invoice: Invoice): void {
  const now = world.clock.now();
  invoice.status = 'void';
  invoice.voidedAt = now;
  invoice.nextAttemptAt = null;
  if (invoice.paymentIntent !== null) {
    Object.assign(rowOf(world.intents, invoice.paymentIntent), { status: 'canceled', canceledAt: now } satisfies Partial<PaymentIntent>);
  }
  record(world, 'invoice.voided', showInvoice(world, invoice));
}

/** It stays as it is until somebody pays it by hand. */
export function stopCollecting(invoice: Invoice): void {
  invoice.nextAttemptAt = null;
}

export function lineOf(price: string, amount: number, start: number, end: number, description: string, isProration = false): Line {
  return { id: newId('il'), description, amount, price, start, end, isProration };
}
