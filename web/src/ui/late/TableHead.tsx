import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column } from './Table.js';
import { numberClass } from './table-forms.js';

function Words<Row>({ column: { head, isHeadHidden = false, sort } }: { column: Column<Row> }) {
  if (!sort) {
    return <span className={isHeadHidden ? 'sr-only' : ''}>{head}</span>;
  }
  const Arrow = sort.order === 'descending' ? ArrowDown : ArrowUp;
  const shown = sort.order === 'none' ? 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60' : '';
  return (
    <button
      type="button"
      onClick={sort.onSort}
      className="group -my-2 inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
    >
      {head}
      <Arrow aria-hidden="true" className={`size-3.5 ${shown}`} />
    </button>
  );
}

/** The heads of the columns, some of which sort. */
export function TableHead<Row>({ columns, className }: { columns: readonly Column<Row>[]; className: string }) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            aria-sort={column.sort?.order}
            className={`border-t-2 border-ink py-2 pr-6 text-note font-semibold whitespace-nowrap last:pr-0 ${numberClass(column.isNumber)}`}
          >
            <Words column={column} />
          </th>
        ))}
      </tr>
    </thead>
  );
}
