import { createAuditLogCollection } from '@city-genie/service-kit/audit/audit-model';
import { createOutboxIndexes } from '@city-genie/service-kit/jobs/outbox';
import { createMailPauseIndexes } from '@city-genie/service-kit/mailbox/mail-pause';
import type { Migration } from '@city-genie/service-kit/stores/migrations';
import { giveSearchWords } from './users/give-search-words.js';
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
  {
    id: '004-second-factors',
    up: async (db) => {
      await db.collection('second_factors').createIndexes([{ key: { expiresAt: 1 }, name: 'expiry', expireAfterSeconds: 0 }]);
    },
  },
  {
    id: '005-user-management',
    up: async (db) => {
      await db.collection('users').createIndexes([
        { key: { createdAt: -1, _id: -1 }, name: 'by_time' },
        { key: { searchWords: 1 }, name: 'search' },
        { key: { createdAt: 1 }, name: 'unverified', partialFilterExpression: { emailVerified: false } },
        { key: { isAdmin: 1 }, name: 'admins', partialFilterExpression: { isAdmin: true } },
      ]);
      // By the index, which also finds who has no words.
      await giveSearchWords(db.collection('users'));
      // For an index that logs of earlier versions lack.
      await createAuditLogCollection(db);
    },
  },
  {
    // Finds the erasures that are due, and the oldest. Rows of before say no time, and so they are due.
    id: '006-due-erasures',
    up: async (db) => {
      await db.collection('erasures').createIndexes([
        { key: { nextTryAt: 1 }, name: 'due' },
        { key: { deletedAt: 1 }, name: 'by_time' },
      ]);
    },
  },
];
