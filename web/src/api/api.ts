import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.js';
import { tags } from './tags.js';

/**
 * The only API slice; features add their endpoints with `injectEndpoints`. Defaults: no retry, no refetch on focus or interval,
 * never stale (docs/rules/site.md#asked-once).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});
