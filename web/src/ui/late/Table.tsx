import { type ReactNode, useId } from 'react';
import { Skeleton, SkeletonGroup } from './Skeleton.js';
import { useOverflow } from './use-overflow.js';

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Cells of this column are the row headers. */
  isName?: boolean;
  /** Aligns numbers by their last digit. */
  isNumber?: boolean;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown instead of rows when there are none. */
  empty: string;
  /** Rows are loading. */
  busy?: boolean;
};

const cellClass = 'border-t border-line py-3 pr-6 align-baseline whitespace-nowrap last:pr-0';
const numberClass = (isNumber = false) => (isNumber ? 'text-right tabular-nums' : 'text-left');

function Waiting() {
  return (
    <>
      <p className="sr-only">One moment…</p>
      <SkeletonGroup className="grid gap-6 py-1.5">
        <Skeleton className="h-6" />
        <Skeleton className="h-6" />
        <Skeleton className="h-6" />
      </SkeletonGroup>
    </>
  );
}

/** A data table. When it is too wide, it scrolls by itself, also by keyboard, instead of the page. */
export function Table<Row>({ caption, columns, rows, rowKey, empty, busy = false }: TableProps<Row>) {
  const captionId = useId();
  const { watch, overflows } = useOverflow();
  // Focusable only when it scrolls. Positioned, so that visually hidden content scrolls with its row.
  const scroller = overflows ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {};
  return (
    <div ref={watch} {...scroller} className="relative overflow-x-auto">
      <table className="w-full border-b border-line text-small" aria-busy={busy}>
        <caption id={captionId} className="pb-3 text-left font-serif text-title font-[560]">
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, head, isNumber }) => (
              <th
                key={key}
                scope="col"
                className={`border-t-2 border-ink py-2 pr-6 text-note font-semibold whitespace-nowrap last:pr-0 ${numberClass(isNumber)}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, isName, isNumber }) =>
                isName ? (
                  <th key={key} scope="row" className={`${cellClass} text-left font-medium`}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={`${cellClass} ${numberClass(isNumber)}`}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="border-t border-line py-3 text-ink-soft">
                {busy ? <Waiting /> : empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
