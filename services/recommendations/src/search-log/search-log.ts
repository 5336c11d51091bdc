import type { Clock } from '@city-genie/service-kit/clock';
import mongoose, { type Connection } from 'mongoose';
import type { Batch, Guest, LoggedSearch, Note } from './batch-counts.js';
import { batchWriter } from './write-batch.js';

/**
 * The number of searches kept in memory while MongoDB is away, in addition to the batch being written; the oldest are dropped
 * first.
 */
const capacity = 10_000;
/** So many days of refusals are kept in memory while MongoDB is away. */
const refusedDays = 7;
/** Keeps a transaction short. */
const batchSize = 1000;

export type SearchLog = {
  /** Queues a search without delaying the caller. `guest` is given when the search counted against the guest limit. */
  add(search: LoggedSearch, guest?: Guest): void;
  /** Counts a search that the limit of guests refused on this UTC date, without delaying the caller. */
  addRefusal(date: string): void;
  /** Writes what waits. Rejects when MongoDB can't take it; the searches then wait for the next call. */
  flush(): Promise<void>;
};

/**
 * Writes searches after the reply, in batches, each exactly once. A batch that failed, or whose acknowledgement was lost, is
 * tried again unchanged by the next flush.
 */
export function createSearchLog(connection: Connection, clock: Clock): SearchLog {
  const write = batchWriter(connection);
  let batch: Batch | undefined;
  let pending: Note[] = [];
  let refused = new Map<string, number>();
  let running: Promise<void> | undefined;

  function nextBatch(): Batch | undefined {
    if (pending.length === 0 && refused.size === 0) {
      return undefined;
    }
    const next = { notes: pending.slice(0, batchSize), refused };
    pending = pending.slice(batchSize);
    refused = new Map();
    return next;
  }

  async function writeAll(): Promise<void> {
    batch ??= nextBatch();
    while (batch) {
      await write(batch);
      batch = nextBatch();
    }
  }

  return {
    add(search, guest) {
      pending.push({ row: { _id: new mongoose.Types.ObjectId(), ...search, createdAt: new Date(clock.nowMs()) }, guest });
      if (pending.length > capacity) {
        pending.shift();
      }
    },
    addRefusal(date) {
      refused.set(date, (refused.get(date) ?? 0) + 1);
      const [oldest] = refused.keys();
      if (refused.size > refusedDays && oldest !== undefined) {
        refused.delete(oldest);
      }
    },
    flush() {
      // One flush at a time: a second one would write the same batch concurrently.
      running ??= writeAll().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
