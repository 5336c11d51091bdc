import { mostListedSearches } from '@city-genie/contracts/search-log/endpoints';
import type { Connection, Model } from 'mongoose';
import { type SearchLogRow, searchLogModel } from './search-log-models.js';

/** `page` from 1; without it the newest 1,000. */
export type SearchListQuery = { page?: number | undefined; pageSize: number };

/** `total`: how many searches the log has. */
export type SearchPage = { searches: SearchLogRow[]; total: number };

export type SearchList = (query: SearchListQuery) => Promise<SearchPage>;

/** The query of a page: read backwards along the index of the expiry, in which searches of one moment have an order, too. */
export function newestSearches(searches: Model<SearchLogRow>, { page, pageSize }: SearchListQuery) {
  const size = page === undefined ? mostListedSearches.whole : pageSize;
  return searches
    .find()
    .sort({ createdAt: -1 })
    .skip(((page ?? 1) - 1) * size)
    .limit(size)
    .lean();
}

/** @returns lists logged searches for administrators */
export function createSearchList(connection: Connection): SearchList {
  const log = searchLogModel(connection);
  return async (query) => {
    // Known without counting.
    const [searches, total] = await Promise.all([newestSearches(log, query), log.estimatedDocumentCount()]);
    return { searches, total };
  };
}
