import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** A waitlist entry, and what makes it unique (docs/rules/waitlist-and-mails.md#one-entry-for-a-city). */
export type EntryRow = {
  _id: Types.ObjectId;
  name: string;
  email: string;
  /** `emailKey` and `cityKey` together are unique. */
  emailKey: string;
  city: string;
  cityKey: string;
  /** The address isn't confirmed yet. */
  status: 'pending';
  createdAt: Date;
};

/** The unique index of `emailKey` and `cityKey`. */
export const uniqueEntryIndex = 'email_city';

const entrySchema = new Schema<EntryRow>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    city: { type: String, required: true },
    cityKey: { type: String, required: true },
    status: { type: String, enum: ['pending'], required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'entries', versionKey: false },
);

export function entryModel(connection: Connection): Model<EntryRow> {
  return connection.model<EntryRow>('Entry', entrySchema);
}
