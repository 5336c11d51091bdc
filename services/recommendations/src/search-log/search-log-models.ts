import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** A logged search, without user and address (docs/rules/data.md#no-person-in-the-search-log). */
export type SearchLogRow = { _id: Types.ObjectId; city: string; mood: string; timeframe: string; createdAt: Date };

/**
 * A guest's searches of a day. `ipAddress`, an ordered name (docs/rules/access.md#ordered-fields), holds a keyed hash. The row
 * expires after 48 hours.
 */
export type GuestCounterRow = { _id: Types.ObjectId; ipAddress: string; searchDate: string; searchCount: number; lastSearchAt: Date };

/** The number of guest searches of a UTC day, without addresses; kept. */
export type SearchDayRow = { _id: string; searches: number };

const options = { versionKey: false } as const;

const searchLogSchema = new Schema<SearchLogRow>(
  {
    city: { type: String, required: true },
    mood: { type: String, required: true },
    timeframe: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { ...options, collection: 'city_searches' },
);

const guestCounterSchema = new Schema<GuestCounterRow>(
  {
    ipAddress: { type: String, required: true },
    searchDate: { type: String, required: true },
    searchCount: { type: Number, required: true },
    lastSearchAt: { type: Date, required: true },
  },
  { ...options, collection: 'guest_search_counters' },
);

const searchDaySchema = new Schema<SearchDayRow>(
  { _id: { type: String, required: true }, searches: { type: Number, required: true } },
  { ...options, collection: 'guest_search_days' },
);

export const searchLogModel = (connection: Connection): Model<SearchLogRow> =>
  connection.model<SearchLogRow>('CitySearch', searchLogSchema);

export const guestCounterModel = (connection: Connection): Model<GuestCounterRow> =>
  connection.model<GuestCounterRow>('GuestSearchCounter', guestCounterSchema);

export const searchDayModel = (connection: Connection): Model<SearchDayRow> =>
  connection.model<SearchDayRow>('GuestSearchDay', searchDaySchema);
