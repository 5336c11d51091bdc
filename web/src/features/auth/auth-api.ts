import { currentUser } from '@city-genie/contracts/auth/endpoints';
import type { CurrentUser, currentUserRoute } from '@city-genie/contracts/auth/routes';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const currentUserCall = call<typeof currentUserRoute>(currentUser);

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<CurrentUser, void>({
      query: () => currentUserCall({}),
      providesTags: ['CurrentUser'],
    }),
  }),
});

export const { useCurrentUserQuery } = authApi;
