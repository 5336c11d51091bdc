import { mailboxKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import { keyedHash } from '@city-genie/service-kit/trust/keyed-hash';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';

/** By which a mailbox is known again without keeping it: what is written comes first, then what was written with former keys. */
export function mailboxHashes(to: string, keys: KeyRing): readonly [string, ...string[]] {
  const [present, ...former] = keys.purposeKeys('pseudonym');
  const hash = (key: string) => keyedHash(mailboxKey(to), key);
  return [hash(present), ...former.map(hash)];
}
