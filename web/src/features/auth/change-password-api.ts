import { changePassword } from '@city-genie/contracts/auth/endpoints';
import type { ChangePasswordRequest } from '@city-genie/contracts/auth/request';
import type { changePasswordRoute } from '@city-genie/contracts/auth/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';
import { toastShown } from '../../toasts/toast-slice.js';

const changePasswordCall = call<typeof changePasswordRoute>(changePassword);

export const changePasswordApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<RouteReply<typeof changePasswordRoute>, ChangePasswordRequest>({
      query: (request) => changePasswordCall({}, request),
      // All but this one have ended.
      invalidatesTags: (reply) => (reply ? ['Sessions'] : []),
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(toastShown({ tone: 'success', title: 'Success', text: 'Password changed successfully' })),
          // The form says why it was refused.
          () => undefined,
        );
      },
    }),
  }),
});
