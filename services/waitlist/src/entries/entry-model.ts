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
  /** `pending`: nobody has followed the mailed link yet. */
  status: 'pending' | 'confirmed';
  createdAt: Date;
  confirmedAt?: Date;
  /**
   * The ids in the tokens of its mailed links (docs/rules/waitlist-and-mails.md#confirmed-by-a-link). Missing for a while in what a replica of
   * an earlier version stores, with all that follows here but `invitedAt`.
   */
  linkId: string;
  /** When the link that confirms it was made, or mailed again. */
  linkAt: Date;
  leaveId: string;
  /** When MongoDB removes it unless it is confirmed. Entries of before there were links wait for nothing, and have none. */
  removeAt?: Date;
  /** The last invitation. */
  invitedAt?: Date;
  /** By whose beginnings administrators find it. */
  searchWords: string[];
  /** The name without case and accents, for its order. */
  nameKey: string;
};

/** The unique index of `emailKey` and `cityKey`. */
export const uniqueEntryIndex = 'email_city';

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;

const entrySchema = new Schema<EntryRow>(
  {
    name: text,
    email: text,
    emailKey: text,
    city: text,
    cityKey: text,
    status: { type: String, enum: ['pending', 'confirmed'], required: true },
    createdAt: date,
    confirmedAt: Date,
    linkId: text,
    linkAt: date,
    leaveId: text,
    removeAt: Date,
    invitedAt: Date,
    searchWords: { type: [String], default: undefined },
    nameKey: text,
  },
  { collection: 'entries', versionKey: false },
);

export function entryModel(connection: Connection): Model<EntryRow> {
  return connection.model<EntryRow>('Entry', entrySchema);
}
