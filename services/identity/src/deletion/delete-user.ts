import { randomUUID } from 'node:crypto';
import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { AuditEntry } from '@city-genie/service-kit/audit/audit-entry';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { ClientSession, Connection } from 'mongoose';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit, identityAudit } from '../audit/vocabulary.js';
import type { Links } from '../links/links.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { AccountRepository } from '../users/account-repository.js';
import type { UserRow } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';
import { erasureModel } from './erasure-model.js';

export type Deletion = {
  userId: string;
  /** Who deletes. */
  by: Pick<AuditEntry<typeof identityAudit>, 'actor' | 'requestId'>;
  cause: 'user' | 'admin' | 'expiry';
  /** What must be true of the user; throws when it isn't. It runs before anything is ended, and once more in the deletion. */
  check?(txn: ClientSession, user: UserRow): Promise<void>;
};

/**
 * Deletes a user: first what costs them money ends, then the user is gone in one transaction, and whatever else is known about them is
 * erased behind the reply. Safe to repeat.
 *
 * @returns the username; undefined when there is no such user, and none who was deleted a moment ago
 * @throws what `settle` and `check` throw, and then nothing is deleted; 503 when copies of their sessions may stay in Redis for a minute
 */
export type DeleteUser = (deletion: Deletion) => Promise<string | undefined>;

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'findById'>;
  accounts: Pick<AccountRepository, 'remove'>;
  sessions: Pick<SessionStore, 'markAllEnded' | 'finishEnding'>;
  links: Pick<Links, 'formerEmailKeys' | 'removeAll'>;
  /** Of a user, in a transaction. */
  eraseSecondFactor(txn: ClientSession, userId: string): Promise<unknown>;
  /** Ends what costs the user money. */
  settle(userId: string): Promise<void>;
  /** Begins the erasure. */
  eraseNow(): void;
  outbox: Pick<Outbox, 'rows' | 'kick'>;
  audit: Pick<IdentityAudit, 'append'>;
  clock: Clock;
};

export function createDeleteUser(deps: Deps): DeleteUser {
  const { connection, users, accounts, sessions, links, eraseSecondFactor, settle, eraseNow, outbox, audit, clock } = deps;
  const erasures = erasureModel(connection);

  /** The name of a user who was deleted a moment ago. */
  async function deletedName(userId: string): Promise<string | undefined> {
    return (await erasures.findById(userId).lean())?.username;
  }

  async function remove(txn: ClientSession, { userId, by, cause, check }: Deletion): Promise<string | undefined> {
    const user = await accounts.remove(txn, userId);
    if (user === null) {
      return undefined;
    }
    await check?.(txn, user);
    const { username, email, emailVerified: isEmailVerified, firstName } = user;
    const deletedAt = new Date(clock.nowMs());
    await sessions.markAllEnded(userId, txn);
    const formerEmailKeys = await links.formerEmailKeys(txn, userId);
    await links.removeAll(txn, userId);
    await eraseSecondFactor(txn, userId);
    const farewell = randomUUID();
    const erasure = { _id: userId, username, email, isEmailVerified, formerEmailKeys, farewell, deletedAt };
    await erasures.create([erasure], { session: txn });
    const mail = { to: email, firstName, cause };
    await appendToOutbox(outbox.rows, txn, mailJobs.accountDeleted, mail, { createdAt: deletedAt, subjectId: farewell });
    await audit.append(txn, { ...by, action: 'user.deleted', target: aboutUser(userId), details: { means: cause } });
    return username;
  }

  /** @returns the username; undefined when the user is gone */
  async function deleteKnown(user: UserRow, deletion: Deletion): Promise<string | undefined> {
    const { userId, check } = deletion;
    await inTransaction(connection, async (txn) => check?.(txn, user));
    await settle(userId);
    const username = await inTransaction(connection, (txn) => remove(txn, deletion));
    outbox.kick();
    return username;
  }

  return async (deletion) => {
    const { userId } = deletion;
    const user = await users.findById(userId);
    const username = (user && (await deleteKnown(user, deletion))) ?? (await deletedName(userId));
    if (username !== undefined) {
      eraseNow();
      await sessions.finishEnding(userId);
    }
    return username;
  };
}
