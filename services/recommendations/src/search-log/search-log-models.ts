import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { type PlanOutcome, planOutcomes } from '../planner/plan-outcome.js';

/**
 * A logged search, without user and address (docs/rules/data.md#no-person-in-the-search-log). Searches that replicas of an earlier version
 * have logged have no outcome, and are in no row of `search_days` that counts up.
 */
export type SearchLogRow = { _id: Types.ObjectId; city: string; mood: string; timeframe: string; outcome?: PlanOutcome; createdAt: Date };

/**
 * A guest's searches of a day. `ipAddress`, an ordered name (docs/rules/access.md#ordered-fields), holds a keyed hash. The row
 * expires after 48 hours.
 */
export type GuestCounterRow = { _id: Types.ObjectId; ipAddress: string; searchDate: string; searchCount: number; lastSearchAt: Date };

/** Guests on a UTC date, which is the id, without addresses; kept. `refused`: what their limit refused, missing where nothing was. */
export type GuestDayRow = { _id: string; searches: number; refused?: number };

/**
 * Searches of a UTC date, city, mood and slot; kept. `short`, `evening` and `empty` say how many plans came out so. What earlier versions
 * logged is in rows of its own, so there may be two for the same.
 */
export type SearchDayRow = {
  _id: string;
  date: string;
  city: string;
  mood: string;
  timeframe: string;
  searches: number;
  short: number;
  evening: number;
  empty: number;
};

const options = { versionKey: false } as const;
const text = { type: String, required: true } as const;
const count = { type: Number, required: true } as const;
const time = { type: Date, required: true } as const;

const searchLogSchema = new Schema<SearchLogRow>(
  { city: text, mood: text, timeframe: text, outcome: { type: String, enum: planOutcomes }, createdAt: time },
  { ...options, collection: 'city_searches' },
);

const guestCounterSchema = new Schema<GuestCounterRow>(
  { ipAddress: text, searchDate: text, searchCount: count, lastSearchAt: time },
  { ...options, collection: 'guest_search_counters' },
);

const guestDaySchema = new Schema<GuestDayRow>(
  { _id: text, searches: count, refused: Number },
  { ...options, collection: 'guest_search_days' },
);

const searchDaySchema = new Schema<SearchDayRow>(
  { _id: text, date: text, city: text, mood: text, timeframe: text, searches: count, short: count, evening: count, empty: count },
  { ...options, collection: 'search_days' },
);

export const searchLogModel = (connection: Connection): Model<SearchLogRow> =>
  connection.model<SearchLogRow>('CitySearch', searchLogSchema);

export const guestCounterModel = (connection: Connection): Model<GuestCounterRow> =>
  connection.model<GuestCounterRow>('GuestSearchCounter', guestCounterSchema);

export const guestDayModel = (connection: Connection): Model<GuestDayRow> =>
  connection.model<GuestDayRow>('GuestSearchDay', guestDaySchema);

export const searchDayModel = (connection: Connection): Model<SearchDayRow> => connection.model<SearchDayRow>('SearchDay', searchDaySchema);
