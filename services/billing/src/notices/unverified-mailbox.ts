import { mailboxKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import { keyedHash } from '@city-genie/service-kit/trust/keyed-hash';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';

/** What is kept of a mailbox that somebody else may own. */
export const mailboxHash = (to: string, keys: KeyRing): string => keyedHash(mailboxKey(to), keys.purposeKeys('pseudonym')[0]);

/** Whether a hash, also by a former key, is of this mailbox. */
export const isSameMailbox = (hash: string | undefined, to: string, keys: KeyRing): boolean =>
  keys.purposeKeys('pseudonym').some((key) => keyedHash(mailboxKey(to), key) === hash);
