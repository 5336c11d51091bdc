import type { Clock } from '@city-genie/service-kit/clock';
import { isDuplicateKey } from '@city-genie/service-kit/stores/mongo';
import mongoose, { type Connection } from 'mongoose';
import { mailLogModel } from './mail-log-model.js';

export type MailLog = {
  wasSent(id: string): Promise<boolean>;
  /** Writes the marker that prevents a second mail. */
  markSent(id: string, type: string): Promise<void>;
  /** Marks a mail as given up. A mail marked as sent stays `sent`. */
  markFailed(id: string, type: string): Promise<void>;
};

/** The outcome of each mail, in the mailer's own database. @throws when MongoDB doesn't answer. */
export function createMailLog(connection: Connection, clock: Clock): MailLog {
  const rows = mailLogModel(connection);

  return {
    wasSent: async (id) => (await rows.exists({ _id: id, status: 'sent' })) !== null,
    markSent: async (id, type) => {
      const now = new Date(clock.nowMs());
      await rows.updateOne({ _id: id }, { $set: { type, status: 'sent', sentAt: now, updatedAt: now } }, { upsert: true });
    },
    markFailed: async (id, type) => {
      const notSent = { _id: id, status: mongoose.trusted({ $ne: 'sent' } as const) };
      const row = { type, status: 'failed', sentAt: null, updatedAt: new Date(clock.nowMs()) } as const;
      try {
        await rows.updateOne(notSent, { $set: row }, { upsert: true });
      } catch (error) {
        // The row is there and says `sent`, or another run has marked the mail at this moment.
        if (!isDuplicateKey(error)) {
          throw error;
        }
      }
    },
  };
}
