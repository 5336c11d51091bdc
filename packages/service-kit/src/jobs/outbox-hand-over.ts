import type { QueueName } from '@city-genie/contracts/internal/job';
import type { Queue } from 'bullmq';
import mongoose, { type Model } from 'mongoose';
import type { Clock } from '../clock.js';
import { isDependencyError } from '../errors.js';
import type { Logger } from '../observability/logger.js';
import type { OutboxRow } from './outbox.js';

const firstPauseMs = 10_000;
const longestPauseMs = 3_600_000;

/** The queues that a relay moves messages to, by their names. */
export type RelayQueues = Readonly<Partial<Record<QueueName, Queue>>>;

export type OutboxDeps = {
  outbox: Model<OutboxRow>;
  queues: RelayQueues;
  clock: Clock;
  logger: Logger;
  /** Counts what doesn't move: each refusal of a message, and each queue that nobody knows. */
  onStuck: (queue: string) => void;
};

/** Redis away, or in a state in which it takes nothing from anybody (out of memory, loading, no permission). */
function isQueueAway(error: unknown): boolean {
  return isDependencyError(error) || (error instanceof Error && error.name === 'ReplyError');
}

/** How long a row waits that was refused so often: doubling, up to an hour. */
function pauseMs(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
}

/** Lets a row wait that the queue refuses, each time longer, so that it isn't lost and in nobody's way. */
async function setAside({ outbox, clock, logger, onStuck }: OutboxDeps, row: OutboxRow, error: unknown): Promise<void> {
  const attempts = (row.attempts ?? 0) + 1;
  const nextAttemptAt = new Date(clock.nowMs() + pauseMs(attempts));
  await outbox.updateOne({ _id: row._id, enqueuedAt: null }, { $set: { attempts, nextAttemptAt } });
  const line = { err: error, outboxId: row._id, queue: row.queue, message: row.name, attempts, nextAttemptAt };
  logger[attempts === 1 ? 'error' : 'debug'](line, 'outbox: the queue refuses a message, it will be tried again');
  onStuck(row.queue);
}

/** Marks rows as handed over. The job of a row that was erased in the meantime is taken back. */
async function settle({ outbox, clock }: OutboxDeps, queue: Queue, rows: readonly OutboxRow[]): Promise<void> {
  const ids = rows.map((row) => row._id);
  const ofThese = { _id: mongoose.trusted({ $in: ids }) };
  const { matchedCount } = await outbox.updateMany({ ...ofThese, enqueuedAt: null }, { $set: { enqueuedAt: new Date(clock.nowMs()) } });
  if (matchedCount < ids.length) {
    const left = new Set((await outbox.find(ofThese, { _id: 1 }).lean()).map((row) => row._id));
    await Promise.all(ids.filter((id) => !left.has(id)).map((id) => queue.remove(id)));
  }
}

/**
 * Hands rows over to their queue, in order. The row's id is the job's, so that a row that is handed over again is the same job.
 * @throws when a store is away: nothing is known about the rows then
 */
export async function handOver(deps: OutboxDeps, queue: Queue, rows: readonly OutboxRow[]): Promise<void> {
  try {
    await queue.addBulk(rows.map((row) => ({ name: row.name, data: row.payload, opts: { jobId: row._id } })));
  } catch (error) {
    if (isQueueAway(error)) {
      throw error;
    }
    const [first, ...others] = rows;
    if (first && others.length === 0) {
      return setAside(deps, first, error);
    }
    // Nothing was sent, because of one or more of them: they show themselves one by one.
    for (const row of rows) {
      await handOver(deps, queue, [row]);
    }
    return;
  }
  await settle(deps, queue, rows);
}
