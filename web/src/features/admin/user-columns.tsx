import type { ListedUser } from '@city-genie/contracts/admin/routes';
import type { Column } from '../../ui/late/Table.js';
import { AdminSwitch, DeleteButton } from './UserControls.js';
import { EmailFacts, PlanFacts, UserName } from './UserFacts.js';
import type { UserAct, UserActions } from './use-user-actions.js';
import type { UserOrder } from './use-user-query.js';
import { dayWords } from './user-words.js';

type Sort = NonNullable<Column<ListedUser>['sort']>;

type ColumnsProps = {
  /** Id of the administrator. */
  ownId: string;
  order: UserOrder;
  onOrder: (order: UserOrder) => void;
  actions: Pick<UserActions, 'actOn'>;
  /** Asks before anything is done. */
  onAsk: (user: ListedUser, act: UserAct) => void;
};

const directions: Readonly<Record<UserOrder, 'ascending' | 'descending'>> = {
  newest: 'descending',
  oldest: 'ascending',
  username: 'ascending',
  username_desc: 'descending',
  email: 'ascending',
  email_desc: 'descending',
};

/** Sorts by the usual order first, and at another press by the opposite one. */
function sortBy(usual: UserOrder, opposite: UserOrder, { order, onOrder }: ColumnsProps): Sort {
  return {
    order: order === usual || order === opposite ? directions[order] : 'none',
    onSort: () => onOrder(order === usual ? opposite : usual),
  };
}

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
