import { type MailLinkFields, mailLinkLifetimes } from '@city-genie/contracts/internal/mail-link';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import { createMailTokenId, isMailToken, mailTokenId } from '@city-genie/service-kit/trust/mail-token';
import type { Connection } from 'mongoose';
import { type EntryRow, entryModel } from './entry-model.js';

export type EntryLinkPurpose = 'confirm_entry' | 'leave_waitlist';

const wholeSeconds = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000);

/** A new id of links, and from when the link that confirms is counted. */
export function newLink(now: Date): Pick<EntryRow, 'linkId' | 'linkAt'> {
  return { linkId: createMailTokenId(), linkAt: wholeSeconds(now) };
}

type Linked = Pick<EntryRow, 'linkId' | 'linkAt' | 'createdAt'>;

/** Epoch seconds. Leaving is counted from the sign-up, so the links of all mails about an entry are the same. */
function expiryOf({ linkAt, createdAt }: Linked, purpose: EntryLinkPurpose): number {
  const start = purpose === 'confirm_entry' ? linkAt : wholeSeconds(createdAt);
  return start.getTime() / 1000 + mailLinkLifetimes[purpose];
}

/** What the mailer needs to write a link. */
export function linkFields(entry: Linked, purpose: EntryLinkPurpose): MailLinkFields {
  return { tokenId: entry.linkId, tokenExpiresAt: expiryOf(entry, purpose) };
}

/** The time from which the link that confirms doesn't work any more. */
export function confirmableUntil(entry: Linked): Date {
  return new Date(expiryOf(entry, 'confirm_entry') * 1000);
}

/**
 * @returns finds the entry of a mailed token: `malformed` for a text of another form, `unknown` when no entry has it (any more), `forged` when
 * it isn't the token of its entry. Whether it has expired is left to the caller.
 */
export function createEntryFinder(connection: Connection, keys: KeyRing) {
  const entries = entryModel(connection);
  return async (token: string, purpose: EntryLinkPurpose): Promise<EntryRow | 'malformed' | 'unknown' | 'forged'> => {
    const id = mailTokenId(token);
    if (id === undefined) {
      return 'malformed';
    }
    const entry = await entries.findOne({ linkId: id }).lean();
    if (entry === null) {
      return 'unknown';
    }
    const fits = isMailToken(token, { id, purpose, expiresAt: expiryOf(entry, purpose) }, keys.purposeKeys('waitlistLink'));
    return fits ? entry : 'forged';
  };
}

export type EntryFinder = ReturnType<typeof createEntryFinder>;
