import { pageSize, usePageCount } from '../use-list-pages.js';
import { useListWaitlistQuery } from './entries-api.js';
import { useEntryQuery } from './use-entry-query.js';

/** The entries of the page in the address. Those of the page before stay until they are there. */
export function useEntries() {
  const query = useEntryQuery();
  const { filter, order, page } = query;
  const list = useListWaitlistQuery({ ...filter, order, page, pageSize }, { refetchOnMountOrArgChange: true });
  const { data, currentData, error, isFetching, refetch } = list;
  const pages = usePageCount(query, { total: data?.total ?? 0, isCurrent: currentData !== undefined && !isFetching });
  return { query, pages, entries: data?.entries ?? [], current: currentData, error, isFetching, refetch };
}

export type Entries = ReturnType<typeof useEntries>;
