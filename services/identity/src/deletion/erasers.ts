import { type UserDataService, userDataServices } from '@city-genie/contracts/internal/user-data';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import { eraseMailPauses } from '@city-genie/service-kit/mailbox/mail-pause';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import type { SessionStore } from '../sessions/session-store.js';
import type { UserDataClients } from '../user-data/user-data-clients.js';
import { usernameKey } from '../users/user-repository.js';
import type { DonePlaces } from './done-places.js';
import type { Eraser, ErasureStage } from './erasure-batch.js';
import type { ErasureRow } from './erasure-model.js';
import type { FormerAddresses } from './former-addresses.js';
import { createUnsharedMailboxes } from './unshared-mailboxes.js';

export type EraserDeps = {
  connection: Connection;
  sessions: Pick<SessionStore, 'markAllEnded' | 'finishEnding'>;
  otherServices: Pick<UserDataClients, 'erase'>;
  limits: Pick<CallLimits, 'forget'>;
  done: DonePlaces;
  formerAddresses: FormerAddresses;
  messageErasers: { messages: Eraser; farewell: Eraser };
};

const idsOf = (users: readonly ErasureRow[]) => users.map(({ _id }) => _id);

/** The counts of a stranger's address protect them, and end within a day. */
const ownEmailOf = ({ email, isEmailVerified }: ErasureRow) => (isEmailVerified ? email : undefined);

/** The keys under which a user was counted, whatever the limit. @param emails addresses that are, or were, theirs */
function countedKeysOf({ _id, username }: ErasureRow, emails: readonly string[]): string[] {
  const addresses = emails.map(emailKey);
  const logins = [usernameKey(username), ...addresses].map((name) => `login:${name}`);
  const ofUser = ['user', 'repeat', 'login', 'known', 'signed-in'].map((kind) => `${kind}:${_id}`);
  return [_id, ...ofUser, ...addresses, ...logins];
}

function createSessionEraser({ connection, sessions }: EraserDeps): Eraser {
  return async (users) => {
    await inTransaction(connection, async (txn) => {
      for (const { _id } of users) {
        await sessions.markAllEnded(_id, txn);
      }
    });
    for (const { _id } of users) {
      await sessions.finishEnding(_id);
    }
    return new Set(idsOf(users));
  };
}

/** The counts are found by name and address, so once: later they are somebody's who took them anew. */
function createCountEraser({ connection, limits, done, formerAddresses }: EraserDeps): Eraser {
  const unsharedMailboxes = createUnsharedMailboxes(connection);
  return async (users) => {
    const formerOf = await formerAddresses(users);
    const emailsOf = (user: ErasureRow) => [ownEmailOf(user) ?? [], formerOf(user)].flat();
    // Pauses are of a mailbox in all its spellings, of which another user may have one.
    await eraseMailPauses(connection, await unsharedMailboxes(users.flatMap(emailsOf).map(emailKey)));
    await limits.forget(users.flatMap((user) => countedKeysOf(user, emailsOf(user))));
    await done.add(idsOf(users), 'counts');
    return new Set(idsOf(users));
  };
}

/** By the address only until the waitlist, which knows people by nothing else, is done. */
function createServiceErasers({ otherServices, done }: EraserDeps): ErasureStage {
  const eraserOf =
    (service: UserDataService): Eraser =>
    async (users) => {
      const asked = users.map((user) => ({ id: user._id, email: done.has(user, 'address') ? undefined : ownEmailOf(user) }));
      const erased = await otherServices.erase(service, asked);
      if (service === 'waitlist') {
        await done.add([...erased], 'address');
      }
      return erased;
    };
  return Object.fromEntries(userDataServices.map((service) => [service, eraserOf(service)]));
}

/** Wherever something about deleted users may be, in the order in which it is erased. */
export function createErasureStages(deps: EraserDeps): readonly ErasureStage[] {
  const { messages, farewell } = deps.messageErasers;
  return [
    // Messages before the services, of which the mailer writes down whom one was about that is worked on in between.
    { sessions: createSessionEraser(deps), messages },
    { ...createServiceErasers(deps), counts: createCountEraser(deps), farewell },
  ];
}
