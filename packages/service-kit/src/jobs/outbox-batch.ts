import type { Queue } from 'bullmq';
import mongoose from 'mongoose';
import { handOver, type OutboxDeps, removeErased } from './outbox-hand-over.js';

const batchSize = 100;

/** By then a rolling deploy is over, so no other replica will know the queue either. */
const strayAfterMs = 600_000;
const strayCheckEveryMs = 60_000;

/**
 * Moves the oldest due rows of one queue, in order. Each queue has batches of its own, so one whose Redis is away holds up no other.
 *
 * @returns how many rows were looked at; fewer than `batchSize` when there are no more
 * @throws when a store is away; rows may or may not have been moved
 */
async function moveBatch(deps: OutboxDeps, name: string, queue: Queue): Promise<number> {
  const { outbox, clock } = deps;
  const due = [{ nextAttemptAt: null }, { nextAttemptAt: mongoose.trusted({ $lte: new Date(clock.nowMs()) }) }];
  const rows = await outbox.find({ enqueuedAt: null, queue: name, $or: due }).sort({ createdAt: 1 }).limit(batchSize).lean();
  if (rows.length > 0) {
    await handOver(deps, queue, rows);
  }
  return rows.length;
}

/**
 * Moves all due rows of one queue, and removes the jobs of erased ones. Rows of queues that this version doesn't know are left alone: a newer replica may know them.
 * @throws as `moveBatch`
 */
export async function moveRows(deps: OutboxDeps, name: string, queue: Queue): Promise<void> {
  await removeErased(deps, queue);
  while ((await moveBatch(deps, name, queue)) === batchSize) {
    // The batch was full, so there may be more.
  }
}

/** @returns a function that reports rows whose queue is unknown, once per queue and process; it checks at most once a minute. */
export function createStrayReport({ outbox, queues, clock, logger, onStuck }: OutboxDeps): () => Promise<void> {
  const reported = new Set<string>();
  let nextCheckMs = 0;
  return async () => {
    if (clock.nowMs() < nextCheckMs) {
      return;
    }
    // Also after a failure: an outage would otherwise be logged on every sweep.
    nextCheckMs = clock.nowMs() + strayCheckEveryMs;
    const unknown = mongoose.trusted({ $nin: Object.keys(queues) });
    const old = mongoose.trusted({ $lte: new Date(clock.nowMs() - strayAfterMs) });
    const names = await outbox.distinct('queue', { enqueuedAt: null, queue: unknown, createdAt: old });
    for (const queue of names.filter((name) => !reported.has(name))) {
      reported.add(queue);
      logger.error({ queue }, 'outbox: messages wait for an unknown queue');
      onStuck(queue);
    }
  };
}
