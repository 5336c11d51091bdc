import { hourSeconds } from '../periods.js';
import type { Invoice } from '../rows/invoice.js';
import { isOver, type Subscription } from '../rows/subscription.js';
import type { World } from '../world.js';
import { givenUpAt, giveUp } from './dunning.js';
import { chargeAutomatically, endPeriod, finalizeAndCharge } from './renewal.js';
import { expireSubscription } from './subscription-change.js';

/** How long the first payment may take. */
const incompleteSeconds = 23 * hourSeconds;

type Due = { at: number; act: () => void };

/** Does all that time has brought since it was last looked, one after the other and each at its own time. */
export function runDue(world: World): void {
  const now = world.clock.now();
  const request = world.request;
  // What time brings is nobody's request.
  world.request = { id: null, idempotency_key: null };
  for (let due = nextDue(world); due !== undefined && due.at <= now; due = nextDue(world)) {
    world.clock.at(due.at, due.act);
  }
  world.request = request;
}

function nextDue(world: World): Due | undefined {
  const all = [
    ...[...world.subscriptions.values()].flatMap((subscription) => dueOf(world, subscription) ?? []),
    ...[...world.invoices.values()].flatMap((invoice) => dueInvoice(world, invoice) ?? []),
  ];
  return all.reduce<Due | undefined>((first, due) => (first === undefined || due.at < first.at ? due : first), undefined);
}

function dueOf(world: World, subscription: Subscription): Due | undefined {
  if (isOver(subscription)) {
    return undefined;
  }
  if (subscription.status === 'incomplete') {
    return { at: subscription.created + incompleteSeconds, act: () => expireSubscription(world, subscription) };
  }
  const givenUp = givenUpAt(subscription);
  return givenUp !== undefined && givenUp <= subscription.periodEnd
    ? { at: givenUp, act: () => giveUp(world, subscription) }
    : { at: subscription.periodEnd, act: () => endPeriod(world, subscription) };
}

function dueInvoice(world: World, invoice: Invoice): Due | undefined {
  if (invoice.status === 'draft' && invoice.finalizesAt !== null) {
    return { at: invoice.finalizesAt, act: () => finalizeAndCharge(world, invoice) };
  }
  if (invoice.status === 'open' && invoice.nextAttemptAt !== null) {
    return { at: invoice.nextAttemptAt, act: () => chargeAutomatically(world, invoice) };
  }
  return undefined;
}
