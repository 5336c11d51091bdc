import { readAuditLog } from '@city-genie/contracts/admin/endpoints';
import type { readAuditLogRoute } from '@city-genie/contracts/admin/routes';
import { readPlacesAudit } from '@city-genie/contracts/place-report/endpoints';
import type { readPlacesAuditRoute } from '@city-genie/contracts/place-report/routes';
import type { RouteQuery, RouteReply } from '@city-genie/contracts/route';
import { readWaitlistAudit } from '@city-genie/contracts/waitlist/endpoints';
import type { readWaitlistAuditRoute } from '@city-genie/contracts/waitlist/routes';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';
import { tellFailure } from './failure.js';
import { keptSeconds } from './users-api.js';

/** Each service keeps its own log. */
export const auditLogs = ['accounts', 'waitlist', 'places'] as const;

export type AuditLogName = (typeof auditLogs)[number];

const readCalls = {
  accounts: call<typeof readAuditLogRoute>(readAuditLog),
  waitlist: call<typeof readWaitlistAuditRoute>(readWaitlistAudit),
  places: call<typeof readPlacesAuditRoute>(readPlacesAudit),
} as const satisfies Record<AuditLogName, unknown>;

type AccountsPage = RouteReply<typeof readAuditLogRoute>;
/** Only the log of the accounts knows usernames. */
export type AuditPage = Omit<AccountsPage, 'usernames'> & Partial<Pick<AccountsPage, 'usernames'>>;
/** Which entries are read; every field is one more condition. */
export type AuditFilter = Omit<RouteQuery<typeof readAuditLogRoute>, 'cursor' | 'limit'>;

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Entries of a log, newest first; every further page is older. */
    auditLog: build.infiniteQuery<AuditPage, AuditFilter & { log: AuditLogName }, string | null>({
      // Asked for again, it begins with the newest page; older ones follow at a press, as the first time.
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined, refetchCachedPages: false },
      query: ({ queryArg: { log, ...filter }, pageParam }) =>
        readCalls[log]({ query: { ...filter, ...(pageParam !== null && { cursor: pageParam }) } }),
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
