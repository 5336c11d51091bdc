import { createAuditLogCollection } from '@city-genie/service-kit/audit/audit-model';
import { createOutboxIndexes } from '@city-genie/service-kit/jobs/outbox';
import { createMailPauseIndexes } from '@city-genie/service-kit/mailbox/mail-pause';
import type { Migration } from '@city-genie/service-kit/stores/migrations';
import { uniqueEmail, uniqueName } from './users/user-model.js';

export const identityMigrations: readonly Migration[] = [
  {
    id: '001-users-and-sessions',
    up: async (db) => {
      await db.collection('users').createIndexes([
        { key: { usernameKey: 1 }, name: uniqueName, unique: true },
        { key: { emailKey: 1 }, name: uniqueEmail, unique: true },
      ]);
      await db.collection('sessions').createIndexes([
        { key: { expire: 1 }, name: 'expiry', expireAfterSeconds: 0 },
        { key: { 'sess.userId': 1 }, name: 'user' },
      ]);
    },
  },
  {
    id: '002-old-sessions',
    up: async (db) => {
      // Marks all sessions that exist now; new ones have cookies with a MAC.
      await db.collection('sessions').updateMany({ isOld: { $exists: false } }, { $set: { isOld: true } });
      await db.collection('sessions').createIndexes([{ key: { isOld: 1 }, name: 'old', sparse: true }]);
    },
  },
  {
    id: '003-accounts',
    up: async (db) => {
      await db.collection('sessions').createIndexes([{ key: { isEnded: 1 }, name: 'ended', sparse: true }]);
      await db.collection('mail_links').createIndexes([
        { key: { userId: 1, purpose: 1 }, name: 'user' },
        { key: { removeAt: 1 }, name: 'expiry', expireAfterSeconds: 0 },
      ]);
      await createMailPauseIndexes(db);
      await createOutboxIndexes(db);
      await createAuditLogCollection(db);
    },
  },
];
