import type { ListedUser } from '@city-genie/contracts/admin/routes';
import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { useState } from 'react';
import { Pagination } from '../../ui/late/Pagination.js';
import { Table } from '../../ui/late/Table.js';
import { ConfirmDelete } from './ConfirmDelete.js';
import { ConfirmRights } from './ConfirmRights.js';
import { needsSetUp } from './failure.js';
import { ListFailure } from './ListFailure.js';
import { SetUpNotice } from './SetUpNotice.js';
import { UserFilters } from './UserFilters.js';
import { useHeadFocus } from './use-head-focus.js';
import { pageSize, usePageCount } from './use-list-pages.js';
import { type UserAct, type UserActions, useUserActions } from './use-user-actions.js';
import { useUserQuery } from './use-user-query.js';
import { userColumns } from './user-columns.js';
import { countWords } from './user-words.js';
import { useListUsersQuery } from './users-api.js';

const rowKey = ({ id }: ListedUser) => id;

/** The users of the page in the address. Those of the page before stay until they are there. */
function useUsers(username: string) {
  const query = useUserQuery();
  const { search, order, isAdminsOnly, page } = query;
  const request = { username, order, page, pageSize, ...(search && { search }), ...(isAdminsOnly && { isAdmin: true as const }) };
  const { data, currentData, error, isFetching, refetch } = useListUsersQuery(request, { refetchOnMountOrArgChange: true });
  const pages = usePageCount(query, { total: data?.total ?? 0, isCurrent: currentData !== undefined && !isFetching });
  return { ...query, pages, users: data?.users ?? [], current: currentData, error, isFetching, refetch };
}

/** What an administrator is asked about. */
type Question = { user: ListedUser; act: UserAct };

function Confirm({ asked: { user, act }, actions, onClose }: { asked: Question; actions: UserActions; onClose: () => void }) {
  return act === 'delete' ? (
    <ConfirmDelete user={user} onConfirm={() => void actions.remove(user)} onClose={onClose} />
  ) : (
    <ConfirmRights user={user} onConfirm={() => void actions.switchAdmin(user)} onClose={onClose} />
  );
}

/** The first tab: everybody who has an account. */
export function UserManagement({ admin }: { admin: CurrentUser }) {
  const { search, order, isAdminsOnly, page, pages, users, current, error, isFetching, refetch, ...steps } = useUsers(admin.username);
  const actions = useUserActions(admin.username);
  const [asked, setAsked] = useState<Question>();
  const head = useHeadFocus(page, users.length);
  const count = current ? countWords(current.total, search, isAdminsOnly ? 'administrator' : 'user') : 'One moment…';
  const columns = userColumns({ ownId: admin.id, order, onOrder: steps.orderBy, actions, onAsk: (user, act) => setAsked({ user, act }) });
  const isUnread = error !== undefined && current === undefined && !isFetching;
  const filters = { search, onSearch: steps.searchFor, order, onOrder: steps.orderBy, isAdminsOnly, onAdminsOnly: steps.showAdminsOnly };
  if (needsSetUp(error)) {
    return <SetUpNotice />;
  }
  return (
    <div className="grid gap-6">
      <UserFilters {...filters} />
      <p role="status" className="sr-only">
        {!isUnread && count}
      </p>
      {error && !isFetching && <ListFailure error={error} title="Failed to fetch users" onAgain={() => void refetch()} />}
      {!isUnread && (
        <Table
          stacks
          caption={
            <span ref={head} tabIndex={-1}>
              {count}
            </span>
          }
          columns={columns}
          rows={users}
          rowKey={rowKey}
          empty="Try the beginning of a name, a username or an email."
          busy={isFetching}
        />
      )}
      {!isUnread && <Pagination page={page} pages={pages} searchOf={steps.searchOfPage} />}
      {asked && <Confirm asked={asked} actions={actions} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
