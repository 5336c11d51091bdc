import type { Migration } from '@city-genie/service-kit/migrations';
import { createOutboxIndexes } from '@city-genie/service-kit/outbox';

export const waitlistMigrations: readonly Migration[] = [
  {
    id: '001-entries-and-outbox',
    up: async (db) => {
      await db.collection('entries').createIndexes([{ key: { emailKey: 1, cityKey: 1 }, name: 'email_city', unique: true }]);
      await db.collection('mail_pauses').createIndexes([{ key: { until: 1 }, name: 'expiry', expireAfterSeconds: 0 }]);
      await createOutboxIndexes(db);
    },
  },
];
