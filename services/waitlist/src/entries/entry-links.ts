import { type MailLinkFields, mailLinkLifetimes } from '@city-genie/contracts/internal/mail-link';
import { keyedHash } from '@city-genie/service-kit/trust/keyed-hash';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import { createMailTokenId, isMailToken, mailTokenId } from '@city-genie/service-kit/trust/mail-token';
import type { Connection } from 'mongoose';
import { type EntryRow, entryModel } from './entry-model.js';

export type EntryLinkPurpose = 'confirm_entry' | 'leave_waitlist';

/**
 * Tokens of entries name no time. How long a link confirms is counted from `linkAt`, so that another mail lets the link of an earlier one work
 * for longer instead of ending it; the link that leaves works for ever.
 */
const tokenExpiresAt = 0;

/**
 * The ids of an entry's links. `linkId` is that of this entry. `leaveId` is that of its address, the same for every entry and sign-up of it,
 * so that the link of an old mail still leads off the list.
 */
export type EntryLinks = Pick<EntryRow, 'linkId' | 'linkAt' | 'leaveId'>;

/** @returns makes the links of a new entry */
export function createEntryLinks(keys: KeyRing): (emailKey: string, now: Date) => EntryLinks {
  return (emailKey, now) => ({
    linkId: createMailTokenId(),
    linkAt: now,
    leaveId: keyedHash(JSON.stringify(['leave', emailKey]), keys.purposeKeys('waitlistLink')[0]),
  });
}

/** What the mailer needs to write a link. */
export function linkFields({ linkId, leaveId }: Pick<EntryRow, 'linkId' | 'leaveId'>, purpose: EntryLinkPurpose): MailLinkFields {
  return { tokenId: purpose === 'confirm_entry' ? linkId : leaveId, tokenExpiresAt };
}

/** The time from which the link that confirms doesn't work any more, and a pending entry isn't kept. */
export function confirmableUntil({ linkAt }: Pick<EntryRow, 'linkAt'>): Date {
  return new Date(linkAt.getTime() + mailLinkLifetimes.confirm_entry * 1000);
}

/**
 * @returns finds an entry by a mailed token; of the link that leaves, any of its address. `invalid` for a text that is no token of ours,
 * `unknown` when no entry has it (any more)
 */
export function createEntryFinder(connection: Connection, keys: KeyRing) {
  const entries = entryModel(connection);
  return async (token: string, purpose: EntryLinkPurpose): Promise<EntryRow | 'invalid' | 'unknown'> => {
    const id = mailTokenId(token);
    if (id === undefined || !isMailToken(token, { id, purpose, expiresAt: tokenExpiresAt }, keys.purposeKeys('waitlistLink'))) {
      return 'invalid';
    }
    return (await entries.findOne(purpose === 'confirm_entry' ? { linkId: id } : { leaveId: id }).lean()) ?? 'unknown';
  };
}

export type EntryFinder = ReturnType<typeof createEntryFinder>;
