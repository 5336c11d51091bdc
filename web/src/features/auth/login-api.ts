import { login } from '@city-genie/contracts/auth/endpoints';
import type { LoginRequest } from '@city-genie/contracts/auth/request';
import type { loginRoute } from '@city-genie/contracts/auth/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';
import { toastShown } from '../../toasts/toast-slice.js';

const loginCall = call<typeof loginRoute>(login);

export const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<RouteReply<typeof loginRoute>, LoginRequest>({
      query: (request) => loginCall({}, request),
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(toastShown({ tone: 'success', title: 'Login successful!', text: 'Welcome back to City Genie.' })),
          // The form says why it failed.
          () => undefined,
        );
      },
    }),
  }),
});
