import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import mongoose, { type Connection } from 'mongoose';
import { batchWriter, type Guest, type Note } from './write-batch.js';

const flushMs = 500;
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
  start(): void;
  /** Writes what is left. Rejects when MongoDB can't take it. */
  close(): Promise<void>;
};

/**
 * Writes searches after the reply, in batches, each exactly once. A batch that failed, or whose acknowledgement was lost, is
 * tried again unchanged in the next round.
 */
export function createSearchLog(connection: Connection, clock: Clock, logger: Logger): SearchLog {
  const write = batchWriter(connection);
  let batch: Note[] = [];
  let pending: Note[] = [];
  let timer: NodeJS.Timeout | undefined;
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

  /** One round at a time: a second one would write the same batch concurrently. */
  function flush(): Promise<void> {
    running ??= writeAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    add(search, guest) {
      pending.push({ row: { _id: new mongoose.Types.ObjectId(), ...search, createdAt: new Date(clock.nowMs()) }, guest });
      if (pending.length > capacity) {
        pending.shift();
      }
    },
    start() {
      timer = setInterval(() => {
        // A round in progress also writes what arrives in the meantime.
        if (running === undefined) {
          flush().catch((error) => logger.warn({ err: error, waiting: batch.length + pending.length }, 'search log not written yet'));
        }
      }, flushMs);
    },
    async close() {
      clearInterval(timer);
      // A batch that fails in the current round gets one more attempt.
      await running?.catch(() => undefined);
      await flush();
    },
  };
}
