import type { Column } from '../../ui/late/Table.js';

/** The order in which a list is shown, and how to show it in another one. */
export type Ordering<Order extends string> = { order: Order; onOrder: (order: Order) => void };

type Sort = NonNullable<Column<unknown>['sort']>;

/** The newest first, or from Z to A. */
const goesDown = (order: string) => order === 'newest' || order.endsWith('_desc');

/** The head of a column that sorts by the usual order first, and at another press by the opposite one. */
export function sortBy<Order extends string>(usual: NoInfer<Order>, opposite: NoInfer<Order>, { order, onOrder }: Ordering<Order>): Sort {
  const direction = goesDown(order) ? 'descending' : 'ascending';
  return {
    order: order === usual || order === opposite ? direction : 'none',
    onSort: () => onOrder(order === usual ? opposite : usual),
  };
}
