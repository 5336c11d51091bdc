import mongoose, { type ClientSession, type Connection, type Model, type mongo, Schema } from 'mongoose';
import { emailKey as emailKeyOf, mailboxKey } from './mailbox-key.js';

/** A mailbox's pause after a mail, or its count of mails within 24 hours. MongoDB removes expired rows. */
type MailPauseRow = {
  /**
   * The `mailboxKey`, with the prefix `day ` for daily counts, and `kind reset ` or `day reset ` for mails of the kind `reset`; addresses
   * have no spaces. `tagged ` stands before the mailbox where the address has a `+tag`. An earlier version wrote the `emailKey`, and what a
   * refusal wrote behind `none `; nobody reads that.
   */
  _id: string;
  until: Date;
  /** Only for daily counts. */
  mails?: number;
  /** When a mail was last refused; nobody reads it. */
  refusedAt?: Date;
};

const mailPauseSchema = new Schema<MailPauseRow>(
  { _id: { type: String, required: true }, until: { type: Date, required: true }, mails: Number, refusedAt: Date },
  { collection: 'mail_pauses', versionKey: false },
);

const dayMs = 24 * 3_600_000;

/** For the migrations of a service that has pauses: MongoDB removes a row when it ends. */
export async function createMailPauseIndexes(db: mongo.Db): Promise<void> {
  await db.collection('mail_pauses').createIndexes([{ key: { until: 1 }, name: 'expiry', expireAfterSeconds: 0 }]);
}

function pauseModel(connection: Connection): Model<MailPauseRow> {
  return connection.model<MailPauseRow>('MailPause', mailPauseSchema);
}

export type MailPauseLimits = {
  /** One lower-case word. Mails of one kind don't hold up those of another: a password reset must not wait for a newsletter's pause. */
  kind?: string;
  pauseMs: number;
  mailsPerDay: number;
};

export type MailPause = {
  /**
   * Starts a pause for the mailbox. MongoDB does the same work whatever the answer, so that the time of a reply doesn't tell it.
   * @param isWanted false where there is no mail to send anyway, but nobody may notice that
   * @returns false when no mail may be sent: a pause is running, the daily limit is reached, or none was wanted
   */
  begin(emailKey: string, now: Date, session: ClientSession, isWanted?: boolean): Promise<boolean>;
};

/** Mails of a kind to `ada+tag@…` count apart, so that nobody can use up those of Ada by writing her address with tags. */
function rowIds(emailKey: string, kind?: string): { pause: string; day: string } {
  const mailbox = kind !== undefined && /^.+\+.*@/.test(emailKey) ? `tagged ${mailboxKey(emailKey)}` : mailboxKey(emailKey);
  return kind === undefined
    ? { pause: mailbox, day: `day ${mailbox}` }
    : { pause: `kind ${kind} ${mailbox}`, day: `day ${kind} ${mailbox}` };
}

/**
 * At most one mail per mailbox and pause, and a limit within 24 hours, so that nobody's inbox can be flooded through our form
 * (docs/rules/waitlist-and-mails.md#one-mail-per-pause). It is part of the entry's transaction, not a counter in Redis: an entry that is
 * rolled back must not use up its mail, and of two concurrent entries for one mailbox exactly one gets it (the other hits a write conflict
 * and is repeated). The database needs `createMailPauseIndexes`.
 */
export function createMailPause(connection: Connection, limits: MailPauseLimits): MailPause {
  const pauses = pauseModel(connection);
  return {
    async begin(emailKey, now, session, isWanted = true) {
      const { pause, day } = rowIds(emailKey, limits.kind);
      const after = (durationMs: number) => new Date(now.getTime() + durationMs);
      const ofEarlierVersion = limits.kind === undefined ? [emailKey] : [];
      const ids = mongoose.trusted({ $in: [pause, day, ...ofEarlierVersion] });
      const running = await pauses
        .find({ _id: ids, until: mongoose.trusted({ $gt: now }) })
        .session(session)
        .lean();
      const today = running.find((row) => row._id === day);
      const isPaused = running.some((row) => row !== today) || (today?.mails ?? 0) >= limits.mailsPerDay;
      const isFree = isWanted && !isPaused;
      const upsert = { upsert: true, session };
      // Whatever the answer, the same two rows are written: of two sign-ups at once for one mailbox one always waits for the other, so that
      // this tells nothing either. What a refusal makes ends at once.
      const written = (change: object) => (isFree ? { $set: change } : { $setOnInsert: { until: now }, $set: { refusedAt: now } });
      await pauses.updateOne({ _id: pause }, written({ until: after(limits.pauseMs) }), upsert);
      await pauses.updateOne({ _id: day }, written({ until: today?.until ?? after(dayMs), mails: (today?.mails ?? 0) + 1 }), upsert);
      return isFree;
    },
  };
}

/**
 * Removes everything about the mailboxes behind these addresses: pauses and counts of all kinds, of each spelling of them, and what refusals
 * wrote. It reads every row once, of which there are no more than a day's.
 */
export async function eraseMailPauses(connection: Connection, emails: readonly string[], session?: ClientSession): Promise<void> {
  if (emails.length === 0) {
    return;
  }
  const mailboxes = emails.flatMap((email) => [mailboxKey(email), emailKeyOf(email)]);
  const ofMailbox = { $in: [{ $last: { $split: ['$_id', ' '] } }, mailboxes] };
  await pauseModel(connection).deleteMany({ $expr: mongoose.trusted(ofMailbox) }, session && { session });
}
