import { invalid, missing } from '../refusal.js';
import type { Wire } from '../wire/wire.js';
import type { Call } from './route.js';

export const listParams = ['limit', 'starting_after', 'ending_before'] as const;

/**
 * One page of `rows`, which come the newest first.
 *
 * @throws Refusal 400 for a limit outside of 1–100 or an unknown cursor
 */
export function listPage<Row extends { id: string }>({ form, path }: Call, rows: Row[], show: (row: Row) => object): Wire {
  const limit = form.count('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalid('This value must be between 1 and 100.', 'limit');
  }
  const after = indexOf(rows, form.get('starting_after'), 'starting_after');
  const before = indexOf(rows, form.get('ending_before'), 'ending_before');
  const rest = rows.slice(after === undefined ? 0 : after + 1, before);
  const page = before === undefined ? rest.slice(0, limit) : rest.slice(-limit);
  return { object: 'list', url: path, has_more: rest.length > page.length, data: page.map(show) };
}

function indexOf(rows: { id: string }[], id: string | undefined, param: string): number | undefined {
  if (id === undefined) {
    return undefined;
  }
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) {
    throw missing('object', id, param);
  }
  return index;
}
