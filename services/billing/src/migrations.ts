import type { Migration } from '@city-genie/service-kit/stores/migrations';

export const billingMigrations: readonly Migration[] = [
  {
    id: '001-subscriptions',
    up: async (db) => {
      await db.collection('subscriptions').createIndexes([{ key: { userId: 1 }, name: 'user', unique: true }]);
    },
  },
];
