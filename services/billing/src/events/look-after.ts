import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { PaymentMails } from '../notices/payment-mails.js';
import type { Provider } from '../stripe/provider.js';
import type { ReadSubscription } from '../subscriptions/read-subscription.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';
import type { Guarantee } from '../withdrawal/guarantee.js';
import { createEventMails } from './event-mails.js';
import type { LedgerRow } from './event-model.js';
import { createTidying } from './tidy-subscriptions.js';

type Deps = {
  provider: Provider;
  guarantee: Pick<Guarantee, 'isWithdrawn'>;
  read: ReadSubscription;
  subscriptions: Pick<SubscriptionRepository, 'findPaid'>;
  mails: PaymentMails;
  clock: Clock;
  logger: Logger;
};

/** Reads what a user has, brings it in order, and asks for the mails of these events. Safe to repeat. */
export type LookAfter = (userId: string, events?: readonly LedgerRow[]) => Promise<void>;

export function createLookAfter(deps: Deps): LookAfter {
  const { read, subscriptions } = deps;
  const tidy = createTidying(deps);
  const writeMails = createEventMails(deps);
  return async (userId, events = []) => {
    const reading = await read(userId);
    if (reading === undefined) {
      return;
    }
    if (await tidy(userId, reading, events)) {
      await read(userId);
    }
    const row = await subscriptions.findPaid(userId);
    if (row !== null) {
      for (const event of events) {
        await writeMails(userId, event, row);
      }
    }
  };
}
