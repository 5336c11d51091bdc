import { randomUUID } from 'node:crypto';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import { thisProcess } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import { type ErasureRow, erasureModel } from './erasure-model.js';

/** One place where something about a user may be. @returns false when something is left, and it has to be asked again; it may also throw */
export type Eraser = (user: ErasureRow) => Promise<boolean>;

/** Longer than any call takes that was in flight at the deletion: until then, something may still be left behind. */
const shortestMs = 10_000;

type Deps = {
  connection: Connection;
  /** By the name of the place, in the order in which they are asked. */
  erasers: Readonly<Record<string, Eraser>>;
  audit: Pick<IdentityAudit, 'append'>;
  logger: Logger;
  clock: Clock;
};

/**
 * @returns erases what is left of deleted users, everywhere. It is run again and again until nothing is left: the row of an erasure goes
 * last, so a service that is away delays it and loses nothing.
 */
export function createErasures({ connection, erasers, audit, logger, clock }: Deps): () => Promise<void> {
  const erasures = erasureModel(connection);

  async function isErased(user: ErasureRow, place: string, erase: Eraser): Promise<boolean> {
    try {
      return await erase(user);
    } catch (error) {
      logger.debug({ err: error, userId: user._id, place }, 'not erased yet');
      return false;
    }
  }

  /** One place after the other, and all of them, whatever becomes of the others. */
  async function placesLeft(user: ErasureRow): Promise<string[]> {
    const left: string[] = [];
    for (const [place, erase] of Object.entries(erasers)) {
      if (!(await isErased(user, place, erase))) {
        left.push(place);
      }
    }
    return left;
  }

  async function finish({ _id }: ErasureRow): Promise<void> {
    await inTransaction(connection, async (txn) => {
      const { deletedCount } = await erasures.deleteOne({ _id }, { session: txn });
      // Another replica may have been faster.
      if (deletedCount === 1) {
        await audit.append(txn, { ...thisProcess(randomUUID()), action: 'user.erased', target: aboutUser(_id) });
      }
    });
  }

  return async () => {
    for (const user of await erasures.find().sort({ deletedAt: 1 }).lean()) {
      const left = await placesLeft(user);
      const ageMs = clock.nowMs() - user.deletedAt.getTime();
      if (left.length > 0) {
        logger.info({ userId: user._id, left, seconds: Math.round(ageMs / 1000) }, 'a deleted user is not erased everywhere yet');
      } else if (ageMs >= shortestMs) {
        await finish(user);
      }
    }
  };
}
