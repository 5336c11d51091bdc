import type { Queue } from 'bullmq';
import mongoose, { type Model } from 'mongoose';
import type { Clock } from './clock.js';
import { isDependencyError } from './errors.js';
import type { Logger } from './logger.js';
import type { OutboxRow } from './outbox.js';

export const batchSize = 100;

const firstPauseMs = 10_000;
const longestPauseMs = 3_600_000;
/** A rolling deploy is over by then, so nobody else is going to know the queue either. */
const strayAfterMs = 600_000;
const strayCheckEveryMs = 60_000;

export type OutboxDeps = {
  outbox: Model<OutboxRow>;
  queues: Readonly<Record<string, Queue>>;
  clock: Clock;
  logger: Logger;
  /** Counts what doesn't move: each refusal of a message, and each queue that nobody knows. */
  onStuck?: () => void;
};

/** Redis away, or in a state in which it takes nothing from anybody (out of memory, loading, no permission). */
function isQueueAway(error: unknown): boolean {
  return isDependencyError(error) || (error instanceof Error && error.name === 'ReplyError');
}

/** How long a row waits that was refused so often: doubling, up to an hour. */
function pauseMs(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
}

/**
 * Moves the oldest rows whose turn it is, in order. Rows of queues that this version doesn't know aren't touched: a newer
 * replica may know them.
 *
 * @returns how many rows were looked at; fewer than `batchSize` when there are no more
 * @throws when a store is away: nothing is known about the rows then
 */
export async function moveBatch({ outbox, queues, clock, logger, onStuck }: OutboxDeps): Promise<number> {
  const now = new Date(clock.nowMs());

  /** Lets a row wait that the queue refuses, each time longer, so that it isn't lost and in nobody's way. */
  async function setAside(row: OutboxRow, error: unknown): Promise<void> {
    const attempts = (row.attempts ?? 0) + 1;
    const nextAttemptAt = new Date(now.getTime() + pauseMs(attempts));
    await outbox.updateOne({ _id: row._id, enqueuedAt: null }, { $set: { attempts, nextAttemptAt } });
    const line = { err: error, outboxId: row._id, queue: row.queue, message: row.name, attempts, nextAttemptAt };
    logger[attempts === 1 ? 'error' : 'debug'](line, 'outbox: the queue refuses a message, it will be tried again');
    onStuck?.();
  }

  async function enqueue(queue: Queue, rows: readonly OutboxRow[]): Promise<void> {
    try {
      await queue.addBulk(rows.map((row) => ({ name: row.name, data: row.payload, opts: { jobId: row._id } })));
    } catch (error) {
      if (isQueueAway(error)) {
        throw error;
      }
      const [first, ...others] = rows;
      if (first && others.length === 0) {
        return setAside(first, error);
      }
      // Nothing was sent, because of one or more of them: they show themselves one by one.
      for (const row of rows) {
        await enqueue(queue, [row]);
      }
      return;
    }
    const ids = mongoose.trusted({ $in: rows.map((row) => row._id) });
    await outbox.updateMany({ _id: ids, enqueuedAt: null }, { $set: { enqueuedAt: now } });
  }

  const known = mongoose.trusted({ $in: Object.keys(queues) });
  const due = [{ nextAttemptAt: null }, { nextAttemptAt: mongoose.trusted({ $lte: now }) }];
  const rows = await outbox.find({ enqueuedAt: null, queue: known, $or: due }).sort({ createdAt: 1 }).limit(batchSize).lean();
  for (const [name, queue] of Object.entries(queues)) {
    const own = rows.filter((row) => row.queue === name);
    if (own.length > 0) {
      await enqueue(queue, own);
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
      onStuck?.();
    }
  };
}
