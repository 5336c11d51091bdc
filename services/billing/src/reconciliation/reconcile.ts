import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { waitForAll } from '@city-genie/service-kit/wait-for-all';
import type { Ledger } from '../events/ledger.js';
import type { LookAfter } from '../events/look-after.js';
import type { KeepContact } from '../payers/customer-contact.js';
import type { Provider } from '../stripe/provider.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';

/** Stripe allows some 25 calls a second, and visitors come first. */
const atOnce = 5;
/** Stripe tries for three days to deliver an event; what it couldn't is looked for a little longer. */
const lookBackSeconds = 4 * 86_400;

type Deps = {
  provider: Provider;
  ledger: Pick<Ledger, 'add'>;
  lookAfter: LookAfter;
  keepContact: KeepContact;
  repeatCorrected: () => Promise<void>;
  subscriptions: Pick<SubscriptionRepository, 'takeDue'>;
  clock: Clock;
  logger: Logger;
};

/**
 * Finds what no event told: takes in those that Stripe couldn't deliver, reads again what isn't over, tells Stripe whose address is
 * another now, and a corrected one of the payment. By this alone, without a single event, everything is right within hours.
 *
 * @returns work that throws the first failure after everything was tried
 */
export function createReconciliation({ provider, ledger, lookAfter, keepContact, repeatCorrected, subscriptions, clock, logger }: Deps) {
  async function takeUndelivered(): Promise<void> {
    const events = await provider.undeliveredEvents(epochSeconds(clock) - lookBackSeconds);
    let added = 0;
    for (const event of events) {
      added += Number(await ledger.add(event));
    }
    if (added > 0) {
      logger.warn({ added }, 'events that Stripe couldn’t deliver were taken in');
    }
  }

  async function lookAgain(signal: AbortSignal): Promise<void> {
    const failures: unknown[] = [];
    for (let due = await subscriptions.takeDue(atOnce); due.length > 0 && !signal.aborted; due = await subscriptions.takeDue(atOnce)) {
      const results = await Promise.allSettled(due.map((userId) => waitForAll([lookAfter(userId), keepContact(userId)])));
      failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])));
    }
    if (failures.length > 0) {
      throw failures[0];
    }
  }

  return async (signal: AbortSignal): Promise<void> => {
    await waitForAll([takeUndelivered(), lookAgain(signal), repeatCorrected()]);
  };
}
