import type { Clock } from '@city-genie/service-kit/clock';
import mongoose, { type Connection, type Model } from 'mongoose';
import { addDays } from '../opening-hours/open-on.js';
import { guestDayModel, type SearchDayRow, searchDayModel } from './search-log-models.js';

/** UTC dates, both inclusive. */
export type Dates = { first: string; last: string };

type Counts = Pick<SearchDayRow, 'searches' | 'short' | 'evening' | 'empty'>;

/** Searches of a city, mood and slot. */
export type SearchCell = Counts & Pick<SearchDayRow, 'city' | 'mood' | 'timeframe'>;

/** All searches of a UTC date; `guests` and `refused` are of all cities. */
export type FigureDay = { date: string; searches: number; guests: number; refused: number };

export type SearchFigures = { cells: SearchCell[]; days: FigureDay[] };

/** `days`: how many, the last of which is today; `city`: the key of one, without it all. */
export type FiguresQuery = { days: number; city?: string | undefined };

export type ReadSearchFigures = (query: FiguresQuery) => Promise<SearchFigures>;

const sumOf = (field: keyof Counts) => ({ $sum: `$${field}` });
const counts = { searches: sumOf('searches'), short: sumOf('short'), evening: sumOf('evening'), empty: sumOf('empty') };

const rowsOf = ({ first, last }: Dates, city?: string) => ({
  $match: { date: { $gte: first, $lte: last }, ...(city !== undefined && { city }) },
});

/** Adds up rows of days, at most 400 × 96 or so, by city, mood and slot. */
export function sumCells(rows: Model<SearchDayRow>, dates: Dates, city?: string) {
  const cell = { city: '$city', mood: '$mood', timeframe: '$timeframe' };
  return rows.aggregate<SearchCell>([
    rowsOf(dates, city),
    { $group: { _id: cell, ...counts } },
    { $replaceWith: { $mergeObjects: ['$_id', '$$ROOT'] } },
    { $unset: '_id' },
  ]);
}

/** Adds up the same rows by date. */
export function sumDays(rows: Model<SearchDayRow>, dates: Dates, city?: string) {
  return rows.aggregate<{ _id: string; searches: number }>([rowsOf(dates, city), { $group: { _id: '$date', searches: counts.searches } }]);
}

/** @returns reads what the log of searches adds up to, from the rows of days alone */
export function createSearchFigures(connection: Connection, clock: Clock): ReadSearchFigures {
  const searchDays = searchDayModel(connection);
  const guestDays = guestDayModel(connection);

  return async ({ days, city }) => {
    const last = new Date(clock.nowMs()).toISOString().slice(0, 10);
    const dates = { first: addDays(last, 1 - days), last };
    // Two short passes at once take less time than one that does both.
    const [cells, sums, guests] = await Promise.all([
      sumCells(searchDays, dates, city),
      sumDays(searchDays, dates, city),
      guestDays.find({ _id: mongoose.trusted({ $gte: dates.first, $lte: dates.last }) }).lean(),
    ]);
    const searchesOn = new Map(sums.map(({ _id, searches }) => [_id, searches]));
    const guestsOn = new Map(guests.map((row) => [row._id, row]));
    const dayOf = (date: string): FigureDay => {
      const { searches = 0, refused = 0 } = guestsOn.get(date) ?? {};
      return { date, searches: searchesOn.get(date) ?? 0, guests: searches, refused };
    };
    return { cells, days: Array.from({ length: days }, (_, at) => dayOf(addDays(dates.first, at))) };
  };
}
