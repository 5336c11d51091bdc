import { type entryOrders, mostListedEntries } from '@city-genie/contracts/waitlist/endpoints';
import { wordConditions } from '@city-genie/service-kit/stores/search-words';
import type { Connection } from 'mongoose';
import { normaliseCity } from './entry-key.js';
import { type EntryRow, entryModel } from './entry-model.js';

/** Which entries administrators ask for. */
export type EntryFilter = { search?: string | undefined; city?: string | undefined; status?: EntryRow['status'] | undefined };

type Order = (typeof entryOrders)[number];

export type EntryQuery = EntryFilter & {
  order?: Order | undefined;
  /** From 1; without it the first 1,000. */
  page?: number | undefined;
  pageSize: number;
};

/** An entry without what only machines read. */
export type FoundEntry = Omit<EntryRow, 'emailKey' | 'cityKey' | 'nameKey' | 'linkId' | 'linkAt' | 'searchWords'>;

/** `total`: how many entries match. */
export type EntryList = (query: EntryQuery) => Promise<{ entries: FoundEntry[]; total: number }>;

/** What is left out of an entry that is read for people. */
export const shownFields = { emailKey: 0, cityKey: 0, nameKey: 0, linkId: 0, linkAt: 0, searchWords: 0 } as const;

/** Each order is that of an index (docs/rules/waitlist-and-mails.md#the-list-of-administrators). */
const orders: Readonly<Record<Order, Record<string, 1 | -1>>> = {
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
  name: { nameKey: 1, _id: 1 },
  name_desc: { nameKey: -1, _id: -1 },
  email: { emailKey: 1, cityKey: 1 },
  email_desc: { emailKey: -1, cityKey: -1 },
};

/** A query of the entries that a filter finds; an empty one finds all. */
export function entryConditions({ search = '', city, status }: EntryFilter): object {
  const conditions = [
    ...(city === undefined ? [] : [{ cityKey: normaliseCity(city).cityKey }]),
    ...(status === undefined ? [] : [{ status }]),
    ...wordConditions(search),
  ];
  return conditions.length === 0 ? {} : { $and: conditions };
}

export function hasConditions(filter: EntryFilter): boolean {
  return Object.keys(entryConditions(filter)).length > 0;
}

/** @returns finds entries for administrators */
export function createEntryList(connection: Connection): EntryList {
  const entries = entryModel(connection);
  return async ({ order = 'newest', page, pageSize, ...filter }) => {
    const conditions = entryConditions(filter);
    const size = page === undefined ? mostListedEntries.whole : pageSize;
    const [found, total] = await Promise.all([
      entries
        .find(conditions, shownFields)
        .sort(orders[order])
        .skip(((page ?? 1) - 1) * size)
        .limit(size)
        .lean(),
      hasConditions(filter) ? entries.countDocuments(conditions) : entries.estimatedDocumentCount(),
    ]);
    return { entries: found, total };
  };
}
