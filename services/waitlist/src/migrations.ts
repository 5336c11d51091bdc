import { createAuditLogCollection } from '@city-genie/service-kit/audit/audit-model';
import { createOutboxIndexes } from '@city-genie/service-kit/jobs/outbox';
import { createMailPauseIndexes } from '@city-genie/service-kit/mailbox/mail-pause';
import { mailboxKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import type { Migration } from '@city-genie/service-kit/stores/migrations';
import { uniqueEntryIndex } from './entries/entry-model.js';

export const waitlistMigrations: readonly Migration[] = [
  {
    id: '001-entries-and-outbox',
    up: async (db) => {
      await db.collection('entries').createIndexes([{ key: { emailKey: 1, cityKey: 1 }, name: uniqueEntryIndex, unique: true }]);
      await createMailPauseIndexes(db);
      await createOutboxIndexes(db);
    },
  },
  {
    // A pause that an earlier version started for one spelling of a mailbox now applies to all of them.
    id: '002-mail-pauses-by-mailbox',
    up: async (db) => {
      const pauses = db.collection<{ _id: string; until: Date }>('mail_pauses');
      for await (const { _id, until } of pauses.find()) {
        const mailbox = mailboxKey(_id);
        if (mailbox !== _id) {
          await pauses.updateOne({ _id: mailbox }, { $max: { until } }, { upsert: true });
        }
      }
    },
  },
  {
    // Rows expire a day after the hand-over, and an index finds messages by subject.
    id: '003-outbox-forgets',
    up: createOutboxIndexes,
  },
  {
    // Entries of before have no `removeAt`: nobody asked them to confirm, so none of them goes. Their links need a key, so the service gives
    // them.
    id: '004-confirmations-and-lists',
    up: async (db) => {
      const newestFirst = { createdAt: -1, _id: -1 } as const;
      const indexes = [
        // Finds entries without a link, too.
        { key: { linkId: 1 }, name: 'link' },
        { key: { leaveId: 1 }, name: 'leave' },
        { key: { removeAt: 1 }, name: 'expiry', expireAfterSeconds: 0 },
        // The status is there for the figures, which read nothing else then.
        { key: { ...newestFirst, status: 1 }, name: 'by_time' },
        { key: { status: 1, ...newestFirst }, name: 'by_status' },
        { key: { cityKey: 1, ...newestFirst }, name: 'by_city' },
        { key: { cityKey: 1, status: 1, invitedAt: 1 }, name: 'demand' },
        { key: { nameKey: 1, _id: 1 }, name: 'by_name' },
        { key: { searchWords: 1 }, name: 'search' },
      ];
      // One at a time, so that no step takes long.
      for (const index of indexes) {
        await db.collection('entries').createIndexes([index]);
      }
      await createAuditLogCollection(db);
    },
  },
];
