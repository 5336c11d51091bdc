import type { Clock } from '@city-genie/service-kit/clock';
import mongoose, { type Connection } from 'mongoose';
import { batchWriter, type Guest, type Note } from './write-batch.js';

/**
 * The number of searches kept in memory while MongoDB is away, in addition to the batch being written; the oldest are dropped
 * first.
 */
const capacity = 10_000;
/** Keeps a transaction short. */
const batchSize = 1000;

export type SearchLog = {
  /** Queues a search without delaying the caller. `guest` is given when the search counted against the guest limit. */
  add(search: { city: string; mood: string; timeframe: string }, guest?: Guest): void;
  /** Writes what waits. Rejects when MongoDB can't take it; the searches then wait for the next call. */
  flush(): Promise<void>;
};

/**
 * Writes searches after the reply, in batches, each exactly once. A batch that failed, or whose acknowledgement was lost, is
 * tried again unchanged by the next flush.
 */
export function createSearchLog(connection: Connection, clock: Clock): SearchLog {
  const write = batchWriter(connection);
  let batch: Note[] = [];
  let pending: Note[] = [];
  let running: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (batch.length + pending.length > 0) {
      if (batch.length === 0) {
        batch = pending.slice(0, batchSize);
        pending = pending.slice(batchSize);
      }
      await write(batch);
      batch = [];
    }
  }

  return {
    add(search, guest) {
      pending.push({ row: { _id: new mongoose.Types.ObjectId(), ...search, createdAt: new Date(clock.nowMs()) }, guest });
      if (pending.length > capacity) {
        pending.shift();
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
