import { record } from '../events/record.js';
import type { Schedule } from '../rows/schedule.js';
import type { Subscription } from '../rows/subscription.js';
import { showSchedule } from '../wire/schedule.js';
import { showSubscription } from '../wire/subscription.js';
import { rowOf, type World } from '../world.js';
import { stopCollecting, voidInvoice } from './invoice-change.js';

/** Changes it and tells so, if anything is different afterwards. */
export function changeSubscription(world: World, subscription: Subscription, change: Partial<Subscription>): void {
  const before = showSubscription(world, subscription);
  Object.assign(subscription, change);
  record(world, 'customer.subscription.updated', showSubscription(world, subscription), before);
}

/** The first payment didn't come: there is no subscription any more, and its secret is worth nothing. */
export function expireSubscription(world: World, subscription: Subscription): void {
  changeSubscription(world, subscription, { status: 'incomplete_expired', endedAt: world.clock.now() });
  const invoice = subscription.latestInvoice === null ? undefined : rowOf(world.invoices, subscription.latestInvoice);
  if (invoice?.status === 'open') {
    voidInvoice(world, invoice);
  }
}

/** Ends it now. What is still owed stays owed, but is no longer collected; an incomplete one owes nothing. */
export function endSubscription(world: World, subscription: Subscription, reason: Subscription['cancellationReason']): void {
  const wasIncomplete = subscription.status === 'incomplete';
  const now = world.clock.now();
  Object.assign(subscription, {
    status: 'canceled',
    canceledAt: subscription.canceledAt ?? now,
    endedAt: now,
    cancellationReason: reason,
    pastDueSince: null,
  } satisfies Partial<Subscription>);
  if (subscription.schedule !== null) {
    const schedule = rowOf(world.schedules, subscription.schedule);
    changeSchedule(world, schedule, { status: 'canceled', canceledAt: now }, 'subscription_schedule.canceled');
    subscription.schedule = null;
  }
  record(world, 'customer.subscription.deleted', showSubscription(world, subscription));
  for (const invoice of world.invoices.values()) {
    if (invoice.subscription === subscription.id && wasIncomplete && invoice.status === 'open') {
      voidInvoice(world, invoice);
    } else if (invoice.subscription === subscription.id) {
      stopCollecting(invoice);
    }
  }
}

export function changeSchedule(world: World, schedule: Schedule, change: Partial<Schedule>, type = 'subscription_schedule.updated'): void {
  const now = world.clock.now();
  const before = showSchedule(schedule, now);
  Object.assign(schedule, change);
  const after = showSchedule(schedule, now);
  record(world, type, after, type.endsWith('updated') ? before : undefined);
}

/** The subscription goes on as it is, without the schedule. */
export function releaseSchedule(world: World, schedule: Schedule): void {
  const subscription = schedule.subscription;
  changeSchedule(
    world,
    schedule,
    { status: 'released', releasedAt: world.clock.now(), subscription: null, releasedSubscription: subscription },
    'subscription_schedule.released',
  );
  if (subscription !== null) {
    changeSubscription(world, rowOf(world.subscriptions, subscription), { schedule: null });
  }
}
