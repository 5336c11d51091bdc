import { userOrders } from '@city-genie/contracts/admin/endpoints';
import { useAdminAddress } from './use-admin-address.js';

export type UserOrder = (typeof userOrders)[number];

/** Users on one page. */
export const pageSize = 25;

/** The server counts no further. */
const lastPossiblePage = 10_000;

const usualOrder: UserOrder = 'newest';

function pageOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPossiblePage) : 1;
}

/** Which users are shown, and how to show others. */
export function useUserQuery() {
  const { params, go, searchWith } = useAdminAddress();
  const ofPage = (page: number) => ({ page: page > 1 ? page : undefined });
  return {
    search: (params.get('q') ?? '').trim(),
    order: userOrders.find((order) => order === params.get('order')) ?? usualOrder,
    isAdminsOnly: params.get('only') === 'admins',
    page: pageOf(params.get('page')),
    /** How many pages so many users fill. */
    pagesOf: (total: number) => Math.min(Math.max(1, Math.ceil(total / pageSize)), lastPossiblePage),
    searchFor: (words: string) => go({ q: words, page: undefined }, { replace: true }),
    orderBy: (order: UserOrder) => go({ order: order === usualOrder ? undefined : order, page: undefined }),
    showAdminsOnly: (isOn: boolean) => go({ only: isOn ? 'admins' : undefined, page: undefined }),
    /** For a page that is not there any more. */
    correctPage: (page: number) => go(ofPage(page), { replace: true }),
    /** The query string of a page. */
    searchOfPage: (page: number) => searchWith(ofPage(page)),
  };
}
