import { publishSubscriptionRoute } from '@city-genie/contracts/internal/subscriber';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { waitForAll } from '@city-genie/service-kit/wait-for-all';
import mongoose, { type Connection } from 'mongoose';
import { payerModel } from '../payers/payer-model.js';
import { environments, type PaymentEnvironment } from '../stripe/payments.js';
import { entitledUntil } from '../subscriptions/entitled-until.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';

/** So many are told in one sweep. */
const batch = 100;

type Deps = {
  connection: Connection;
  identity: InternalClient;
  subscriptions: Pick<SubscriptionRepository, 'findByUser'>;
  environment: PaymentEnvironment;
  logger: Logger;
};

/**
 * Tells identity what users have paid for, so that their next request is decided by it (docs/rules/payment.md#in-force-at-once).
 * Every change has a number; what identity wasn't told yet is told again until it was.
 */
export function createPublication({ connection, identity, subscriptions, environment, logger }: Deps) {
  const payers = payerModel(connection);

  async function tell(userId: string): Promise<void> {
    // First the number, then what is told: it is at least as new.
    const payer = await payers.findOne({ _id: userId, isUnpublished: true }).lean();
    if (payer === null) {
      return;
    }
    const { revision } = payer;
    const row = await subscriptions.findByUser(userId);
    const state = { entitledUntil: row && entitledUntil(row), status: row?.status ?? 'incomplete', ...(row && { plan: row.plan }) };
    await identity.call(publishSubscriptionRoute, { params: { id: userId }, body: { revision, ...state } });
    await payers.updateOne({ _id: userId, revision }, { $set: { publishedFor: environment }, $unset: { isUnpublished: 1 } });
  }

  return {
    /** Tells it now, unless identity knows it. @throws service_unavailable when identity, or MongoDB, is away */
    ensurePublished: tell,
    /** Tells it now, or leaves it to the next sweep. Never rejects. */
    async publish(userId: string): Promise<void> {
      try {
        await tell(userId);
      } catch (error) {
        logger.warn({ err: error }, 'identity wasn’t told of a subscription yet');
      }
    },
    /** At the start: what was paid in another environment opens nothing in this one, and identity has to know. */
    async begin(): Promise<void> {
      const others = environments.filter((name) => name !== environment);
      const elsewhere = mongoose.trusted({ $in: others });
      await payers.updateMany({ publishedFor: elsewhere }, { $inc: { revision: 1 }, $set: { isUnpublished: true } });
    },
    /** How many users' changes identity doesn't know yet. */
    waiting: () => payers.countDocuments({ isUnpublished: true }),
    /** Tells what is left. @throws when some couldn't be told */
    async sweep(): Promise<void> {
      const left = await payers.find({ isUnpublished: true }, { _id: 1 }).limit(batch).lean();
      await waitForAll(left.map(({ _id }) => tell(_id)));
    },
  };
}
