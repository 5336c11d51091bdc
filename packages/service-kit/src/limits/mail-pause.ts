import mongoose, { type ClientSession, type Connection, Schema } from 'mongoose';
import { mailboxKey } from './mailbox-key.js';

/** A mailbox's pause after a mail, or its count of mails within 24 hours. MongoDB removes expired rows. */
type MailPauseRow = {
  /** The `mailboxKey`, with the prefix `day ` for daily counts; addresses have no spaces. An earlier version wrote the `emailKey`. */
  _id: string;
  until: Date;
  /** Only for daily counts. */
  mails?: number;
};

const mailPauseSchema = new Schema<MailPauseRow>(
  { _id: { type: String, required: true }, until: { type: Date, required: true }, mails: Number },
  { collection: 'mail_pauses', versionKey: false },
);

const dayMs = 24 * 3_600_000;

export type MailPause = {
  /** Starts a pause for the mailbox. @returns false when a pause is running or the daily limit is reached; then no mail may be sent. */
  begin(emailKey: string, now: Date, session: ClientSession): Promise<boolean>;
};

/**
 * At most one mail per mailbox and pause, and a limit within 24 hours, so that nobody's inbox can be flooded through our form
 * (docs/rules/waitlist-and-mails.md#one-mail-per-pause). It is part of the entry's transaction, not a counter in Redis: an entry that is
 * rolled back must not use up its mail, and of two concurrent entries for one mailbox exactly one gets it (the other hits a write conflict
 * and is repeated).
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
