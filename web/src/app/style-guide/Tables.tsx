import { useState } from 'react';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { Copyable } from '../../ui/late/Copyable.js';
import { Pagination } from '../../ui/late/Pagination.js';
import { type Column, Table } from '../../ui/late/Table.js';
import { Row, Specimen } from './Chapter.js';

type Person = { id: number; name: string; email: string; city: string; joined: string; searches: number; isActive: boolean };

const people: readonly Person[] = [
  { id: 1, name: 'Ada Lovelace', email: 'ada@example.org', city: 'London', joined: '18 January 2025', searches: 128, isActive: true },
  { id: 2, name: 'Émilie du Châtelet', email: 'emilie@example.org', city: 'Paris', joined: '2 March 2025', searches: 9, isActive: false },
  { id: 3, name: 'Sofia Kovalevskaya', email: 'sofia@example.org', city: 'Berlin', joined: '21 June 2025', searches: 1040, isActive: true },
];

const columns: readonly Column<Person>[] = [
  { key: 'name', head: 'Name', isName: true, cell: ({ name }) => name },
  { key: 'email', head: 'Email', cell: ({ email }) => email },
  { key: 'city', head: 'City', cell: ({ city }) => city },
  { key: 'joined', head: 'Signup date', cell: ({ joined }) => joined },
  { key: 'searches', head: 'Searches', isNumber: true, cell: ({ searches }) => searches },
  {
    key: 'status',
    head: 'Status',
    cell: ({ isActive }) => <Badge tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Incomplete'}</Badge>,
  },
  {
    key: 'delete',
    head: 'Delete',
    cell: ({ name }) => (
      <Button look="quiet" className="text-small">
        <span>
          Delete<span className="sr-only">: {name}</span>
        </span>
      </Button>
    ),
  },
];

const rowKey = ({ id }: Person) => id;
const few = columns.slice(0, 3);

/** Sorts by name, in a window of any width without scrolling. */
function Stacking() {
  const [isFromA, setIsFromA] = useState(true);
  const [, ...others] = columns;
  const rows = people.toSorted((a, b) => (isFromA ? 1 : -1) * a.name.localeCompare(b.name, 'en'));
  const sort = { order: isFromA ? 'ascending' : 'descending', onSort: () => setIsFromA(!isFromA) } as const;
  const name: Column<Person> = { key: 'name', head: 'Name', isName: true, sort, cell: (person) => person.name };
  return <Table stacks caption="Users, stacked on phones" columns={[name, ...others]} rows={rows} rowKey={rowKey} empty="No users found" />;
}

export function Tables() {
  return (
    <>
      <div className="guide-row">
        <Table caption="Users" columns={columns} rows={people} rowKey={rowKey} empty="No users found" />
      </div>
      <div className="guide-row">
        <Stacking />
      </div>
      <Row columns={3} title="Beside tables">
        <Specimen name="pages" note="links, the first and the last always there">
          <Pagination page={5} pages={40} searchOf={(page) => `?page=${page}`} />
        </Specimen>
        <Specimen name="copyable" note="selected where the clipboard is closed">
          <Copyable text="ada@example.org" label="the email of Ada" />
        </Specimen>
      </Row>
      <div className="guide-halves">
        <Table caption="Waitlist, empty" columns={few} rows={[]} rowKey={rowKey} empty="No waitlist entries found" />
        <Table caption="Waitlist, on its way" columns={few} rows={[]} rowKey={rowKey} empty="No waitlist entries found" busy />
      </div>
    </>
  );
}
