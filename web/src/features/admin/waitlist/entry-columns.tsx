import type { ListedEntry } from '@city-genie/contracts/waitlist/routes';
import { Copyable } from '../../../ui/late/Copyable.js';
import type { Column } from '../../../ui/late/Table.js';
import { type Ordering, sortBy } from '../sort-by.js';
import { Day, EntryName, Invitation, StatusFacts } from './EntryFacts.js';
import type { EntryOrder } from './use-entry-query.js';
import type { EntrySelection } from './use-entry-selection.js';

type ColumnsProps = Ordering<EntryOrder> & {
  selection: EntrySelection;
  /** Is just being invited. */
  isBusy: (entry: ListedEntry) => boolean;
  /** Asks before anybody is invited. */
  onInvite: (entry: ListedEntry) => void;
};

/** The columns of the waitlist. Names and cities are what strangers typed. */
export function entryColumns(props: ColumnsProps): readonly Column<ListedEntry>[] {
  const { selection, isBusy, onInvite } = props;
  return [
    {
      key: 'name',
      head: 'Name',
      isName: true,
      sort: sortBy('name', 'name_desc', props),
      cell: (entry) => <EntryName entry={entry} selection={selection} />,
    },
    {
      key: 'email',
      head: 'Email',
      isWide: true,
      hasNoLabel: true,
      sort: sortBy('email', 'email_desc', props),
      cell: ({ name, email }) => <Copyable text={email} label={`the email of ${name}`} />,
    },
    { key: 'city', head: 'City', cell: ({ city }) => <bdi className="wrap-anywhere whitespace-normal">{city}</bdi> },
    { key: 'status', head: 'Status', cell: (entry) => <StatusFacts entry={entry} /> },
    {
      key: 'signup',
      head: 'Signup Date',
      sort: sortBy('newest', 'oldest', props),
      cell: ({ createdAt }) => <Day iso={createdAt} />,
    },
    {
      key: 'invitation',
      head: 'Invitation',
      isFirst: true,
      hasNoLabel: true,
      cell: (entry) => <Invitation entry={entry} isBusy={isBusy(entry)} onInvite={() => onInvite(entry)} />,
    },
  ];
}
