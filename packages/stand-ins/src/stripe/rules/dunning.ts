import { daySeconds } from '../periods.js';
import type { Invoice } from '../rows/invoice.js';
import type { Subscription } from '../rows/subscription.js';
import type { World } from '../world.js';
import { changeSubscription, endSubscription } from './subscription-change.js';

/** Days from one automatic attempt to the next. */
const retryDays = [3, 5, 7] as const;
const givenUpAfterSeconds = 21 * daySeconds;

/** Says when a payment that has failed is tried again; after the last time it isn't. */
export function scheduleRetry(world: World, invoice: Invoice): void {
  const days = retryDays[invoice.retryCount];
  invoice.retryCount += 1;
  invoice.nextAttemptAt = days === undefined ? null : world.clock.now() + days * daySeconds;
}

/** When a subscription that isn't paid ends, in Unix seconds. */
export function givenUpAt({ pastDueSince, status }: Subscription): number | undefined {
  return status === 'past_due' && pastDueSince !== null ? pastDueSince + givenUpAfterSeconds : undefined;
}

export function giveUp(world: World, subscription: Subscription): void {
  if (world.afterRetries === 'unpaid') {
    changeSubscription(world, subscription, { status: 'unpaid' });
  } else {
    endSubscription(world, subscription, 'payment_failed');
  }
}
