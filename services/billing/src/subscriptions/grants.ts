import type { Clock } from '@city-genie/service-kit/clock';
import type { Connection } from 'mongoose';
import { subscriptionModel } from './subscription-model.js';

/** @returns gives a user without a grant one until this time, in epoch seconds. What a user has stays as it is */
export function createGrants({ connection, clock }: { connection: Connection; clock: Clock }) {
  const subscriptions = subscriptionModel(connection);
  return async (userId: string, until: number): Promise<void> => {
    const now = new Date(clock.nowMs());
    const end = new Date(until * 1000);
    const granted = { source: 'grant', status: 'active', plan: 'yearly', isCancelled: false } as const;
    const row = { ...granted, currentPeriodEnd: end, paidUntil: end, createdAt: now, updatedAt: now };
    // Mongoose's own timestamps would touch a row that is there.
    await subscriptions.updateOne({ userId, environment: 'grant' }, { $setOnInsert: row }, { upsert: true, timestamps: false });
  };
}
