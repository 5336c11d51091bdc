import type { QueueName } from '@city-genie/contracts/internal/job';
import type { Clock } from '@city-genie/service-kit/clock';
import type { MessageStores } from '@city-genie/service-kit/jobs/erase-messages';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import type { ClientSession, Connection } from 'mongoose';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { Links } from '../links/links.js';
import type { PasswordProof } from '../passwords/password-proof.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { UserDataClients } from '../user-data/user-data-clients.js';
import { createDeleteOtherUser } from '../user-management/delete-other-user.js';
import type { AccountRepository } from '../users/account-repository.js';
import type { UserRepository } from '../users/user-repository.js';
import { createAccountExpiry } from './account-expiry.js';
import { createDeleteOwnAccount } from './delete-own-account.js';
import { createDeleteUser } from './delete-user.js';
import { createDonePlaces } from './done-places.js';
import { createErasureStages } from './erasers.js';
import { createEraseBatch } from './erasure-batch.js';
import { createErasureClaims } from './erasure-claims.js';
import { createErasures, type EraseRest } from './erasures.js';
import { createFormerAddresses } from './former-addresses.js';
import { createMessageErasers } from './message-erasers.js';

type Deps = {
  connection: Connection;
  users: UserRepository;
  accounts: AccountRepository;
  sessions: SessionStore;
  links: Links;
  eraseSecondFactor(txn: ClientSession, userId: string): Promise<unknown>;
  provePassword: PasswordProof;
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

/** Puts together how what is left of them is erased. */
function createEraseRest(deps: Deps): EraseRest {
  const done = createDonePlaces(deps.connection);
  const known = { ...deps, done, formerAddresses: createFormerAddresses(deps.connection) };
  const stages = createErasureStages({ ...known, messageErasers: createMessageErasers(known) });
  return createErasures({ ...deps, claims: createErasureClaims(deps), eraseBatch: createEraseBatch({ ...deps, stages, done }) });
}

/** Puts together how users are deleted (docs/rules/accounts.md#deleting-an-account). */
export function createDeletions(deps: Deps) {
  const settle = (userId: string) => deps.otherServices.settle(userId);
  const deleteUser = createDeleteUser({ ...deps, settle });
  return {
    deleteOwnAccount: createDeleteOwnAccount({ ...deps, deleteUser }),
    deleteOtherUser: createDeleteOtherUser({ ...deps, deleteUser }),
    eraseRest: createEraseRest(deps),
    expireAccounts: createAccountExpiry({ ...deps, deleteUser }),
  };
}
