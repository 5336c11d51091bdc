import { type ReactNode, useId } from 'react';
import { Skeleton, SkeletonGroup } from './Skeleton.js';
import { TableHead } from './TableHead.js';
import { TableRow } from './TableRow.js';
import { tableForms } from './table-forms.js';
import { useOverflow } from './use-overflow.js';

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Cells of this column are the row headers. */
  isName?: boolean;
  /** Aligns numbers by their last digit. */
  isNumber?: boolean;
  /** Its cells say what they are, so its head is for listeners alone. */
  isHeadHidden?: boolean;
  /** Its values may be long: they wrap anywhere, and have a line of their own where rows are stacked. */
  isWide?: boolean;
  /** Where rows are stacked, its values say what they are without the head. */
  hasNoLabel?: boolean;
  /** Begins a line where rows are stacked on a phone. */
  isFirst?: boolean;
  /** Its head is a button that sorts by it. */
  sort?: { order: 'ascending' | 'descending' | 'none'; onSort: () => void };
};

type TableProps<Row> = {
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown instead of rows when there are none. */
  empty: string;
  /** Rows are loading. */
  busy?: boolean;
  /** In a narrow window a row is a block of labelled values, and nothing scrolls sideways. Sorting needs another control there. */
  stacks?: boolean;
};

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

/** A data table. When it is too wide, it scrolls by itself, also by keyboard, instead of the page; or its rows stack. */
export function Table<Row>({ caption, columns, rows, rowKey, empty, busy = false, stacks = false }: TableProps<Row>) {
  const captionId = useId();
  const { watch, overflows } = useOverflow();
  // Focusable only when it scrolls. Positioned, so that visually hidden content scrolls with its row.
  const scroller = overflows ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {};
  const form = stacks ? tableForms.stacking : tableForms.scrolling;
  return (
    <div {...(!stacks && { ref: watch, ...scroller })} className={`relative ${stacks ? '' : 'overflow-x-auto'}`}>
      <table className={`w-full border-b border-line text-small ${form.table}`} aria-busy={busy}>
        <caption id={captionId} className={`pb-3 text-left font-serif text-title font-[560] ${form.table}`}>
          {caption}
        </caption>
        <TableHead columns={columns} className={form.head} />
        <tbody className={form.body}>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} form={form} />
          ))}
          {rows.length === 0 && (
            <tr className={form.table}>
              <td colSpan={columns.length} className={`border-t border-line py-3 text-ink-soft ${form.table}`}>
                {busy ? <Waiting /> : empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
