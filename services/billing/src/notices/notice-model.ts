import { type Connection, type Model, Schema } from 'mongoose';

/** A mail that was asked for; its id names what it is about, so that it is sent once. */
export type NoticeRow = { _id: string; userId: string; at: Date };

const noticeSchema = new Schema<NoticeRow>(
  { _id: { type: String, required: true }, userId: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'payment_notices', versionKey: false },
);

export function noticeModel(connection: Connection): Model<NoticeRow> {
  return connection.model<NoticeRow>('PaymentNotice', noticeSchema);
}
