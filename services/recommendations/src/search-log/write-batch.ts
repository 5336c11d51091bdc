import { inTransaction, isDuplicateKey } from '@city-genie/service-kit/stores/mongo';
import type { ClientSession, Connection } from 'mongoose';
import type { GuestPass } from '../limits/guest-limit.js';
import { type GuestCounterRow, guestCounterModel, type SearchLogRow, searchDayModel, searchLogModel } from './search-log-models.js';

export type Guest = Pick<GuestPass, 'guest' | 'date'>;

/** A search to be stored. Its id is made before the write, so that a second attempt is recognised. */
export type Note = { row: SearchLogRow; guest: Guest | undefined };

/** All rows of the batch, and what belongs to them, were written by an earlier attempt. */
class WrittenBefore extends Error {
  override name = 'WrittenBefore';
}

type Count = Pick<GuestCounterRow, 'ipAddress' | 'searchDate' | 'searchCount' | 'lastSearchAt'>;

/** What the batch adds to each guest's counter of the day. */
function countsOf(batch: readonly Note[]): Count[] {
  const counts = new Map<string, Count>();
  for (const { row, guest } of batch) {
    if (guest) {
      const key = `${guest.date} ${guest.guest}`;
      const searchCount = (counts.get(key)?.searchCount ?? 0) + 1;
      counts.set(key, { ipAddress: guest.guest, searchDate: guest.date, searchCount, lastSearchAt: row.createdAt });
    }
  }
  return [...counts.values()];
}

/** What the batch adds to each day's total. */
function daysOf(counts: readonly Count[]): [date: string, searches: number][] {
  const days = new Map<string, number>();
  for (const { searchDate, searchCount } of counts) {
    days.set(searchDate, (days.get(searchDate) ?? 0) + searchCount);
  }
  return [...days];
}

/**
 * @returns a function that writes a batch in one transaction, all or nothing. When it is unknown whether a batch was written,
 * because the reply was lost, the same batch can be passed again: it is counted once. No other batch may be written in between.
 */
export function batchWriter(connection: Connection): (batch: readonly Note[]) => Promise<void> {
  const searches = searchLogModel(connection);
  const counters = guestCounterModel(connection);
  const days = searchDayModel(connection);

  async function insertRows(batch: readonly Note[], session: ClientSession): Promise<void> {
    try {
      // Skips validation, which costs more than the write, since the rows are our own.
      await searches.insertMany(
        batch.map(({ row }) => row),
        { lean: true, session },
      );
    } catch (error) {
      throw isDuplicateKey(error) ? new WrittenBefore('written before', { cause: error }) : error;
    }
  }

  async function count(batch: readonly Note[], session: ClientSession): Promise<void> {
    const counts = countsOf(batch);
    if (counts.length === 0) {
      return;
    }
    await counters.bulkWrite(
      counts.map(({ ipAddress, searchDate, searchCount, lastSearchAt }) => ({
        updateOne: { filter: { ipAddress, searchDate }, update: { $inc: { searchCount }, $set: { lastSearchAt } }, upsert: true },
      })),
      { session },
    );
    // Last, because all replicas write this row, and the second one waits until the first commits.
    await days.bulkWrite(
      daysOf(counts).map(([_id, searches]) => ({ updateOne: { filter: { _id }, update: { $inc: { searches } }, upsert: true } })),
      { session },
    );
  }

  return async (batch) => {
    try {
      await inTransaction(connection, async (session) => {
        await insertRows(batch, session);
        await count(batch, session);
      });
    } catch (error) {
      if (!(error instanceof WrittenBefore)) {
        throw error;
      }
    }
  };
}
