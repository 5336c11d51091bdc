import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Column, Table } from './Table.js';

type Person = { id: number; name: string; searches: number };

const columns: readonly Column<Person>[] = [
  { key: 'name', head: 'Name', isName: true, cell: ({ name }) => name },
  { key: 'searches', head: 'Searches', isNumber: true, cell: ({ searches }) => searches },
];
const people = [
  { id: 1, name: 'Ada', searches: 3 },
  { id: 2, name: 'Sofia', searches: 12 },
];

let resized: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

function show(rows: readonly Person[], busy = false) {
  render(<Table caption="Users" columns={columns} rows={rows} rowKey={({ id }) => id} empty="No users found" busy={busy} />);
  return screen.getByRole('table', { name: 'Users' });
}

describe('Table', () => {
  it('has a name, column headers and a header in every row', () => {
    const table = within(show(people));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name', 'Searches']);
    expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Ada', 'Sofia']);
    const row = within(table.getByRole('row', { name: 'Sofia 12' }));
    expect(row.getByRole('cell')).toHaveTextContent('12');
  });

  it('shows an empty text across all columns', () => {
    const cell = within(show([])).getByRole('cell', { name: 'No users found' });
    expect(cell).toHaveAttribute('colspan', '2');
  });

  it('shows that rows are loading instead of the empty text', () => {
    const table = show([], true);
    expect(table).toHaveAttribute('aria-busy', 'true');
    expect(within(table).getByRole('cell')).toHaveTextContent('One moment…');
    expect(within(table).queryByText('No users found')).toBeNull();
  });

  it('is focusable only when it scrolls', () => {
    const scroller = show(people).parentElement ?? document.body;
    Object.defineProperty(scroller, 'clientWidth', { value: 320 });
    const width = vi.spyOn(scroller, 'scrollWidth', 'get').mockReturnValue(320);
    act(resized);
    expect(scroller).not.toHaveAttribute('tabindex');
    width.mockReturnValue(700);
    act(resized);
    expect(screen.getByRole('region', { name: 'Users' })).toBe(scroller);
    expect(scroller).toHaveAttribute('tabindex', '0');
  });

  it('sorts by the heads that can, and tells listeners how it is sorted', async () => {
    const onSort = vi.fn();
    const sorting: readonly Column<Person>[] = columns.map((column) => ({ ...column, sort: { order: 'ascending', onSort } }));
    render(
      <Table
        caption="Users"
        columns={[...sorting, { key: 'x', head: 'Delete', isHeadHidden: true, cell: () => 'x' }]}
        rows={people}
        rowKey={({ id }) => id}
        empty=""
      />,
    );
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((head) => [head.textContent, head.getAttribute('aria-sort')])).toEqual([
      ['Name', 'ascending'],
      ['Searches', 'ascending'],
      ['Delete', null],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Searches' }));
    expect(onSort).toHaveBeenCalledOnce();
  });

  it('that stacks has the name of every value in its cell, and doesn’t scroll', () => {
    render(<Table stacks caption="Users" columns={columns} rows={people} rowKey={({ id }) => id} empty="" />);
    const row = within(screen.getByRole('row', { name: /^Sofia/ }));
    expect(row.getByRole('cell')).toHaveTextContent('Searches12');
    expect(row.getByRole('rowheader')).toHaveTextContent('Sofia');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
