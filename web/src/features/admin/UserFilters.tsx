import { CheckField } from '../../ui/late/CheckField.js';
import { OrderField } from './OrderField.js';
import { SearchField } from './SearchField.js';
import type { Ordering } from './sort-by.js';
import type { UserOrder } from './use-user-query.js';

const orders: readonly (readonly [order: UserOrder, text: string])[] = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['username', 'Username, A to Z'],
  ['username_desc', 'Username, Z to A'],
  ['email', 'Email, A to Z'],
  ['email_desc', 'Email, Z to A'],
];

type UserFiltersProps = Ordering<UserOrder> & {
  search: string;
  onSearch: (words: string) => void;
  isAdminsOnly: boolean;
  onAdminsOnly: (isOn: boolean) => void;
};

/** Which users are shown, and in which order. */
export function UserFilters({ search, onSearch, order, onOrder, isAdminsOnly, onAdminsOnly }: UserFiltersProps) {
  return (
    <search className="grid gap-x-6 gap-y-3 text-small sm:max-lg:grid-cols-[minmax(0,1fr)_14rem] lg:max-w-xl">
      <SearchField
        label="Search users"
        hint="Finds beginnings of words: “lov” finds Lovelace, “lace” doesn’t."
        placeholder="Name, username or email"
        search={search}
        onSearch={onSearch}
      />
      <OrderField orders={orders} order={order} onOrder={onOrder} />
      <CheckField label="Administrators only" checked={isAdminsOnly} onChange={({ target }) => onAdminsOnly(target.checked)} />
    </search>
  );
}
