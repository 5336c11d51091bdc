import type { Column } from './Table.js';
import { numberClass, type TableForm } from './table-forms.js';

/** One row; in a table that stacks, every value but the name has its column's head above it in a narrow window. */
export function TableRow<Row>({ row, columns, form }: { row: Row; columns: readonly Column<Row>[]; form: TableForm }) {
  return (
    <tr className={form.row}>
      {columns.map(({ key, head, cell, isName, isNumber, isHeadHidden, isWide }) =>
        isName ? (
          <th key={key} scope="row" className={`${form.cell} ${form.wide} text-left font-medium`}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} className={`${form.cell} ${isWide ? form.wide : ''} ${numberClass(isNumber)}`}>
            {form.label !== undefined && !isHeadHidden && <p className={form.label}>{head}</p>}
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
