import { entryOrders, entryStatuses } from '@city-genie/contracts/waitlist/endpoints';
import { useAdminAddress } from '../use-admin-address.js';
import { useListPages } from '../use-list-pages.js';
import type { EntryFilter } from './entry-changes-api.js';

export type EntryOrder = (typeof entryOrders)[number];
export type EntryStatus = (typeof entryStatuses)[number];

const usualOrder: EntryOrder = 'newest';
const firstPage = { page: undefined };

/** Which entries of the waitlist are shown, and how to show others. */
export function useEntryQuery() {
  const { params, go, searchWith } = useAdminAddress();
  const [search = '', city = ''] = ['q', 'city'].map((name) => (params.get(name) ?? '').trim());
  const status = entryStatuses.find((known) => known === params.get('status'));
  const filter: EntryFilter = { ...(search && { search }), ...(city && { city }), ...(status && { status }) };
  return {
    ...useListPages(),
    search,
    city,
    status,
    filter,
    order: entryOrders.find((order) => order === params.get('order')) ?? usualOrder,
    searchFor: (words: string) => go({ q: words, ...firstPage }, { replace: true }),
    onlyCity: (name: string) => go({ city: name, ...firstPage }),
    onlyStatus: (word: string) => go({ status: word, ...firstPage }),
    orderBy: (order: EntryOrder) => go({ order: order === usualOrder ? undefined : order, ...firstPage }),
    /** The query string of the whole list. */
    searchOfAll: searchWith({ q: undefined, city: undefined, status: undefined, ...firstPage }),
  };
}

export type EntryQuery = ReturnType<typeof useEntryQuery>;
