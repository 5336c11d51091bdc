import { readAuditLog } from '@city-genie/contracts/admin/endpoints';
import type { readAuditLogRoute } from '@city-genie/contracts/admin/routes';
import type { RouteQuery, RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';
import { tellFailure } from './failure.js';
import { keptSeconds } from './users-api.js';

const readCall = call<typeof readAuditLogRoute>(readAuditLog);

type AuditPage = RouteReply<typeof readAuditLogRoute>;
/** Which entries are read; every field is one more condition. */
export type AuditFilter = Omit<RouteQuery<typeof readAuditLogRoute>, 'cursor' | 'limit'>;

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Entries of the log, newest first; every further page is older. */
    auditLog: build.infiniteQuery<AuditPage, AuditFilter, string | null>({
      // Asked for again, it begins with the newest page; older ones follow at a press, as the first time.
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined, refetchCachedPages: false },
      query: ({ queryArg, pageParam }) => readCall({ query: { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) } }),
      keepUnusedDataFor: keptSeconds,
      onQueryStarted: async (_filter, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => undefined,
          (rejection) => tellFailure(dispatch, rejection, 'Failed to fetch the audit log'),
        );
      },
    }),
  }),
});

export const { useAuditLogInfiniteQuery } = auditApi;
