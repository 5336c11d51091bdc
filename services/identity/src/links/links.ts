import type { MailTokenPurpose } from '@city-genie/contracts/internal/mail-link';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import { createMailTokenId, isMailToken, mailTokenId, writeMailToken } from '@city-genie/service-kit/trust/mail-token';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { type LinkRow, linkModel } from './link-model.js';

/** How long a link works, in seconds. */
const lifetimes: Readonly<Record<MailTokenPurpose, number>> = {
  verify_email: 24 * 3600,
  reset_password: 3600,
  invite: 14 * 24 * 3600,
};
const keptSeconds = 30 * 24 * 3600;

/** The fields by which a job names a link. */
export type LinkFields = { tokenId: string; tokenExpiresAt: number };

export type Links = {
  /** A new link of a user, or an invitation without one, in the transaction of what causes it. */
  create(session: ClientSession, purpose: MailTokenPurpose, userId?: string): Promise<LinkFields>;
  /** The link of a token, also when it is used or expired; null for every text that isn't a token of ours for this purpose. */
  find(token: string, purpose: MailTokenPurpose): Promise<LinkRow | null>;
  isUsable(link: LinkRow): boolean;
  /** Takes the link. @returns false when it was used, or has expired: of two attempts at once one succeeds */
  use(session: ClientSession, link: LinkRow): Promise<boolean>;
  /** Ends all links of a user for this purpose. */
  revoke(session: ClientSession, userId: string, purpose: MailTokenPurpose): Promise<void>;
  /** The token itself. For developer tools: mails get theirs from the mailer. */
  tokenOf(purpose: MailTokenPurpose, fields: LinkFields): string;
};

/** Mailed links: single use, with an expiry; the store holds nothing that works (docs/rules/accounts.md#mailed-links). */
export function createLinks({ connection, keys, clock }: { connection: Connection; keys: KeyRing; clock: Clock }): Links {
  const links = linkModel(connection);
  const dateOf = (seconds: number) => new Date(seconds * 1000);
  const usable = (id: string) => ({
    _id: id,
    usedAt: mongoose.trusted({ $exists: false }),
    expiresAt: mongoose.trusted({ $gt: new Date(clock.nowMs()) }),
  });
  return {
    async create(session, purpose, userId) {
      const tokenId = createMailTokenId();
      const tokenExpiresAt = epochSeconds(clock) + lifetimes[purpose];
      const removeAt = dateOf(tokenExpiresAt + keptSeconds);
      const row = { _id: tokenId, purpose, expiresAt: dateOf(tokenExpiresAt), removeAt, ...(userId !== undefined && { userId }) };
      await links.create([row], { session });
      return { tokenId, tokenExpiresAt };
    },
    async find(token, purpose) {
      const id = mailTokenId(token);
      const link = id === undefined ? null : await links.findOne({ _id: id, purpose }).lean();
      const fits =
        link !== null &&
        isMailToken(token, { id: link._id, purpose, expiresAt: link.expiresAt.getTime() / 1000 }, keys.purposeKeys('mailToken'));
      return fits ? link : null;
    },
    isUsable: (link) => link.usedAt === undefined && link.expiresAt.getTime() > clock.nowMs(),
    async use(session, { _id }) {
      const { modifiedCount } = await links.updateOne(usable(_id), { $set: { usedAt: new Date(clock.nowMs()) } }, { session });
      return modifiedCount === 1;
    },
    async revoke(session, userId, purpose) {
      const usedAt = new Date(clock.nowMs());
      await links.updateMany({ userId, purpose, usedAt: mongoose.trusted({ $exists: false }) }, { $set: { usedAt } }, { session });
    },
    tokenOf: (purpose, { tokenId, tokenExpiresAt }) =>
      writeMailToken({ id: tokenId, purpose, expiresAt: tokenExpiresAt }, keys.purposeKeys('mailToken')[0]),
  };
}
