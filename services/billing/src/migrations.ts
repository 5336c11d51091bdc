import { createOutboxIndexes } from '@city-genie/service-kit/jobs/outbox';
import type { Migration } from '@city-genie/service-kit/stores/migrations';

/** For how long the events of the payment provider are kept. */
const ledgerDays = 90;

export const billingMigrations: readonly Migration[] = [
  {
    id: '001-subscriptions',
    up: async (db) => {
      await db.collection('subscriptions').createIndexes([{ key: { userId: 1 }, name: 'user', unique: true }]);
    },
  },
  {
    id: '002-payments',
    up: async (db) => {
      const subscriptions = db.collection('subscriptions');
      const old = { environment: { $exists: false } };
      // Whatever was paid for before there was a provider was none of a provider's.
      await subscriptions.updateMany(old, [
        {
          $set: {
            environment: { $cond: [{ $eq: ['$source', 'grant'] }, 'grant', 'test'] },
            paidUntil: '$currentPeriodEnd',
            isCancelled: false,
          },
        },
      ]);
      await subscriptions.createIndexes([
        { key: { userId: 1, environment: 1 }, name: 'user_environment', unique: true },
        { key: { nextReadAt: 1 }, name: 'next_read', sparse: true },
      ]);
      if (await subscriptions.indexExists('user')) {
        await subscriptions.dropIndex('user');
      }
      await db.collection('payers').createIndexes([
        { key: { 'customers.id': 1 }, name: 'customer' },
        { key: { isUnpublished: 1 }, name: 'unpublished', sparse: true },
      ]);
      await db.collection('payment_events').createIndexes([
        { key: { nextAttemptAt: 1 }, name: 'pending', sparse: true },
        { key: { customer: 1 }, name: 'customer' },
        { key: { receivedAt: 1 }, name: 'expiry', expireAfterSeconds: ledgerDays * 86_400 },
      ]);
      await db.collection('payment_notices').createIndexes([
        { key: { userId: 1 }, name: 'user' },
        { key: { at: 1 }, name: 'expiry', expireAfterSeconds: 400 * 86_400 },
      ]);
      await db.collection('used_guarantees').createIndexes([{ key: { at: 1 }, name: 'expiry', expireAfterSeconds: 400 * 86_400 }]);
      await db.collection('withdrawals').createIndexes([{ key: { state: 1, nextAttemptAt: 1 }, name: 'unfinished' }]);
      await createOutboxIndexes(db);
    },
  },
  {
    id: '003-corrected-mails',
    up: async (db) => {
      await db.collection('payment_notices').createIndexes([{ key: { unverified: 1 }, name: 'unverified', sparse: true }]);
    },
  },
];
