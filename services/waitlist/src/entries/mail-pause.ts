import mongoose, { type ClientSession, type Connection, Schema } from 'mongoose';
import { mailboxKey } from './entry-key.js';

/** A mailbox that had a mail a moment ago, or how many it had within a day. MongoDB removes the row when its time is over. */
type MailPauseRow = {
  /** The `mailboxKey`, after `day ` in rows of a day; addresses have no spaces. The version before wrote the `emailKey`. */
  _id: string;
  until: Date;
  /** In rows of a day. */
  mails?: number;
};

const mailPauseSchema = new Schema<MailPauseRow>(
  { _id: { type: String, required: true }, until: { type: Date, required: true }, mails: Number },
  { collection: 'mail_pauses', versionKey: false },
);

const dayMs = 24 * 3_600_000;

export type MailPause = {
  /** Starts a pause for the mailbox. @returns false when one is running or the day is full, so that no mail may be sent. */
  begin(emailKey: string, now: Date, session: ClientSession): Promise<boolean>;
};

/**
 * At most one mail per mailbox and pause, and so many within 24 hours, so that nobody's inbox can be filled through our form.
 * It is part of the entry's transaction and not a counter in Redis: an entry that is rolled back must not have used up its mail,
 * and of two entries at once for one mailbox exactly one gets it (the other meets a write conflict and looks again).
 */
export function createMailPause(connection: Connection, limits: { pauseMs: number; mailsPerDay: number }): MailPause {
  const pauses = connection.model<MailPauseRow>('MailPause', mailPauseSchema);
  return {
    async begin(emailKey, now, session) {
      const mailbox = mailboxKey(emailKey);
      const day = `day ${mailbox}`;
      const after = (durationMs: number) => new Date(now.getTime() + durationMs);
      const ids = mongoose.trusted({ $in: [mailbox, emailKey, day] });
      const running = await pauses
        .find({ _id: ids, until: mongoose.trusted({ $gt: now }) })
        .session(session)
        .lean();
      const today = running.find((row) => row._id === day);
      if (running.some((row) => row !== today) || (today?.mails ?? 0) >= limits.mailsPerDay) {
        return false;
      }
      const upsert = { upsert: true, session };
      await pauses.updateOne({ _id: mailbox }, { $set: { until: after(limits.pauseMs) } }, upsert);
      await pauses.updateOne({ _id: day }, { $set: { until: today?.until ?? after(dayMs), mails: (today?.mails ?? 0) + 1 } }, upsert);
      return true;
    },
  };
}
