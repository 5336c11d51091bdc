import { inTransaction, isDuplicateKey } from '@city-genie/service-kit/stores/mongo';
import type { ClientSession, Connection } from 'mongoose';
import { type Batch, guestCountsOf, guestDaysOf, type Note, searchDaysOf } from './batch-counts.js';
import { guestCounterModel, guestDayModel, searchDayModel, searchLogModel } from './search-log-models.js';

/** All rows of the batch, and what belongs to them, were written by an earlier attempt. */
class WrittenBefore extends Error {
  override name = 'WrittenBefore';
}

/**
 * @returns a function that writes a batch in one transaction, all or nothing. When it is unknown whether a batch was written,
 * because the reply was lost, the same batch can be passed again: it is counted once. No other batch may be written in between.
 * Refusals without any search are the exception: they have no row by which they are recognised, so they may then be counted twice.
 */
export function batchWriter(connection: Connection): (batch: Batch) => Promise<void> {
  const searches = searchLogModel(connection);
  const counters = guestCounterModel(connection);
  const guestDays = guestDayModel(connection);
  const searchDays = searchDayModel(connection);

  async function insertRows(notes: readonly Note[], session: ClientSession): Promise<void> {
    try {
      // Skips validation, which costs more than the write, since the rows are our own.
      await searches.insertMany(
        notes.map(({ row }) => row),
        { lean: true, session },
      );
    } catch (error) {
      throw isDuplicateKey(error) ? new WrittenBefore('written before', { cause: error }) : error;
    }
  }

  async function countGuests(batch: Batch, session: ClientSession): Promise<void> {
    const updates = guestCountsOf(batch).map(({ ipAddress, searchDate, searchCount, lastSearchAt }) => ({
      updateOne: { filter: { ipAddress, searchDate }, update: { $inc: { searchCount }, $set: { lastSearchAt } }, upsert: true },
    }));
    await counters.bulkWrite(updates, { session });
  }

  async function countDays(batch: Batch, session: ClientSession): Promise<void> {
    const ofSearches = searchDaysOf(batch).map(({ _id, date, city, mood, timeframe, ...counts }) => ({
      updateOne: { filter: { _id }, update: { $inc: counts, $setOnInsert: { date, city, mood, timeframe } }, upsert: true },
    }));
    const ofGuests = guestDaysOf(batch).map(({ date, searches: counted, refused }) => ({
      updateOne: { filter: { _id: date }, update: { $inc: { searches: counted, ...(refused > 0 && { refused }) } }, upsert: true },
    }));
    await searchDays.bulkWrite(ofSearches, { session });
    await guestDays.bulkWrite(ofGuests, { session });
  }

  return async (batch) => {
    try {
      await inTransaction(connection, async (session) => {
        await insertRows(batch.notes, session);
        await countGuests(batch, session);
        // Last, because all replicas write these rows: of two at once one has to begin anew, and so they seldom meet.
        await countDays(batch, session);
      });
    } catch (error) {
      if (!(error instanceof WrittenBefore)) {
        throw error;
      }
    }
  };
}
