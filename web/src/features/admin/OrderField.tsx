import { Field } from '../../ui/Field.js';
import { Select } from '../../ui/Select.js';
import type { Ordering } from './sort-by.js';

type OrderFieldProps<Order extends string> = Ordering<Order> & { orders: readonly (readonly [order: Order, text: string])[] };

/** For windows in which the heads of the columns, which sort, aren't shown. */
export function OrderField<Order extends string>({ orders, order, onOrder }: OrderFieldProps<Order>) {
  const choose = (value: string) => {
    const chosen = orders.find(([known]) => known === value)?.[0];
    if (chosen !== undefined) {
      onOrder(chosen);
    }
  };
  return (
    <div className="lg:hidden">
      <Field label="Order">
        {(control) => (
          <Select {...control} value={order} onChange={({ target }) => choose(target.value)}>
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
