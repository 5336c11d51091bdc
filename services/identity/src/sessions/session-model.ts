import type { KnownSession } from '@city-genie/contracts/internal/caller';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Device } from './device-kind.js';

type Purpose = Extract<KnownSession, { kind: 'pending' }>['purpose'];

/** A session (docs/rules/access.md#ordered-fields); of the cookie's value only the hash is stored. */
export type SessionRow = {
  /** SHA-256 of the sid, hex. */
  _id: string;
  sess: {
    userId: string;
    /** For pending sessions: the only thing the session may be used for. */
    purpose?: Purpose;
  };
  expire: Date;
  /** Missing for sessions from before there was an absolute limit. */
  createdAt?: Date;
  /** To the hour; missing for sessions from before it was kept. */
  usedAt?: Date;
  /** What the session was started with. */
  device?: Device;
  /** For pending sessions that began in a browser in which the user had signed in before. */
  isOfKnownDevice?: boolean;
  /** The hash of the session whose place it took. */
  replaces?: string;
  /** When the user last proved again to be one; missing = `createdAt`. */
  provedAt?: Date;
  /** The code by which they did (`second-factor/code-check.ts`), to know it again. */
  provedBy?: string;
  /** From before cookies carried a MAC. */
  isOld?: boolean;
  /** The session has ended; the row stays until its copies are removed. */
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
    createdAt: Date,
    usedAt: Date,
    device: { type: new Schema<Device>({ browser: String, system: String, platform: String }, { _id: false }) },
    isOfKnownDevice: { type: Boolean },
    replaces: String,
    provedAt: Date,
    provedBy: String,
    isOld: { type: Boolean },
    isEnded: { type: Boolean },
  },
  { collection: 'sessions', versionKey: false },
);

export function sessionModel(connection: Connection): Model<SessionRow> {
  return connection.model<SessionRow>('Session', sessionSchema);
}
