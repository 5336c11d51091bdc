import type { Clock } from '@city-genie/service-kit/clock';
import mongoose, { type Connection } from 'mongoose';
import { type SubscriptionRow, subscriptionModel } from './subscription-model.js';

export type SubscriptionRepository = {
  findByUser(userId: string): Promise<SubscriptionRow | null>;
  /** Gives a user without a subscription one until this time, in epoch seconds. What a user has stays as it is. */
  grant(userId: string, until: number): Promise<void>;
  /** Deletes what these users have. A subscription that costs money has to be ended before (`settlement.ts`). */
  erase(userIds: readonly string[]): Promise<void>;
};

export function createSubscriptionRepository({ connection, clock }: { connection: Connection; clock: Clock }): SubscriptionRepository {
  const subscriptions = subscriptionModel(connection);
  return {
    findByUser: (userId) => subscriptions.findOne({ userId }).lean(),
    async grant(userId, until) {
      const now = new Date(clock.nowMs());
      const granted = { source: 'grant', status: 'active', plan: 'yearly', currentPeriodEnd: new Date(until * 1000) } as const;
      const row = { ...granted, createdAt: now, updatedAt: now };
      // Mongoose's own timestamps would touch a row that is there.
      await subscriptions.updateOne({ userId }, { $setOnInsert: row }, { upsert: true, timestamps: false });
    },
    async erase(userIds) {
      await subscriptions.deleteMany({ userId: mongoose.trusted({ $in: userIds }) });
    },
  };
}
