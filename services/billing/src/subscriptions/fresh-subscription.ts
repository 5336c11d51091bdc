import type { Clock } from '@city-genie/service-kit/clock';
import { withDeadline } from '@city-genie/service-kit/deadline';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import { providerAway } from '../stripe/provider-faults.js';
import { isOpen } from './payment-state.js';
import type { ReadSubscription } from './read-subscription.js';
import type { SubscriptionRow } from './subscription-model.js';
import type { SubscriptionRepository } from './subscription-repository.js';

/** Shorter than the gateway waits; a reading that takes longer still counts, and the next question finds it. */
const deadlineMs = 1800;
/** A page that waits for a payment asks every second or two. */
const readAgainAfterMs = 2000;

type Deps = { subscriptions: Pick<SubscriptionRepository, 'findByUser' | 'findPaid'>; read: ReadSubscription | undefined; clock: Clock };

/** Whether Stripe may know more: of what isn't over, and of what has ended before its period, which may be paid after all. */
function mayHaveChanged({ isUnfinished, currentPeriodEnd }: SubscriptionRow, clock: Clock): boolean {
  return isUnfinished !== false || currentPeriodEnd.getTime() > clock.nowMs();
}

/**
 * What a user has, read from Stripe if the stored state may be behind: while they wait for a payment to arrive, or one has failed.
 *
 * @throws service_unavailable when that can't be read: nobody is told to pay who may have paid
 */
export type FreshSubscription = (userId: string) => Promise<SubscriptionRow | null>;

export function createFreshSubscription({ subscriptions, read, clock }: Deps): FreshSubscription {
  const flights = createSingleFlight<unknown>();
  return async (userId) => {
    const row = await subscriptions.findByUser(userId);
    const isSettled = isOpen(row, clock) && row?.status !== 'past_due';
    const paid = isSettled || read === undefined ? null : await subscriptions.findPaid(userId);
    const isRecent = paid?.readAt !== undefined && clock.nowMs() - paid.readAt.getTime() < readAgainAfterMs;
    if (read === undefined || paid === null || isRecent || !mayHaveChanged(paid, clock)) {
      return row;
    }
    try {
      await withDeadline(
        flights.run(userId, () => read(userId)),
        deadlineMs,
      );
    } catch (error) {
      if (isOpen(row, clock)) {
        return row;
      }
      throw providerAway(error);
    }
    return subscriptions.findByUser(userId);
  };
}
