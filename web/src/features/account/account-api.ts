import { changeEmail, changePreferences, confirmEmail, keepEmail, readAccount } from '@city-genie/contracts/account/endpoints';
import type { ChangeEmailRequest, PreferencesRequest } from '@city-genie/contracts/account/request';
import type {
  Account,
  changeEmailRoute,
  changePreferencesRoute,
  confirmEmailRoute,
  keepEmailRoute,
  readAccountRoute,
} from '@city-genie/contracts/account/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const readCall = call<typeof readAccountRoute>(readAccount);
const emailCall = call<typeof changeEmailRoute>(changeEmail);
const keepCall = call<typeof keepEmailRoute>(keepEmail);
const confirmCall = call<typeof confirmEmailRoute>(confirmEmail);
const preferencesCall = call<typeof changePreferencesRoute>(changePreferences);

type PreferencesChange = { userId: string; changes: PreferencesRequest };

/** The signed-in user as the account page shows them, their address and their preferences. The sections say how each call went. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes the user's id, which isn't sent: nobody is shown the account of whoever was here before. */
    account: build.query<Account, string>({
      query: () => readCall({}),
      transformResponse: ({ account }: RouteReply<typeof readAccountRoute>) => account,
      providesTags: ['Account'],
    }),
    changeEmail: build.mutation<RouteReply<typeof changeEmailRoute>, ChangeEmailRequest>({
      query: (request) => emailCall({}, request),
      invalidatesTags: (reply) => (reply ? ['Account'] : []),
    }),
    keepEmail: build.mutation<RouteReply<typeof keepEmailRoute>, void>({
      query: () => keepCall({}),
      invalidatesTags: (reply) => (reply ? ['Account'] : []),
    }),
    /** Takes the token of the mailed link. */
    confirmEmail: build.mutation<RouteReply<typeof confirmEmailRoute>, string>({
      query: (token) => confirmCall({}, { token }),
      invalidatesTags: (reply) => (reply ? ['Account', 'CurrentUser'] : []),
    }),
    changePreferences: build.mutation<RouteReply<typeof changePreferencesRoute>, PreferencesChange>({
      query: ({ changes }) => preferencesCall({}, changes),
      onQueryStarted: async ({ userId }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data: { preferences } }) =>
            dispatch(
              accountApi.util.updateQueryData('account', userId, (account) => {
                account.preferences = preferences;
              }),
            ),
          () => undefined,
        );
      },
    }),
  }),
});

export const { useAccountQuery } = accountApi;
