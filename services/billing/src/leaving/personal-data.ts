import { eraseMessages, type MessageStores } from '@city-genie/service-kit/jobs/erase-messages';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import mongoose, { type Connection } from 'mongoose';
import { ledgerModel } from '../events/event-model.js';
import { noticeModel } from '../notices/notice-model.js';
import { customersOf, type PayerStore } from '../payers/payer-store.js';
import type { Provider } from '../stripe/provider.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';
import { withdrawalModel } from '../withdrawal/withdrawal-model.js';
import { exportConsents, exportSubscription } from './exported-subscription.js';

type Deps = {
  connection: Connection;
  payers: Pick<PayerStore, 'find' | 'erase'>;
  subscriptions: Pick<SubscriptionRepository, 'allOf' | 'erase'>;
  messages: MessageStores;
  limits: Pick<CallLimits, 'forget'>;
  /** Undefined where nothing can be bought. */
  provider: Provider | undefined;
  logger: Logger;
};

/** What billing holds about users, to export and to erase (docs/rules/data.md#forgetting-a-user). */
export function createPersonalData({ connection, payers, subscriptions, messages, limits, provider, logger }: Deps) {
  const ledger = ledgerModel(connection);

  /** Also Stripe forgets the customer, as far as the law lets it; invoices are kept there. */
  async function forgetAtStripe(userId: string): Promise<void> {
    const known = provider && customersOf(await payers.find(userId), provider.environment);
    for (const customer of known ?? []) {
      await provider?.deleteCustomer(customer);
    }
  }

  async function eraseOne(userId: string): Promise<void> {
    await forgetAtStripe(userId);
    const customers = (await payers.find(userId))?.customers.map(({ id }) => id) ?? [];
    await ledger.deleteMany({ customer: mongoose.trusted({ $in: customers }) });
    await noticeModel(connection).deleteMany({ userId });
    await withdrawalModel(connection).deleteMany({ userId });
    await subscriptions.erase([userId]);
    // The last, since it leads to all the others.
    await payers.erase([userId]);
  }

  return {
    async exportUser(userId: string) {
      const rows = await subscriptions.allOf(userId);
      return { subscriptions: rows.map(exportSubscription), consents: exportConsents(await payers.find(userId)) };
    },
    /**
     * @returns the ids of those of whom nothing is left; the others have to be asked for again
     * @throws when nobody could be erased
     */
    async erase(userIds: readonly string[]): Promise<string[]> {
      const left = await eraseMessages(messages, new Set(userIds));
      const results = await Promise.allSettled(userIds.map(eraseOne));
      const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      if (failures.length === userIds.length) {
        throw failures[0];
      }
      for (const failure of failures) {
        logger.warn({ err: failure }, 'a user isn’t erased yet: it is asked for again');
      }
      const erased = userIds.filter((userId, at) => results[at]?.status === 'fulfilled' && !left.has(userId));
      await limits.forget(erased);
      return erased;
    },
  };
}

export type PersonalData = ReturnType<typeof createPersonalData>;
