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
];
