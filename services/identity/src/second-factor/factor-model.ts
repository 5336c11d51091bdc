import { type Connection, type Model, Schema } from 'mongoose';

/** A recovery code: of what was shown only the hash is stored. */
export type RecoveryCodeRow = {
  /** argon2id, as `$argon2id$…`. */
  hash: string;
  usedAt?: Date;
};

/** A user's second factor (docs/rules/accounts.md#second-factor). */
export type SecondFactorRow = {
  /** The user's id. */
  _id: string;
  /** Sealed for this user (`secret-seal.ts`). */
  secret: string;
  /** When a code of the app has confirmed it. Without, it is a setup that counts for nothing yet. */
  confirmedAt?: Date;
  /** When a setup that nobody confirms ends, and MongoDB removes it. */
  expiresAt?: Date;
  /** The step of the last code that was taken; it and those before it don't count any more. */
  lastStep?: number;
  recoveryCodes?: RecoveryCodeRow[];
};

/** A second factor that is on. */
export type ConfirmedFactor = SecondFactorRow & Required<Pick<SecondFactorRow, 'confirmedAt' | 'lastStep' | 'recoveryCodes'>>;

const recoveryCodeSchema = new Schema<RecoveryCodeRow>({ hash: { type: String, required: true }, usedAt: Date }, { _id: false });

const factorSchema = new Schema<SecondFactorRow>(
  {
    _id: { type: String, required: true },
    secret: { type: String, required: true },
    confirmedAt: Date,
    expiresAt: Date,
    lastStep: Number,
    recoveryCodes: { type: [recoveryCodeSchema], default: undefined },
  },
  { collection: 'second_factors', versionKey: false },
);

export function factorModel(connection: Connection): Model<SecondFactorRow> {
  return connection.model<SecondFactorRow>('SecondFactor', factorSchema);
}
