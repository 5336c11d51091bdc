import { type Connection, type Model, Schema } from 'mongoose';

/**
 * A mail that was asked for; its id names what it is about, so that it is sent once. `unverified`: it went to a mailbox that nobody had
 * verified, as a keyed hash.
 */
export type NoticeRow = { _id: string; userId: string; at: Date; unverified?: string };

/** The id of a mail about an invoice that was paid, and the invoice of such an id. `corrected`: once more, to the right address. */
export const paidKey = {
  of: (bill: string, corrected?: 'corrected') => `paid:${bill}${corrected ? `:${corrected}` : ''}`,
  billOf: (key: string): string | undefined => /^paid:([^:]+)$/.exec(key)?.[1],
};

const noticeSchema = new Schema<NoticeRow>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    at: { type: Date, required: true },
    unverified: { type: String },
  },
  { collection: 'payment_notices', versionKey: false },
);

export function noticeModel(connection: Connection): Model<NoticeRow> {
  return connection.model<NoticeRow>('PaymentNotice', noticeSchema);
}
