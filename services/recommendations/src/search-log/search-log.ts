import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/logger';
import type { Connection } from 'mongoose';
import type { GuestPass } from '../limits/guest-limit.js';
import { guestCounterModel, type SearchLogRow, searchDayModel, searchLogModel } from './search-log-models.js';

const flushMs = 500;
/** What an outage of MongoDB may hold in memory; the oldest go first. */
const capacity = 10_000;

type Written = Omit<SearchLogRow, '_id'>;
type Guest = Pick<GuestPass, 'guest' | 'date'>;

export type SearchLog = {
  /** Notes a search; costs the caller nothing. `guest` is given when it counted against the guest limit. */
  add(search: { city: string; mood: string; timeframe: string }, guest?: Guest): void;
  start(): void;
  /** Writes what is left; rejects when MongoDB can't take it. */
  close(): Promise<void>;
};

/** Writes searches behind the reply, in batches, and keeps what could not be written for the next round. */
export function createSearchLog(connection: Connection, clock: Clock, logger: Logger): SearchLog {
  const searches = searchLogModel(connection);
  const counters = guestCounterModel(connection);
  const days = searchDayModel(connection);
  let pending: { row: Written; guest: Guest | undefined }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function write(batch: typeof pending): Promise<void> {
    // Our own rows need no validation, which costs more than the write; copies, because the driver gives them ids.
    await searches.insertMany(
      batch.map(({ row }) => ({ ...row })),
      { lean: true },
    );
    const guests = batch.flatMap(({ row, guest }) => (guest ? [{ ...guest, lastSearchAt: row.createdAt }] : []));
    if (guests.length === 0) {
      return;
    }
    await counters.bulkWrite(
      guests.map(({ guest, date, lastSearchAt }) => ({
        updateOne: {
          filter: { ipAddress: guest, searchDate: date },
          update: { $inc: { searchCount: 1 }, $set: { lastSearchAt } },
          upsert: true,
        },
      })),
    );
    await days.bulkWrite(
      guests.map(({ date }) => ({ updateOne: { filter: { _id: date }, update: { $inc: { searches: 1 } }, upsert: true } })),
    );
  }

  async function flush(): Promise<void> {
    if (pending.length === 0) {
      return;
    }
    const batch = pending;
    pending = [];
    try {
      await write(batch);
    } catch (error) {
      pending = [...batch, ...pending].slice(-capacity);
      throw error;
    }
  }

  function flushNext(): Promise<void> {
    running = running.catch(() => undefined).then(flush);
    return running;
  }

  return {
    add(search, guest) {
      pending.push({ row: { ...search, createdAt: new Date(clock.nowMs()) }, guest });
      if (pending.length > capacity) {
        pending.shift();
      }
    },
    start() {
      timer = setInterval(() => {
        flushNext().catch((error) => logger.warn({ err: error, waiting: pending.length }, 'search log not written yet'));
      }, flushMs);
    },
    async close() {
      clearInterval(timer);
      await flushNext();
    },
  };
}
