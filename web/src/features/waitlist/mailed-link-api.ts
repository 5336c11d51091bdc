import type { RouteReply } from '@city-genie/contracts/route';
import { confirmWaitlist, leaveWaitlist } from '@city-genie/contracts/waitlist/endpoints';
import type { confirmWaitlistRoute, leaveWaitlistRoute } from '@city-genie/contracts/waitlist/routes';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const confirmCall = call<typeof confirmWaitlistRoute>(confirmWaitlist);
const leaveCall = call<typeof leaveWaitlistRoute>(leaveWaitlist);

/** What the links in the waitlist's mails do, by their tokens. The page says what came of it. */
export const mailedLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmWaitlist: build.mutation<RouteReply<typeof confirmWaitlistRoute>, string>({
      query: (token) => confirmCall({}, { token }),
      invalidatesTags: (reply) => (reply ? ['Waitlist'] : []),
    }),
    leaveWaitlist: build.mutation<RouteReply<typeof leaveWaitlistRoute>, string>({
      query: (token) => leaveCall({ query: { token } }),
      invalidatesTags: (reply) => (reply ? ['Waitlist'] : []),
    }),
  }),
});
