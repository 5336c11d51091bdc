import type { MailTokenPurpose } from '@city-genie/contracts/internal/mail-link';
import { type Connection, type Model, Schema } from 'mongoose';

/** What is known of a mailed link; its token isn't stored (`service-kit/trust/mail-token.ts`). */
export type LinkRow = {
  /** The token's id. */
  _id: string;
  purpose: MailTokenPurpose;
  /** Whose link it is; an invitation has none. */
  userId?: string;
  /** The address that the link proves, where it isn't the user's own: another may be asked for while it is on its way. */
  emailKey?: string;
  /** The address that its use replaced, where the user had verified that: something may be left under it (`deletion/former-addresses.ts`). */
  formerEmailKey?: string;
  /** Whole seconds, which the token authenticates. */
  expiresAt: Date;
  /** Single use. */
  usedAt?: Date;
  /** When a newer link, or a change of the password, took its place. */
  revokedAt?: Date;
  /** When MongoDB removes the row. Until then a used or expired link can still be told from a made-up one. */
  removeAt: Date;
};

const linkSchema = new Schema<LinkRow>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    userId: String,
    emailKey: String,
    formerEmailKey: String,
    expiresAt: { type: Date, required: true },
    usedAt: Date,
    revokedAt: Date,
    removeAt: { type: Date, required: true },
  },
  { collection: 'mail_links', versionKey: false },
);

export function linkModel(connection: Connection): Model<LinkRow> {
  return connection.model<LinkRow>('MailLink', linkSchema);
}
