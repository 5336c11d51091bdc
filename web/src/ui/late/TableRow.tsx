import type { Column } from './Table.js';
import type { TableForm } from './table-forms.js';

type CellProps<Row> = { row: Row; column: Column<Row>; form: TableForm };

function Cell<Row>({ row, column: { head, cell, isNumber, isHeadHidden, isWide, isFirst, hasNoLabel }, form }: CellProps<Row>) {
  const hasLabel = !isHeadHidden && !hasNoLabel;
  const place = [isWide ? form.wide : form.plain, isFirst ? form.first : '', hasLabel ? '' : form.unlabelled].join(' ');
  return (
    <td className={`${form.cell} ${place} ${isNumber ? form.number : 'text-left'}`}>
      {form.label !== undefined && hasLabel && <p className={form.label}>{head}</p>}
      {cell(row)}
    </td>
  );
}

/** One row; in a table that stacks, most values have their column's head above them in a narrow window. */
export function TableRow<Row>({ row, columns, form }: { row: Row; columns: readonly Column<Row>[]; form: TableForm }) {
  return (
    <tr className={form.row}>
      {columns.map((column) =>
        column.isName ? (
          <th key={column.key} scope="row" className={`${form.cell} ${form.wide} text-left font-medium`}>
            {column.cell(row)}
          </th>
        ) : (
          <Cell key={column.key} row={row} column={column} form={form} />
        ),
      )}
    </tr>
  );
}
