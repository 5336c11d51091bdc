import { listUsers } from '@city-genie/contracts/admin/endpoints';
import type { ListUsersRequest } from '@city-genie/contracts/admin/request';
import type { listUsersRoute } from '@city-genie/contracts/admin/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';
import { tellFailure } from './failure.js';

const listCall = call<typeof listUsersRoute>(listUsers);

export type UserList = RouteReply<typeof listUsersRoute>;

/** Lists hold personal data, and are asked for anew whenever they are shown; so they don't stay for long. */
export const keptSeconds = 60;

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<UserList, ListUsersRequest>({
      query: (request) => listCall({}, request),
      keepUnusedDataFor: keptSeconds,
      providesTags: ['AdminUsers'],
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => undefined,
          (rejection) => tellFailure(dispatch, rejection, 'Failed to fetch users'),
        );
      },
    }),
  }),
});

export const { useListUsersQuery } = usersApi;

type State = Parameters<typeof usersApi.util.selectCachedArgsForQuery>[0];

/** Changes every list that is there, without asking for it again. */
export const listsChanged =
  (change: (list: UserList) => void) =>
  (dispatch: ThunkDispatch<State, unknown, UnknownAction>, getState: () => State): void => {
    for (const request of usersApi.util.selectCachedArgsForQuery(getState(), 'listUsers')) {
      dispatch(usersApi.util.updateQueryData('listUsers', request, change));
    }
  };
