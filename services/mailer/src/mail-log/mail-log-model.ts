import { type Connection, type Model, Schema } from 'mongoose';

/** The outcome of a mail. It holds no address; the id leads, for a day, to the outbox row that caused the mail. */
export type MailLogRow = {
  /** The outbox id, also job id and Message-ID. */
  _id: string;
  type: string;
  status: 'sent' | 'failed';
  /** The id of the user or entry that the mail was about. Missing where it was about nobody, in rows of earlier versions, and once it is erased. */
  subjectId?: string;
  sentAt: Date | null;
  updatedAt: Date;
};

const mailLogSchema = new Schema<MailLogRow>(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    status: { type: String, enum: ['sent', 'failed'], required: true },
    subjectId: String,
    sentAt: { type: Date, default: null },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'mail_log', versionKey: false },
);

export function mailLogModel(connection: Connection): Model<MailLogRow> {
  return connection.model<MailLogRow>('MailLog', mailLogSchema);
}
