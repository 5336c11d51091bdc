import { randomUUID } from 'node:crypto';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import { thisProcess } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import { type EraseBatch, settledAt } from './erasure-batch.js';
import type { ErasureClaims } from './erasure-claims.js';
import { type ErasureRow, erasureModel } from './erasure-model.js';

type Deps = {
  connection: Connection;
  claims: ErasureClaims;
  eraseBatch: EraseBatch;
  audit: Pick<IdentityAudit, 'append'>;
  logger: Logger;
  clock: Clock;
};

/** Erases what is left of deleted users until none is due. @param signal between two batches the work ends once it is aborted */
export type EraseRest = (signal?: AbortSignal) => Promise<void>;

/**
 * Erases what is left of deleted users, everywhere, batch by batch. The row of an erasure goes last, so a service that is away delays it and
 * loses nothing.
 */
export function createErasures({ connection, claims, eraseBatch, audit, logger, clock }: Deps): EraseRest {
  const erasures = erasureModel(connection);

  async function finish(users: readonly ErasureRow[]): Promise<void> {
    await inTransaction(connection, async (txn) => {
      for (const { _id } of users) {
        const { deletedCount } = await erasures.deleteOne({ _id }, { session: txn });
        // Another replica may have been faster.
        if (deletedCount === 1) {
          await audit.append(txn, { ...thisProcess(randomUUID()), action: 'user.erased', target: aboutUser(_id) });
        }
      }
    });
  }

  /** @param left the places where something is left */
  async function delay(user: ErasureRow, left: readonly string[], nowMs: number): Promise<void> {
    if (left.length > 0) {
      const seconds = Math.round((nowMs - user.deletedAt.getTime()) / 1000);
      logger.info({ userId: user._id, left, seconds }, 'a deleted user is not erased everywhere yet');
      await claims.tryLater(user);
    } else {
      await claims.giveBack(user, settledAt(user));
    }
  }

  async function eraseOneBatch(batch: readonly ErasureRow[]): Promise<void> {
    const nowMs = clock.nowMs();
    const places = await eraseBatch(batch, nowMs);
    const leftOf = ({ _id }: ErasureRow) => places.get(_id) ?? [];
    const isDone = (user: ErasureRow) => leftOf(user).length === 0 && nowMs >= settledAt(user).getTime();
    for (const user of batch.filter((one) => !isDone(one))) {
      await delay(user, leftOf(user), nowMs);
    }
    await finish(batch.filter(isDone));
  }

  return async (signal) => {
    while (signal?.aborted !== true) {
      const batch = await claims.take();
      if (batch.length === 0) {
        return;
      }
      await eraseOneBatch(batch);
    }
  };
}
