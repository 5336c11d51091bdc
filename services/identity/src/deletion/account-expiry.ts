import { randomUUID } from 'node:crypto';
import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { thisProcess } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import { addresseeOf } from '../users/addressee.js';
import { type UserRow, userModel } from '../users/user-model.js';
import type { DeleteUser } from './delete-user.js';

const dayMs = 24 * 3_600_000;
/** How long an account stays whose address nobody has verified, and how long before its end its owner is told. */
const expiry = { afterMs: 30 * dayMs, toldBeforeMs: 7 * dayMs } as const;
/** So many are told in one run, which is more than register in an hour; the next run tells more. */
const atOnce = 1000;

type Deps = {
  connection: Connection;
  deleteUser: DeleteUser;
  outbox: Pick<Outbox, 'rows' | 'kick'>;
  audit: Pick<IdentityAudit, 'append'>;
  clock: Clock;
  logger: Logger;
};

/** Nobody has verified them, and nobody has ever paid for them. */
const unused = { emailVerified: false, isAdmin: false, entitledUntil: null } as const;

/** Between two accounts the work ends once the signal is aborted. */
export type ExpireAccounts = (signal?: AbortSignal) => Promise<void>;

/** @returns tells the owners of unverified accounts that these will go, and a week later deletes them (docs/rules/accounts.md#expiry) */
export function createAccountExpiry({ connection, deleteUser, outbox, audit, clock, logger }: Deps): ExpireAccounts {
  const users = userModel(connection);
  const missing = mongoose.trusted({ $exists: false });
  const atLatest = (ms: number) => mongoose.trusted({ $lte: new Date(ms) });

  async function tell(txn: ClientSession, { _id }: UserRow): Promise<void> {
    const now = clock.nowMs();
    const user = await users.findOneAndUpdate(
      { _id, ...unused, expiryToldAt: missing },
      { $set: { expiryToldAt: new Date(now) } },
      { session: txn, timestamps: false },
    );
    if (user !== null) {
      const userId = String(_id);
      const at = Math.floor((now + expiry.toldBeforeMs) / 1000);
      const about = { createdAt: new Date(now), subjectId: userId };
      await appendToOutbox(outbox.rows, txn, mailJobs.accountExpiring, { ...addresseeOf(user), at }, about);
      await audit.append(txn, { ...thisProcess(randomUUID()), action: 'user.expiry_told', target: aboutUser(userId) });
    }
  }

  /** Of the row as it is deleted: its owner may have come back in the meantime, or corrected the address and wasn't told there. */
  async function check(_txn: ClientSession, { emailVerified, entitledUntil, isAdmin, expiryToldAt }: UserRow): Promise<void> {
    if (emailVerified || isAdmin || entitledUntil !== null || expiryToldAt === undefined) {
      throw new Error('this account is in use');
    }
  }

  async function remove({ _id }: UserRow): Promise<void> {
    const userId = String(_id);
    try {
      await deleteUser({ userId, by: thisProcess(randomUUID()), cause: 'expiry', check });
    } catch (error) {
      // One that can't be deleted now must not keep the others.
      logger.warn({ err: error, userId }, 'expired account not deleted');
    }
  }

  return async (signal) => {
    const now = clock.nowMs();
    const untold = { ...unused, createdAt: atLatest(now - expiry.afterMs + expiry.toldBeforeMs), expiryToldAt: missing };
    for (const user of await users.find(untold).limit(atOnce).lean()) {
      await inTransaction(connection, (txn) => tell(txn, user));
    }
    outbox.kick();
    const due = { ...unused, createdAt: atLatest(now - expiry.afterMs), expiryToldAt: atLatest(now - expiry.toldBeforeMs) };
    // All of them: those that can't be deleted now must not keep the others from their turn.
    for await (const user of users.find(due).lean()) {
      if (signal?.aborted) {
        return;
      }
      await remove(user);
    }
  };
}
