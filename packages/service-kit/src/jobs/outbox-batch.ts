import mongoose from 'mongoose';
import { handOver, type OutboxDeps } from './outbox-hand-over.js';

export const batchSize = 100;

/** By then a rolling deploy is over, so no other replica will know the queue either. */
const strayAfterMs = 600_000;
const strayCheckEveryMs = 60_000;

/**
 * Moves the oldest due rows, in order. Rows of queues that this version doesn't know are left alone: a newer replica may know them.
 *
 * @returns how many rows were looked at; fewer than `batchSize` when there are no more
 * @throws when a store is away; rows may or may not have been moved
 */
export async function moveBatch(deps: OutboxDeps): Promise<number> {
  const { outbox, queues, clock } = deps;
  const known = mongoose.trusted({ $in: Object.keys(queues) });
  const due = [{ nextAttemptAt: null }, { nextAttemptAt: mongoose.trusted({ $lte: new Date(clock.nowMs()) }) }];
  const rows = await outbox.find({ enqueuedAt: null, queue: known, $or: due }).sort({ createdAt: 1 }).limit(batchSize).lean();
  for (const [name, queue] of Object.entries(queues)) {
    const own = rows.filter((row) => row.queue === name);
    if (own.length > 0) {
      await handOver(deps, queue, own);
    }
  }
  return rows.length;
}

/** @returns a function that reports rows whose queue is unknown, once per queue and process; it checks at most once a minute. */
export function createStrayReport({ outbox, queues, clock, logger, onStuck }: OutboxDeps): () => Promise<void> {
  const reported = new Set<string>();
  let nextCheckMs = 0;
  return async () => {
    if (clock.nowMs() < nextCheckMs) {
      return;
    }
    const unknown = mongoose.trusted({ $nin: Object.keys(queues) });
    const old = mongoose.trusted({ $lte: new Date(clock.nowMs() - strayAfterMs) });
    const names = await outbox.distinct('queue', { enqueuedAt: null, queue: unknown, createdAt: old });
    nextCheckMs = clock.nowMs() + strayCheckEveryMs;
    for (const queue of names.filter((name) => !reported.has(name))) {
      reported.add(queue);
      logger.error({ queue }, 'outbox: messages wait for an unknown queue');
      onStuck(queue);
    }
  };
}
