import { readAccount } from '@city-genie/contracts/account/endpoints';
import type { Account, readAccountRoute } from '@city-genie/contracts/account/routes';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const readCall = call<typeof readAccountRoute>(readAccount);

/** The signed-in user as the account page shows them. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    account: build.query<Account, void>({
      query: () => readCall({}),
      transformResponse: ({ account }: { account: Account }) => account,
      // Also read anew when who is signed in is to be asked again.
      providesTags: ['Account', 'CurrentUser'],
    }),
  }),
});

export const { useAccountQuery } = accountApi;
