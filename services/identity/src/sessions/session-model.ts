import type { KnownSession } from '@city-genie/contracts/internal/caller';
import { type Connection, type Model, Schema } from 'mongoose';

type Purpose = Extract<KnownSession, { kind: 'pending' }>['purpose'];

/** The specification's session; only the hash of the cookie's value is stored. */
export type SessionRow = {
  /** SHA-256 of the sid, hex. */
  _id: string;
  sess: {
    userId: string;
    /** Of a pending session: the one thing that it is good for. */
    purpose?: Purpose;
  };
  expire: Date;
  /** From before the values of cookies carried a MAC. */
  isOld?: boolean;
  /** It is over, and stays until no copy of it is left. */
  isEnded?: boolean;
};

const sessionSchema = new Schema<SessionRow>(
  {
    _id: { type: String, required: true },
    sess: {
      type: new Schema<SessionRow['sess']>({ userId: { type: String, required: true }, purpose: { type: String } }, { _id: false }),
      required: true,
    },
    expire: { type: Date, required: true },
    isOld: { type: Boolean },
    isEnded: { type: Boolean },
  },
  { collection: 'sessions', versionKey: false },
);

export function sessionModel(connection: Connection): Model<SessionRow> {
  return connection.model<SessionRow>('Session', sessionSchema);
}
