import { mailQueue, type QueueName } from '@city-genie/contracts/internal/job';
import type { Clock } from '@city-genie/service-kit/clock';
import { eraseMessages, type MessageStores } from '@city-genie/service-kit/jobs/erase-messages';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import { eraseMailPauses } from '@city-genie/service-kit/mailbox/mail-pause';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import type { ClientSession, Connection } from 'mongoose';
import { linkRequestSubject } from '../accounts/link-requests.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { Links } from '../links/links.js';
import type { PasswordGuess } from '../passwords/password-guess.js';
import type { SessionStore } from '../sessions/session-store.js';
import { createDeleteOtherUser } from '../user-management/delete-other-user.js';
import type { AccountRepository } from '../users/account-repository.js';
import { type UserRepository, usernameKey } from '../users/user-repository.js';
import { createAccountExpiry } from './account-expiry.js';
import { createDeleteOwnAccount } from './delete-own-account.js';
import { createDeleteUser } from './delete-user.js';
import type { ErasureRow } from './erasure-model.js';
import { createErasures, type Eraser } from './erasures.js';
import { createFarewellEraser } from './farewell.js';
import type { UserDataClients } from './user-data-clients.js';

type Deps = {
  connection: Connection;
  users: UserRepository;
  accounts: AccountRepository;
  sessions: SessionStore;
  links: Links;
  eraseSecondFactor(txn: ClientSession, userId: string): Promise<unknown>;
  isPasswordOf: PasswordGuess;
  otherServices: UserDataClients;
  outbox: Outbox;
  queues: Readonly<Record<QueueName, MessageStores['queues'][number]>>;
  limits: Pick<CallLimits, 'forget'>;
  audit: Pick<IdentityAudit, 'append'>;
  keys: KeyRing;
  clock: Clock;
  logger: Logger;
  /** Begins the erasure of what is left. */
  eraseNow(): void;
};

/** The counts of a stranger's address protect them, and end within a day. */
const ownEmailOf = ({ email, isEmailVerified }: ErasureRow) => (isEmailVerified ? email : undefined);

/** Wherever something about a deleted user may be. */
function erasersOf(deps: Deps): Record<string, Eraser> {
  const { connection, sessions, otherServices, outbox, limits, keys, clock } = deps;
  const queues = Object.values(deps.queues);
  const messages = { outbox: outbox.rows, queues };

  async function eraseSessions({ _id }: ErasureRow): Promise<boolean> {
    await inTransaction(connection, (txn) => sessions.markAllEnded(_id, txn));
    await sessions.finishEnding(_id);
    return true;
  }

  async function eraseOwnMessages({ _id, email }: ErasureRow): Promise<boolean> {
    const requests = keys.purposeKeys('pseudonym').map((key) => linkRequestSubject(emailKey(email), key));
    const done = await Promise.all([_id, ...requests].map((subject) => eraseMessages(messages, subject)));
    return !done.includes(false);
  }

  async function eraseCounts(user: ErasureRow): Promise<boolean> {
    const { _id, username } = user;
    const email = ownEmailOf(user);
    if (email !== undefined) {
      await eraseMailPauses(connection, email);
    }
    const addresses = email === undefined ? [] : [emailKey(email)];
    const logins = [usernameKey(username), ...addresses].map((name) => `login:${name}`);
    await limits.forget([_id, `user:${_id}`, `login:${_id}`, `signed-in:${_id}`, ...addresses, ...logins]);
    return true;
  }

  return {
    sessions: eraseSessions,
    // Before the services, of which the mailer writes down whom a message was about that is worked on in between.
    messages: eraseOwnMessages,
    services: async (user) => (await otherServices.eraseAll(user._id, ownEmailOf(user))).length === 0,
    counts: eraseCounts,
    farewell: createFarewellEraser({ ...messages, mails: deps.queues[mailQueue], clock }),
  };
}

/** Puts together how users are deleted (docs/rules/accounts.md#deleting-an-account). */
export function createDeletions(deps: Deps) {
  const settle = (userId: string) => deps.otherServices.settle(userId);
  const deleteUser = createDeleteUser({ ...deps, settle });
  return {
    deleteOwnAccount: createDeleteOwnAccount({ ...deps, deleteUser }),
    deleteOtherUser: createDeleteOtherUser({ ...deps, deleteUser }),
    eraseRest: createErasures({ ...deps, erasers: erasersOf(deps) }),
    expireAccounts: createAccountExpiry({ ...deps, deleteUser }),
  };
}
