import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import mongoose, { type Connection } from 'mongoose';
import { batchWriter, type Guest, type Note } from './write-batch.js';

const flushMs = 500;
/** What an outage of MongoDB may hold in memory beside the batch that is being tried; the oldest go first. */
const capacity = 10_000;
/** Keeps a transaction short. */
const batchSize = 1000;

export type SearchLog = {
  /** Notes a search; costs the caller nothing. `guest` is given when it counted against the guest limit. */
  add(search: { city: string; mood: string; timeframe: string }, guest?: Guest): void;
  start(): void;
  /** Writes what is left; rejects when MongoDB can't take it. */
  close(): Promise<void>;
};

/**
 * Writes searches behind the reply, in batches, each of them once: what could not be written, or was written without a word from
 * MongoDB, is tried again as the same batch in the next round.
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

  /** One round at a time: a second one would write the same batch beside the first. */
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
        // A round that is under way takes what has come meanwhile, too.
        if (running === undefined) {
          flush().catch((error) => logger.warn({ err: error, waiting: batch.length + pending.length }, 'search log not written yet'));
        }
      }, flushMs);
    },
    async close() {
      clearInterval(timer);
      // What fails in the round under way is tried once more.
      await running?.catch(() => undefined);
      await flush();
    },
  };
}
