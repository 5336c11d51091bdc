import type { Form } from '../http/form.js';
import type { Call } from '../http/route.js';
import { missing } from '../refusal.js';
import type { Customer } from '../rows/customer.js';
import type { Table, World } from '../world.js';

/** The row that the address names. @throws Refusal 404 */
export function named<Row>(table: Table<Row>, noun: string, { id }: Call): Row {
  const row = table.get(id);
  if (row === undefined) {
    throw missing(noun, id);
  }
  return row;
}

/** The row that a parameter names. @throws Refusal 400 */
export function given<Row>(table: Table<Row>, noun: string, form: Form, param: string): Row {
  const id = form.need(param);
  const row = table.get(id);
  if (row === undefined) {
    throw missing(noun, id, param);
  }
  return row;
}

/** A customer that something is to be done for. @throws Refusal 400 also for one that was deleted */
export function givenCustomer(world: World, form: Form): Customer {
  const customer = given(world.customers, 'customer', form, 'customer');
  if (customer.isDeleted) {
    throw missing('customer', customer.id, 'customer');
  }
  return customer;
}

/** Whether `created` (Unix seconds) is within the `created[gte]` … of a list. */
export function isCreatedWithin(form: Form, created: number): boolean {
  const { gt, gte, lt, lte } = {
    gt: form.count('created[gt]'),
    gte: form.count('created[gte]'),
    lt: form.count('created[lt]'),
    lte: form.count('created[lte]'),
  };
  return created > (gt ?? -1) && created >= (gte ?? 0) && created < (lt ?? Infinity) && created <= (lte ?? Infinity);
}

export const createdParams = ['created[gt]', 'created[gte]', 'created[lt]', 'created[lte]'] as const;
