import { listPage } from '../http/list.js';
import type { Call, Route } from '../http/route.js';
import { declined, invalid } from '../refusal.js';
import type { Invoice } from '../rows/invoice.js';
import { cardOf, noCard } from '../rules/cards.js';
import { finalizeInvoice, voidInvoice } from '../rules/invoice-change.js';
import { charge } from '../rules/payment.js';
import { changeSubscription, expireSubscription } from '../rules/subscription-change.js';
import { showInvoice } from '../wire/invoice.js';
import { nothingExpanded, within } from '../wire/wire.js';
import { newestFirst, rowOf, type World } from '../world.js';
import { previewInvoice, previewParams } from './invoice-preview.js';
import { createdParams, given, isCreatedWithin, named } from './rows.js';

const one = ['payments', 'confirmation_secret'] as const;
const found = (call: Call): Invoice => named(call.world.invoices, 'invoice', call);

export const invoiceRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    params: ['customer', 'subscription', 'status', ...createdParams],
    expand: one.map((path) => `data.${path}`),
    isList: true,
    act: list,
  },
  { method: 'POST', path: '/v1/invoices/create_preview', params: previewParams, act: previewInvoice },
  { method: 'GET', path: '/v1/invoices/:id', expand: one, act: (call) => showInvoice(call.world, found(call), call.expand) },
  { method: 'POST', path: '/v1/invoices/:id', params: ['auto_advance'], expand: one, act: update },
  { method: 'POST', path: '/v1/invoices/:id/pay', params: ['payment_method', 'off_session'], expand: one, act: pay },
  { method: 'POST', path: '/v1/invoices/:id/void', expand: one, act: makeVoid },
];

function list(call: Call): object {
  const { world, form, expand } = call;
  const [customer, subscription, status] = [form.get('customer'), form.get('subscription'), form.get('status')];
  const rows = newestFirst(world.invoices).filter(
    (invoice) =>
      (customer === undefined || invoice.customer === customer) &&
      (subscription === undefined || invoice.subscription === subscription) &&
      (status === undefined || invoice.status === status) &&
      isCreatedWithin(form, invoice.created),
  );
  return listPage(call, rows, (invoice) => showInvoice(world, invoice, within(expand, 'data') ?? nothingExpanded));
}

function pay(call: Call): object {
  const { world, form, expand } = call;
  const invoice = found(call);
  if (invoice.status === 'draft') {
    finalizeInvoice(world, invoice);
  }
  if (invoice.status !== 'open' || invoice.paymentIntent === null) {
    throw invalid(
      invoice.status === 'paid' ? 'Invoice is already paid' : `The invoice is ${invoice.status}.`,
      undefined,
      'invoice_not_open',
    );
  }
  const card =
    form.get('payment_method') === undefined
      ? cardOf(world, rowOf(world.subscriptions, invoice.subscription))
      : given(world.cards, 'PaymentMethod', form, 'payment_method');
  if (card === undefined) {
    throw declined(noCard);
  }
  const intent = rowOf(world.intents, invoice.paymentIntent);
  const retryAt = invoice.nextAttemptAt;
  const retries = invoice.retryCount;
  charge(world, intent, card, form.flag('off_session') ?? true);
  if (intent.status !== 'succeeded') {
    // An attempt that was asked for doesn't move the automatic ones.
    Object.assign(invoice, {
      nextAttemptAt: retryAt ?? invoice.nextAttemptAt,
      retryCount: retryAt === null ? invoice.retryCount : retries,
    });
    throw declined(intent.lastError ?? noCard);
  }
  return showInvoice(world, invoice, expand);
}

/** A draft that doesn't advance stays a draft. */
function update(call: Call): object {
  const invoice = found(call);
  if (call.form.flag('auto_advance') === false && invoice.status === 'draft') {
    invoice.finalizesAt = null;
  }
  return showInvoice(call.world, invoice, call.expand);
}

function makeVoid(call: Call): object {
  const { world, expand } = call;
  const invoice = found(call);
  if (invoice.status !== 'open') {
    throw invalid(`You can only pass in open invoices. This invoice isn't open.`);
  }
  voidInvoice(world, invoice);
  afterVoid(world, invoice);
  return showInvoice(world, invoice, expand);
}

/** Without its first invoice a subscription can't begin; without the one that is owed it is in order again. */
function afterVoid(world: World, invoice: Invoice): void {
  const subscription = rowOf(world.subscriptions, invoice.subscription);
  if (subscription.status === 'incomplete') {
    expireSubscription(world, subscription);
  } else if (subscription.status === 'past_due' && subscription.latestInvoice === invoice.id) {
    changeSubscription(world, subscription, { status: 'active', pastDueSince: null });
  }
}
