import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { subscriptionStatus } from '@city-genie/contracts/billing/endpoints';
import type { SubscriptionStatus, subscriptionStatusRoute } from '@city-genie/contracts/billing/routes';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const statusCall = call<typeof subscriptionStatusRoute>(subscriptionStatus);

/** Whom the answer is about; not sent. When either changes, the server is asked again. */
export type Payer = Pick<CurrentUser, 'id' | 'subscriptionStatus'>;

/** The signed-in user as the argument of the query. Administrators have none: they never pay, so they aren't asked about. */
export function payerOf(user: CurrentUser | null | undefined): Payer | undefined {
  return user && !user.isAdmin ? { id: user.id, subscriptionStatus: user.subscriptionStatus } : undefined;
}

export const subscriptionStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscriptionStatus: build.query<SubscriptionStatus, Payer>({
      query: () => statusCall({}),
      providesTags: ['SubscriptionStatus'],
    }),
  }),
});

export const { useSubscriptionStatusQuery } = subscriptionStatusApi;
