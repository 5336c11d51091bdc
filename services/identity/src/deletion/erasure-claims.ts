import { randomUUID } from 'node:crypto';
import { mostErasedAtOnce } from '@city-genie/contracts/internal/user-data';
import type { Clock } from '@city-genie/service-kit/clock';
import mongoose, { type Connection } from 'mongoose';
import { type ErasureRow, erasureModel } from './erasure-model.js';

/** Longer than a batch takes. When its process dies, the batch is due again after that. */
const claimMs = 60_000;
const firstPauseMs = 5000;
const longestPauseMs = 600_000;

/** Shares the erasures out among the processes of identity, in batches. */
export type ErasureClaims = {
  /** @returns erasures that are due and that no other process has, those that have waited longest first; none when none is due */
  take(): Promise<ErasureRow[]>;
  /** Gives one back until then. */
  giveBack(erasure: ErasureRow, until: Date): Promise<void>;
  /** Gives one back of which something is left, for longer each time: from five seconds to ten minutes. */
  tryLater(erasure: ErasureRow): Promise<void>;
};

function pauseMs(tries: number): number {
  return Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);
}

export function createErasureClaims({ connection, clock }: { connection: Connection; clock: Clock }): ErasureClaims {
  const erasures = erasureModel(connection);
  const inMs = (ms: number) => new Date(clock.nowMs() + ms);
  const own = ({ _id, claim }: ErasureRow) => ({ _id, ...(claim !== undefined && { claim }) });

  async function take(): Promise<ErasureRow[]> {
    const due = { nextTryAt: mongoose.trusted({ $not: { $gt: inMs(0) } }) };
    const found = await erasures.find(due, { _id: 1 }).sort({ nextTryAt: 1 }).limit(mostErasedAtOnce).lean();
    const these = { _id: mongoose.trusted({ $in: found.map(({ _id }) => _id) }) };
    const claim = randomUUID();
    await erasures.updateMany({ ...these, ...due }, { $set: { claim, nextTryAt: inMs(claimMs) } });
    const taken = await erasures.find({ ...these, claim }).lean();
    // When another process was faster with all of these, others may be due.
    return found.length > 0 && taken.length === 0 ? take() : taken;
  }

  return {
    take,
    async giveBack(erasure, until) {
      await erasures.updateOne(own(erasure), { $set: { nextTryAt: until }, $unset: { claim: 1 } });
    },
    async tryLater(erasure) {
      const tries = (erasure.tries ?? 0) + 1;
      await erasures.updateOne(own(erasure), { $set: { tries, nextTryAt: inMs(pauseMs(tries)) }, $unset: { claim: 1 } });
    },
  };
}
