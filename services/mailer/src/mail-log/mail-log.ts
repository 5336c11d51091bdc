import type { Clock } from '@city-genie/service-kit/clock';
import type { Connection } from 'mongoose';
import { type MailLogRow, mailLogModel } from './mail-log-model.js';

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

  async function mark(id: string, row: Pick<MailLogRow, 'type' | 'status' | 'sentAt'>, updatedAt: Date): Promise<void> {
    await rows.updateOne({ _id: id }, { $set: { ...row, updatedAt } }, { upsert: true });
  }

  return {
    wasSent: async (id) => (await rows.exists({ _id: id, status: 'sent' })) !== null,
    markSent: async (id, type) => {
      const now = new Date(clock.nowMs());
      await mark(id, { type, status: 'sent', sentAt: now }, now);
    },
    markFailed: (id, type) => mark(id, { type, status: 'failed', sentAt: null }, new Date(clock.nowMs())),
  };
}
