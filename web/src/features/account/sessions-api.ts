import { endSession, listSessions } from '@city-genie/contracts/account/endpoints';
import type { endSessionRoute, listSessionsRoute, ShownSession } from '@city-genie/contracts/account/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const listCall = call<typeof listSessionsRoute>(listSessions);
const endCall = call<typeof endSessionRoute>(endSession);

/** The user's own sessions. The section says how ending one went. */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes the user's id, which isn't sent. */
    sessions: build.query<readonly ShownSession[], string>({
      query: () => listCall({}),
      transformResponse: ({ sessions }: RouteReply<typeof listSessionsRoute>) => sessions,
      providesTags: ['Sessions'],
    }),
    /** Takes the session's id. Ending one that has ended succeeds. */
    endSession: build.mutation<RouteReply<typeof endSessionRoute>, string>({
      query: (id) => endCall({ id }),
      invalidatesTags: (reply) => (reply ? ['Sessions'] : []),
    }),
  }),
});

export const { useSessionsQuery } = sessionsApi;
