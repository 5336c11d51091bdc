import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { writeMailToken } from '@city-genie/service-kit/trust/mail-token';
import { expect } from 'vitest';
import { type EntryLinkPurpose, linkFields } from '../src/entries/entry-links.js';
import type { EntryRow } from '../src/entries/entry-model.js';

/** The token that the mailer would write. */
export function tokenOf(entry: EntryRow | undefined, purpose: EntryLinkPurpose): string {
  const { tokenId: id, tokenExpiresAt: expiresAt } = linkFields(entry ?? expect.fail('there is no entry'), purpose);
  return writeMailToken({ id, purpose, expiresAt }, testKeys.purposeKeys('waitlistLink')[0]);
}
