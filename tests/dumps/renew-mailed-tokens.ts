import type { MailTokenPurpose } from '@city-genie/contracts/internal/mail-link';
import { keyFilePath } from '@city-genie/local-stack/keys/key-folder';
import { keyFile } from '@city-genie/service-kit/trust/keys';
import { isMailToken, mailTokenId, writeMailToken } from '@city-genie/service-kit/trust/mail-token';
import type { Dump, DumpNotes } from './dump-format.js';

/**
 * The notes of a dump whose times were shifted, with tokens of mailed links that fit the shifted expiries, which a token authenticates.
 *
 * @param taken the dump before the shift
 * @throws when this version doesn't accept a token as it was mailed
 */
export function renewMailedTokens(taken: Dump, shifted: Dump): DumpNotes {
  const { accounts } = taken.notes;
  if (accounts === undefined) {
    return shifted.notes;
  }
  const { unverified, forgetful } = accounts;
  const renewed = (token: string, purpose: MailTokenPurpose) => renew(token, purpose, taken, shifted);
  return {
    ...shifted.notes,
    accounts: {
      ...accounts,
      unverified: { ...unverified, token: renewed(unverified.token, 'verify_email') },
      forgetful: { ...forgetful, token: renewed(forgetful.token, 'reset_password') },
    },
  };
}

function renew(token: string, purpose: MailTokenPurpose, taken: Dump, shifted: Dump): string {
  const id = mailTokenId(token) ?? '';
  const keys = mailTokenKeys(taken);
  if (!isMailToken(token, { id, purpose, expiresAt: expiryOf(taken, id) }, keys)) {
    throw new Error(`a token for ${purpose} that was mailed before the dump isn’t accepted any more`);
  }
  return writeMailToken({ id, purpose, expiresAt: expiryOf(shifted, id) }, keys[0] ?? '');
}

/** In epoch seconds, from what identity has stored about the link. */
function expiryOf(dump: Dump, id: string): number {
  const link = dump.mongodb.identity?.mail_links?.documents.find(({ _id }) => _id === id);
  const { $date }: { $date?: { $numberLong: string } } = Object(link?.expiresAt);
  return Number($date?.$numberLong) / 1000;
}

function mailTokenKeys({ files }: Dump): readonly string[] {
  return keyFile.parse(JSON.parse(files[keyFilePath('keys', 'identity')] ?? '{}')).purposes.mailToken ?? [];
}
