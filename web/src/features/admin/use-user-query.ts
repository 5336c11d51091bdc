import { userOrders } from '@city-genie/contracts/admin/endpoints';
import { useAdminAddress } from './use-admin-address.js';
import { useListPages } from './use-list-pages.js';

export type UserOrder = (typeof userOrders)[number];

const usualOrder: UserOrder = 'newest';
const firstPage = { page: undefined };

/** Which users are shown, and how to show others. */
export function useUserQuery() {
  const { params, go } = useAdminAddress();
  return {
    ...useListPages(),
    search: (params.get('q') ?? '').trim(),
    order: userOrders.find((order) => order === params.get('order')) ?? usualOrder,
    isAdminsOnly: params.get('only') === 'admins',
    searchFor: (words: string) => go({ q: words, ...firstPage }, { replace: true }),
    orderBy: (order: UserOrder) => go({ order: order === usualOrder ? undefined : order, ...firstPage }),
    showAdminsOnly: (isOn: boolean) => go({ only: isOn ? 'admins' : undefined, ...firstPage }),
  };
}
