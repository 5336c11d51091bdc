import type { Migration } from '@city-genie/service-kit/stores/migrations';

/** Longer than any job can return: retries end after days, failed jobs are kept for 30 days (docs/rules/data.md#what-is-kept-how-long). */
const keepSeconds = 90 * 24 * 3600;

export const mailerMigrations: readonly Migration[] = [
  {
    id: '001-mail-log',
    up: async (db) => {
      await db.collection('mail_log').createIndexes([{ key: { updatedAt: 1 }, name: 'expiry', expireAfterSeconds: keepSeconds }]);
    },
  },
  {
    // Finds the mails about a user. Rows of before have no subject.
    id: '002-mail-log-subjects',
    up: async (db) => {
      await db.collection('mail_log').createIndexes([{ key: { subjectId: 1 }, name: 'subject', sparse: true }]);
    },
  },
];
