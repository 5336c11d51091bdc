import { type Connection, type Model, Schema } from 'mongoose';

/** The specification's session; only the hash of the cookie's value is stored (design §3). */
export type SessionRow = {
  /** SHA-256 of the sid, hex. */
  _id: string;
  sess: { userId: string };
  expire: Date;
};

const sessionSchema = new Schema<SessionRow>(
  {
    _id: { type: String, required: true },
    sess: { type: new Schema<SessionRow['sess']>({ userId: { type: String, required: true } }, { _id: false }), required: true },
    expire: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false },
);

export function sessionModel(connection: Connection): Model<SessionRow> {
  return connection.model<SessionRow>('Session', sessionSchema);
}
