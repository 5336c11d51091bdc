import type { ListedEntry } from '@city-genie/contracts/waitlist/routes';
import type { ReactNode } from 'react';
import { Pagination } from '../../../ui/late/Pagination.js';
import { Table } from '../../../ui/late/Table.js';
import { EntryActions } from './EntryActions.js';
import { entryColumns } from './entry-columns.js';
import type { Entries } from './use-entries.js';
import type { Inviting } from './use-inviting.js';

const rowKey = ({ id }: ListedEntry) => id;

type EntryTableProps = { list: Entries; inviting: Inviting; caption: ReactNode };

/** The entries that are shown, and what can be done with them. */
export function EntryTable({ list, inviting, caption }: EntryTableProps) {
  const { query, entries, pages, current, isFetching } = list;
  const { selection, isBusy, ask } = inviting;
  const chosen = selection.entries;
  const columns = entryColumns({
    order: query.order,
    onOrder: query.orderBy,
    selection,
    isBusy,
    onInvite: (entry) => ask([entry]),
  });
  return (
    <>
      {(current?.total !== 0 || chosen.length > 0) && (
        <EntryActions
          selection={selection}
          isInviting={chosen.length > 0 && chosen.every(isBusy)}
          onInvite={() => ask(chosen)}
          filter={query.filter}
        />
      )}
      <Table
        stacks
        caption={caption}
        columns={columns}
        rows={entries}
        rowKey={rowKey}
        empty="No waitlist entries found"
        busy={isFetching}
      />
      <Pagination page={query.page} pages={pages} searchOf={query.searchOfPage} />
    </>
  );
}
