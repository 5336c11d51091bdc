import type { ListedUser } from '@city-genie/contracts/admin/routes';
import type { Column } from '../../ui/late/Table.js';
import { type Ordering, sortBy } from './sort-by.js';
import { AdminSwitch, DeleteButton } from './UserControls.js';
import { EmailFacts, PlanFacts, UserName } from './UserFacts.js';
import type { UserAct, UserActions } from './use-user-actions.js';
import type { UserOrder } from './use-user-query.js';
import { dayWords } from './user-words.js';

type ColumnsProps = Ordering<UserOrder> & {
  /** Id of the administrator. */
  ownId: string;
  actions: Pick<UserActions, 'actOn'>;
  /** Asks before anything is done. */
  onAsk: (user: ListedUser, act: UserAct) => void;
};

/** The columns of the users. Whoever looks can't change their own row. */
export function userColumns(props: ColumnsProps): readonly Column<ListedUser>[] {
  const { ownId, actions, onAsk } = props;
  return [
    {
      key: 'username',
      head: 'Username',
      isName: true,
      sort: sortBy('username', 'username_desc', props),
      cell: (user) => <UserName user={user} isOwn={user.id === ownId} />,
    },
    {
      key: 'email',
      head: 'Email',
      isWide: true,
      hasNoLabel: true,
      sort: sortBy('email', 'email_desc', props),
      cell: (user) => <EmailFacts user={user} />,
    },
    { key: 'plan', head: 'Plan', cell: (user) => <PlanFacts user={user} /> },
    { key: 'two-step', head: 'Two-step', cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'On' : 'Off') },
    {
      key: 'joined',
      head: 'Joined',
      sort: sortBy('newest', 'oldest', props),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={createdAt} className="whitespace-nowrap tabular-nums">
          {dayWords(createdAt)}
        </time>
      ),
    },
    {
      key: 'admin',
      head: 'Administrator',
      isFirst: true,
      hasNoLabel: true,
      cell: (user) => <AdminSwitch user={user} isOwn={user.id === ownId} act={actions.actOn(user)} onSwitch={() => onAsk(user, 'admin')} />,
    },
    {
      key: 'delete',
      head: 'Delete',
      isHeadHidden: true,
      cell: (user) => user.id !== ownId && <DeleteButton user={user} act={actions.actOn(user)} onDelete={() => onAsk(user, 'delete')} />,
    },
  ];
}
