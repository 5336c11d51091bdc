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
    /** Takes their ids, ends one after the other, and stops at the first that fails. Ending one that has ended succeeds. */
    endSessions: build.mutation<true, readonly string[]>({
      queryFn: async (ids, _api, _extra, baseQuery) => {
        for (const id of ids) {
          const { error } = await baseQuery(endCall({ id }));
          if (error) {
            return { error };
          }
        }
        return { data: true };
      },
      // Some may have ended before one failed.
      invalidatesTags: ['Sessions'],
    }),
  }),
});

export const { useSessionsQuery } = sessionsApi;
