import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { CheckField } from '../../ui/late/CheckField.js';
import { useTypedText } from '../../ui/late/use-typed-text.js';
import { Select } from '../../ui/Select.js';
import type { UserOrder } from './use-user-query.js';

/** As long as a word is being typed, the server isn't asked. */
const pauseMs = 300;

/** The server reads no more. */
const maxLength = 100;

const orders: readonly (readonly [order: UserOrder, text: string])[] = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['username', 'Username, A to Z'],
  ['username_desc', 'Username, Z to A'],
  ['email', 'Email, A to Z'],
  ['email_desc', 'Email, Z to A'],
];

type UserFiltersProps = {
  search: string;
  onSearch: (words: string) => void;
  order: UserOrder;
  onOrder: (order: UserOrder) => void;
  isAdminsOnly: boolean;
  onAdminsOnly: (isOn: boolean) => void;
};

/** For windows in which the heads of the columns, which sort, aren't shown. */
function OrderField({ order, onOrder }: Pick<UserFiltersProps, 'order' | 'onOrder'>) {
  return (
    <div className="lg:hidden">
      <Field label="Order">
        {(control) => (
          <Select
            {...control}
            value={order}
            onChange={({ target }) => onOrder(orders.find(([value]) => value === target.value)?.[0] ?? 'newest')}
          >
            {orders.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

/** Which users are shown, and in which order. */
export function UserFilters({ search, onSearch, order, onOrder, isAdminsOnly, onAdminsOnly }: UserFiltersProps) {
  const [text, type] = useTypedText({ inAddress: search, write: onSearch, pauseMs });
  return (
    <search className="grid gap-x-6 gap-y-3 text-small sm:max-lg:grid-cols-[minmax(0,1fr)_14rem] lg:max-w-xl">
      <Field label="Search users" hint="Finds beginnings of words: “lov” finds Lovelace, “lace” doesn’t.">
        {(control) => (
          <Input
            {...control}
            type="search"
            value={text}
            onChange={(event) => type(event.target.value)}
            maxLength={maxLength}
            placeholder="Name, username or email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
        )}
      </Field>
      <OrderField order={order} onOrder={onOrder} />
      <CheckField label="Administrators only" checked={isAdminsOnly} onChange={({ target }) => onAdminsOnly(target.checked)} />
    </search>
  );
}
