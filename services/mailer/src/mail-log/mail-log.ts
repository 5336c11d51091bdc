import type { Clock } from '@city-genie/service-kit/clock';
import { isDuplicateKey } from '@city-genie/service-kit/stores/mongo';
import mongoose, { type Connection } from 'mongoose';
import { type MailLogRow, mailLogModel } from './mail-log-model.js';

/** What is written down of a mail besides its outcome. */
export type LoggedMail = Pick<MailLogRow, '_id' | 'type'> & { subjectId?: string | undefined };

export type MailLog = {
  wasSent(id: string): Promise<boolean>;
  /** Writes the marker that prevents a second mail. */
  markSent(mail: LoggedMail): Promise<void>;
  /** Marks a mail as given up. A mail marked as sent stays `sent`. */
  markFailed(mail: LoggedMail): Promise<void>;
  /** The mails about somebody, the oldest first. */
  about(subjectId: string): Promise<MailLogRow[]>;
  /** Removes the ids of those whom mails were about. The rows stay: a job may come again, and must find its marker. */
  unlink(subjectIds: readonly string[]): Promise<void>;
};

/** The outcome of each mail, in the mailer's own database. @throws when MongoDB doesn't answer. */
export function createMailLog(connection: Connection, clock: Clock): MailLog {
  const rows = mailLogModel(connection);

  /** Whom it is about is written once, with the row: no later run of the job brings back what was erased. */
  const changeOf = ({ subjectId }: LoggedMail, outcome: Omit<MailLogRow, '_id' | 'subjectId'>) => ({
    $set: outcome,
    ...(subjectId !== undefined && { $setOnInsert: { subjectId } }),
  });

  return {
    wasSent: async (id) => (await rows.exists({ _id: id, status: 'sent' })) !== null,
    markSent: async (mail) => {
      const now = new Date(clock.nowMs());
      const change = changeOf(mail, { type: mail.type, status: 'sent', sentAt: now, updatedAt: now });
      await rows.updateOne({ _id: mail._id }, change, { upsert: true });
    },
    markFailed: async (mail) => {
      const notSent = { _id: mail._id, status: mongoose.trusted({ $ne: 'sent' } as const) };
      const change = changeOf(mail, { type: mail.type, status: 'failed', sentAt: null, updatedAt: new Date(clock.nowMs()) });
      try {
        await rows.updateOne(notSent, change, { upsert: true });
      } catch (error) {
        // The row is there and says `sent`, or another run has marked the mail at this moment.
        if (!isDuplicateKey(error)) {
          throw error;
        }
      }
    },
    about: (subjectId) => rows.find({ subjectId }).sort({ updatedAt: 1 }).lean(),
    unlink: async (subjectIds) => {
      await rows.updateMany({ subjectId: mongoose.trusted({ $in: subjectIds }) }, { $unset: { subjectId: 1 } });
    },
  };
}
