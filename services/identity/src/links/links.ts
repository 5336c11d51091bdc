import { type MailLinkFields, type MailTokenPurpose, mailLinkLifetimes } from '@city-genie/contracts/internal/mail-link';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import { createMailTokenId, isMailToken, mailTokenId, writeMailToken } from '@city-genie/service-kit/trust/mail-token';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { type LinkRow, linkModel } from './link-model.js';

const keptSeconds = 30 * 24 * 3600;

/**
 * Whose link it is; an invitation is nobody's. `jobId`: of the job that asks for it, which may come twice. `emailKey`: the address that it
 * proves, where that isn't the user's own.
 */
type LinkOf = { userId?: string; jobId?: string; emailKey?: string };

export type Links = {
  /** A new link, in the transaction of what causes it. */
  create(session: ClientSession, purpose: MailTokenPurpose, of?: LinkOf): Promise<MailLinkFields>;
  /** Whether this job has made its link already. */
  isMadeFor(session: ClientSession, jobId: string): Promise<boolean>;
  /** The link of a token, also when it can't be used any more; null for every text that isn't a token of ours for this purpose. */
  find(token: string, purpose: MailTokenPurpose): Promise<LinkRow | null>;
  isUsable(link: LinkRow): boolean;
  /**
   * Takes the link.
   *
   * @param formerEmailKey the address that it replaces
   * @returns false when it can't be used any more: of two attempts at once one succeeds
   */
  use(session: ClientSession, link: LinkRow, formerEmailKey?: string): Promise<boolean>;
  /** The addresses that a user had, as far as their links still know. */
  formerEmailKeys(session: ClientSession, userId: string): Promise<string[]>;
  /** Ends the unused links of a user for this purpose. */
  revoke(session: ClientSession, userId: string, purpose: MailTokenPurpose): Promise<void>;
  /** Removes the links of a user who is deleted. */
  removeAll(session: ClientSession, userId: string): Promise<void>;
  /** The token itself. For developer tools: mails get theirs from the mailer. */
  tokenOf(purpose: MailTokenPurpose, fields: MailLinkFields): string;
};

/** A UUID in the form of a token's id, so that a job's link can be found again. Nobody can make a token of it without the key. */
function idOfJob(jobId: string): string {
  return Buffer.from(jobId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** Mailed links: single use, with an expiry; the store holds nothing that works (docs/rules/accounts.md#mailed-links). */
export function createLinks({ connection, keys, clock }: { connection: Connection; keys: KeyRing; clock: Clock }): Links {
  const links = linkModel(connection);
  const dateOf = (seconds: number) => new Date(seconds * 1000);
  const missing = mongoose.trusted({ $exists: false });
  return {
    async create(session, purpose, { userId, jobId, emailKey } = {}) {
      const tokenId = jobId === undefined ? createMailTokenId() : idOfJob(jobId);
      const tokenExpiresAt = epochSeconds(clock) + mailLinkLifetimes[purpose];
      const removeAt = dateOf(tokenExpiresAt + keptSeconds);
      const of = { ...(userId !== undefined && { userId }), ...(emailKey !== undefined && { emailKey }) };
      const row = { _id: tokenId, purpose, expiresAt: dateOf(tokenExpiresAt), removeAt, ...of };
      await links.create([row], { session });
      return { tokenId, tokenExpiresAt };
    },
    isMadeFor: async (session, jobId) => (await links.exists({ _id: idOfJob(jobId) }).session(session)) !== null,
    async find(token, purpose) {
      const id = mailTokenId(token);
      const link = id === undefined ? null : await links.findOne({ _id: id, purpose }).lean();
      const fits =
        link !== null &&
        isMailToken(token, { id: link._id, purpose, expiresAt: link.expiresAt.getTime() / 1000 }, keys.purposeKeys('mailToken'));
      return fits ? link : null;
    },
    isUsable: ({ usedAt, revokedAt, expiresAt }) => usedAt === undefined && revokedAt === undefined && expiresAt.getTime() > clock.nowMs(),
    async use(session, { _id }, formerEmailKey) {
      const now = new Date(clock.nowMs());
      const used = { usedAt: now, ...(formerEmailKey !== undefined && { formerEmailKey }) };
      const usable = { _id, usedAt: missing, revokedAt: missing, expiresAt: mongoose.trusted({ $gt: now }) };
      const { modifiedCount } = await links.updateOne(usable, { $set: used }, { session });
      return modifiedCount === 1;
    },
    async formerEmailKeys(session, userId) {
      const found = await links.find({ userId, formerEmailKey: mongoose.trusted({ $exists: true }) }, null, { session }).lean();
      return [...new Set(found.flatMap(({ formerEmailKey }) => formerEmailKey ?? []))];
    },
    async revoke(session, userId, purpose) {
      const open = { userId, purpose, usedAt: missing, revokedAt: missing };
      await links.updateMany(open, { $set: { revokedAt: new Date(clock.nowMs()) } }, { session });
    },
    async removeAll(session, userId) {
      await links.deleteMany({ userId }, { session });
    },
    tokenOf: (purpose, { tokenId, tokenExpiresAt }) =>
      writeMailToken({ id: tokenId, purpose, expiresAt: tokenExpiresAt }, keys.purposeKeys('mailToken')[0]),
  };
}
