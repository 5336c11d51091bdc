import { type Connection, type Model, Schema } from 'mongoose';

/** A deleted user of whom something may be left somewhere; it goes when nothing is (docs/rules/accounts.md#deleting-an-account). */
export type ErasureRow = {
  /** The user's id. */
  _id: string;
  /** By these, other services and the counts of limits know the user. */
  username: string;
  email: string;
  /** Only a verified address is theirs; behind another one may be somebody else's data. */
  isEmailVerified: boolean;
  /** Addresses that they had verified before they changed them; missing in rows of earlier versions. */
  formerEmailKeys?: string[];
  /** How the message is marked that tells them so. Nothing leads from it to the user, since what was sent is remembered by it. */
  farewell: string;
  deletedAt: Date;
  /** What must not be done again (`done-places.ts`). */
  donePlaces?: string[];
  /** Until then it is left alone (`erasure-claims.ts`); missing = it is due. */
  nextTryAt?: Date;
  /** Of the process that works on it until then; missing = none does. */
  claim?: string;
  /** How often something was left; missing = 0. */
  tries?: number;
};

const erasureSchema = new Schema<ErasureRow>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    email: { type: String, required: true },
    isEmailVerified: { type: Boolean, required: true },
    formerEmailKeys: { type: [String], default: undefined },
    farewell: { type: String, required: true },
    deletedAt: { type: Date, required: true },
    donePlaces: { type: [String], default: undefined },
    nextTryAt: Date,
    claim: String,
    tries: Number,
  },
  { collection: 'erasures', versionKey: false },
);

export function erasureModel(connection: Connection): Model<ErasureRow> {
  return connection.model<ErasureRow>('Erasure', erasureSchema);
}
