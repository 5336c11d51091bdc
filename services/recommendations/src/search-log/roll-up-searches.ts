import type { mongo } from 'mongoose';
import { addDays } from '../opening-hours/open-on.js';
import type { SearchDayRow, SearchLogRow } from './search-log-models.js';

/** The searches of a UTC date that an earlier version logged, as rows of `search_days`. */
function rowsOf(date: string): mongo.Document[] {
  const times = { $gte: new Date(date), $lt: new Date(addDays(date, 1)) };
  return [
    { $match: { createdAt: times, outcome: { $exists: false } } },
    { $group: { _id: { city: '$city', mood: '$mood', timeframe: '$timeframe' }, searches: { $sum: 1 } } },
    {
      $project: {
        _id: { $concat: [date, ' ', '$_id.city', ' ', '$_id.mood', ' ', '$_id.timeframe', ' earlier'] },
        date: { $literal: date },
        city: '$_id.city',
        mood: '$_id.mood',
        timeframe: '$_id.timeframe',
        searches: 1,
        // Nobody noted how these plans came out.
        short: { $literal: 0 },
        evening: { $literal: 0 },
        empty: { $literal: 0 },
      },
    },
  ];
}

/**
 * Rolls up what earlier versions have logged, by day, city, mood and slot. It can be interrupted and repeated, also while this version
 * counts: it takes only searches without an outcome, which nobody else counts, and has rows of its own. What a replica of the version before
 * logs on the remaining minutes of a rollout stays in the log alone.
 */
export async function rollUpEarlierSearches(db: mongo.Db): Promise<void> {
  const searches = db.collection<SearchLogRow>('city_searches');
  // When it is repeated, searches of the oldest day may have expired, so a count never falls.
  const larger = [{ $set: { searches: { $max: ['$searches', '$$new.searches'] } } }];
  const merge = { $merge: { into: 'search_days', on: '_id', whenMatched: larger, whenNotMatched: 'insert' } };
  const oldestFrom = (from: Date) => searches.findOne({ createdAt: { $gte: from } }, { sort: { createdAt: 1 } });
  // A day at a time, so that no step takes long.
  for (let row = await oldestFrom(new Date(0)); row !== null; ) {
    const date = row.createdAt.toISOString().slice(0, 10);
    await searches.aggregate<SearchDayRow>([...rowsOf(date), merge]).toArray();
    row = await oldestFrom(new Date(addDays(date, 1)));
  }
}
