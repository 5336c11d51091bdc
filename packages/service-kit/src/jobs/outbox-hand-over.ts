import type { QueueName } from '@city-genie/contracts/internal/job';
import type { Queue } from 'bullmq';
import mongoose, { type Model } from 'mongoose';
import type { Clock } from '../clock.js';
import { isDependencyError } from '../dependency-error.js';
import type { Logger } from '../observability/logger.js';
import type { OutboxRow } from './outbox.js';

const firstPauseMs = 10_000;
const longestPauseMs = 3_600_000;

/** The queues that a relay moves messages to, by name. */
export type RelayQueues = Readonly<Partial<Record<QueueName, Queue>>>;

export type OutboxDeps = {
  outbox: Model<OutboxRow>;
  queues: RelayQueues;
  clock: Clock;
  logger: Logger;
  /** Counts each refused message, and each unknown queue once. */
  onStuck: (queue: string) => void;
  /** Ids of rows that were erased while they were handed over and whose jobs are still to be removed, by queue. */
  erased: Map<string, Set<string>>;
};

/** Redis is away, or accepts no writes at all (out of memory, loading, no permission). */
function isQueueAway(error: unknown): boolean {
  return isDependencyError(error) || (error instanceof Error && error.name === 'ReplyError');
}

/** How long a row waits after this many refusals: doubling, up to an hour. */
function pauseMs(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
}

/** Delays a row that the queue refuses, longer each time, so that it is neither lost nor blocks other rows. */
async function setAside({ outbox, clock, logger, onStuck }: OutboxDeps, row: OutboxRow, error: unknown): Promise<void> {
  const attempts = (row.attempts ?? 0) + 1;
  const nextAttemptAt = new Date(clock.nowMs() + pauseMs(attempts));
  await outbox.updateOne({ _id: row._id, enqueuedAt: null }, { $set: { attempts, nextAttemptAt } });
  const line = { err: error, outboxId: row._id, queue: row.queue, message: row.name, attempts, nextAttemptAt };
  logger[attempts === 1 ? 'error' : 'debug'](line, 'outbox: the queue refuses a message, will retry');
  onStuck(row.queue);
}

/**
 * Removes the jobs of rows that were erased while they were handed over. A job that a worker has already can't be removed at that moment.
 * @throws when Redis is away; the jobs are then removed by the next call
 */
export async function removeErased({ erased, logger }: OutboxDeps, queue: Queue): Promise<void> {
  for (const id of erased.get(queue.name) ?? []) {
    if ((await queue.remove(id)) === 1) {
      erased.get(queue.name)?.delete(id);
    } else {
      logger.warn({ outboxId: id, queue: queue.name }, 'outbox: an erased message is with a worker, will be removed afterwards');
    }
  }
}

/** Marks rows as handed over. If a row was erased in the meantime, its job is removed again. */
async function settle(deps: OutboxDeps, queue: Queue, rows: readonly OutboxRow[]): Promise<void> {
  const { outbox, clock, erased } = deps;
  const ids = rows.map((row) => row._id);
  const ofThese = { _id: mongoose.trusted({ $in: ids }) };
  const { matchedCount } = await outbox.updateMany({ ...ofThese, enqueuedAt: null }, { $set: { enqueuedAt: new Date(clock.nowMs()) } });
  if (matchedCount < ids.length) {
    const left = new Set((await outbox.find(ofThese, { _id: 1 }).lean()).map((row) => row._id));
    const gone = ids.filter((id) => !left.has(id));
    erased.set(queue.name, new Set([...(erased.get(queue.name) ?? []), ...gone]));
    await removeErased(deps, queue);
  }
}

/**
 * Adds rows to their queue, in order. The row's id is the job id, so a row that is handed over twice is one job, unless the first
 * is done by then (docs/rules/jobs.md#a-job-may-come-twice).
 * @throws when a store is away; rows may or may not have been handed over
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
    // Nothing was added, because the queue refused at least one of them: add them one by one.
    for (const row of rows) {
      await handOver(deps, queue, [row]);
    }
    return;
  }
  await settle(deps, queue, rows);
}
