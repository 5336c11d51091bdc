import { type ClientSession, type Connection, Schema } from 'mongoose';

/** An address that had a mail a moment ago. */
type MailPauseRow = {
  /** The address as `emailKey` gives it. */
  _id: string;
  until: Date;
};

const mailPauseSchema = new Schema<MailPauseRow>(
  { _id: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'mail_pauses', versionKey: false },
);

export type MailPause = {
  /** Starts a pause for the address. @returns false when one is running, so that no mail may be sent. */
  begin(emailKey: string, now: Date, session: ClientSession): Promise<boolean>;
};

/**
 * At most one mail per address and pause (D34), so that nobody's inbox can be filled through our form. It is part of the
 * entry's transaction and not a counter in Redis: an entry that is rolled back must not have used up its mail, and of
 * two entries at once for one address exactly one gets it (the other meets a write conflict and looks again).
 */
export function createMailPause(connection: Connection, pauseMs: number): MailPause {
  const pauses = connection.model<MailPauseRow>('MailPause', mailPauseSchema);
  return {
    async begin(emailKey, now, session) {
      const running = await pauses.findById(emailKey).session(session).lean();
      if (running && running.until > now) {
        return false;
      }
      await pauses.updateOne({ _id: emailKey }, { $set: { until: new Date(now.getTime() + pauseMs) } }, { upsert: true, session });
      return true;
    },
  };
}
