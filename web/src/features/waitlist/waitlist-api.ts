import type { RouteReply } from '@city-genie/contracts/route';
import { joinWaitlist, waitlistMessages } from '@city-genie/contracts/waitlist/endpoints';
import type { WaitlistRequest } from '@city-genie/contracts/waitlist/request';
import type { joinWaitlistRoute } from '@city-genie/contracts/waitlist/routes';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';
import { toastShown } from '../../toasts/toast-slice.js';

const joinCall = call<typeof joinWaitlistRoute>(joinWaitlist);

export const waitlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    joinWaitlist: build.mutation<RouteReply<typeof joinWaitlistRoute>, WaitlistRequest>({
      query: (request) => joinCall({}, request),
      invalidatesTags: (_reply, error) => (error ? [] : ['Waitlist']),
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(toastShown({ tone: 'success', title: 'Welcome to the waitlist!', text: waitlistMessages.joined })),
          // The form says why a sign-up failed.
          () => undefined,
        );
      },
    }),
  }),
});
