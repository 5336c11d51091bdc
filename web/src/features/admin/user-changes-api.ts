import { adminMessages, deleteUser, setAdmin } from '@city-genie/contracts/admin/endpoints';
import type { deleteUserRoute, ListedUser, setAdminRoute } from '@city-genie/contracts/admin/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { type Failure, needsSetUp, tellFailure } from './failure.js';
import { listsChanged } from './users-api.js';

const adminCall = call<typeof setAdminRoute>(setAdmin);
const deleteCall = call<typeof deleteUserRoute>(deleteUser);

/** `username` is that of the acting administrator. */
type AdminChange = { user: ListedUser; username: string; isAdmin: boolean };

const success = (text: string, title = 'Success') => toastShown({ tone: 'success', title, text });

/** The ordered words don't say who; the title does. */
const rightsChanged = (username: string, isAdmin: boolean) =>
  isAdmin
    ? success(adminMessages.granted, `${username} is an administrator now`)
    : success(adminMessages.removed, `${username} is no longer an administrator`);

const changed = (id: string, isAdmin: boolean) =>
  listsChanged(({ users }) => {
    for (const user of users.filter((row) => row.id === id)) {
      user.isAdmin = isAdmin;
    }
  });

const removed = (id: string) =>
  listsChanged((list) => {
    const left = list.users.filter((row) => row.id !== id);
    list.total -= list.users.length - left.length;
    list.users = left;
  });

type Rejection = Parameters<typeof tellFailure>[1];

/** Whether another administrator has deleted the user meanwhile. */
const isGone = ({ isUnhandledError, error }: Rejection) => !isUnhandledError && error.code === 'not_found';

/** Refusals after which the list is read again: a row may be gone, or the list itself be refused. */
const listsInDoubt = (error: Failure) => (needsSetUp(error) || error?.code === 'not_found' ? (['AdminUsers'] as const) : []);

/** What administrators do to a user. The lists follow at once, and a toast says what came of it. */
export const userChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    setAdmin: build.mutation<RouteReply<typeof setAdminRoute>, AdminChange>({
      query: ({ user: { id }, username, isAdmin }) => adminCall({ id }, { username, isAdmin }),
      invalidatesTags: (_reply, error) => listsInDoubt(error),
      onQueryStarted: async ({ user, isAdmin }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => {
            dispatch(changed(user.id, isAdmin));
            dispatch(rightsChanged(user.username, isAdmin));
          },
          (rejection) => {
            if (isGone(rejection)) {
              dispatch(removed(user.id));
            }
            tellFailure(dispatch, rejection, 'Failed to update admin status', user);
          },
        );
      },
    }),
    deleteUser: build.mutation<RouteReply<typeof deleteUserRoute>, ListedUser>({
      query: ({ id }) => deleteCall({ id }),
      // The page refills.
      invalidatesTags: (_reply, error) => (error ? listsInDoubt(error) : ['AdminUsers']),
      onQueryStarted: async (user, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => {
            dispatch(removed(user.id));
            dispatch(success(adminMessages.deleted(user.username)));
          },
          (rejection) => {
            if (isGone(rejection)) {
              dispatch(removed(user.id));
            }
            tellFailure(dispatch, rejection, 'Failed to delete user', user);
          },
        );
      },
    }),
  }),
});

export const { useSetAdminMutation, useDeleteUserMutation } = userChangesApi;
