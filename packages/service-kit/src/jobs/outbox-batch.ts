import mongoose from 'mongoose';
import { handOver, type OutboxDeps } from './outbox-hand-over.js';

export const batchSize = 100;

/** A rolling deploy is over by then, so nobody else is going to know the queue either. */
const strayAfterMs = 600_000;
const strayCheckEveryMs = 60_000;

/**
 * Moves the oldest rows whose turn it is, in order. Rows of queues that this version doesn't know aren't touched: a newer
 * replica may know them.
 *
 * @returns how many rows were looked at; fewer than `batchSize` when there are no more
 * @throws when a store is away: nothing is known about the rows then
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

/** @returns what says once per queue and process that rows wait for a queue that isn't there; it looks once a minute at most. */
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
      logger.error({ queue }, 'outbox: messages wait for a queue that nobody knows');
      onStuck(queue);
    }
  };
}
