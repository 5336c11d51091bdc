import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { searchWordsOf } from './search-words.js';

/** The unique index of `usernameKey`. */
export const uniqueName = 'username';
/** The unique index of `emailKey`. */
export const uniqueEmail = 'email';

/** `until`: as long as the link to confirm it works. */
export type PendingEmail = { email: string; until: Date };

/** A user (docs/rules/access.md#ordered-fields); payment is billing's. */
export type UserRow = {
  _id: Types.ObjectId;
  username: string;
  /** Lower case; unique. */
  usernameKey: string;
  firstName: string;
  lastName: string;
  email: string;
  emailKey: string;
  country: string;
  subscriptionPlan: 'monthly' | 'yearly';
  subscriptionStatus: string;
  /** Epoch seconds; null = not entitled (docs/rules/access.md#entitled-until). Billing publishes it. */
  entitledUntil: number | null;
  /** Which of billing's messages the subscription is from; missing while there was none (`paid-access.ts`). */
  subscriptionRevision?: number;
  isAdmin: boolean;
  emailVerified: boolean;
  /** Increases with every change of rights, so that an outdated session copy can be recognised. */
  version: number;
  /** argon2id, as `$argon2id$…`; missing for users from before there were passwords, who can only reset it. */
  passwordHash?: string;
  passwordChangedAt?: Date;
  /** The version of the terms that were accepted at registration, and when. */
  termsVersion?: string;
  termsAcceptedAt?: Date;
  /** The kinds of devices that have signed in (`sessions/device-kind.ts`). */
  deviceKinds?: string[];
  /** Whether a second factor is on (`second-factor/factor-model.ts`), as the last change of it left it. */
  hasSecondFactor?: boolean;
  /** The address that the user has asked for; it is theirs once it is confirmed. */
  pendingEmail?: PendingEmail;
  /** Which mails the user wants; what is missing is as for everybody. */
  preferences?: { signInNotices?: boolean; newsCities?: string[] };
  /** When we wrote that the account will be deleted unless its address is verified. */
  expiryToldAt?: Date;
  /** By these words administrators find the user. */
  searchWords: string[];
  createdAt: Date;
  updatedAt: Date;
};

const userSchema = new Schema<UserRow>(
  {
    username: { type: String, required: true },
    usernameKey: { type: String, required: true },
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    country: { type: String, required: true },
    subscriptionPlan: { type: String, enum: ['monthly', 'yearly'], default: 'monthly' },
    subscriptionStatus: { type: String, default: 'incomplete' },
    entitledUntil: { type: Number, default: null },
    subscriptionRevision: Number,
    isAdmin: { type: Boolean, default: false },
    emailVerified: { type: Boolean, default: false },
    version: { type: Number, default: 1 },
    passwordHash: String,
    passwordChangedAt: Date,
    termsVersion: String,
    termsAcceptedAt: Date,
    deviceKinds: { type: [String], default: undefined },
    hasSecondFactor: Boolean,
    pendingEmail: { type: new Schema<PendingEmail>({ email: String, until: Date }, { _id: false }) },
    preferences: {
      type: new Schema<NonNullable<UserRow['preferences']>>(
        { signInNotices: Boolean, newsCities: { type: [String], default: undefined } },
        { _id: false },
      ),
    },
    expiryToldAt: Date,
    searchWords: {
      type: [String],
      default(this: UserRow) {
        return searchWordsOf(this);
      },
    },
  },
  { collection: 'users', versionKey: false, timestamps: true },
);

export function userModel(connection: Connection): Model<UserRow> {
  return connection.model<UserRow>('User', userSchema);
}
