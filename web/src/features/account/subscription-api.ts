import {
  cancelSubscription,
  listInvoices,
  openBillingPortal,
  readSubscription,
  resumeSubscription,
  switchPlan,
  withdrawSubscription,
} from '@city-genie/contracts/billing/endpoints';
import type {
  cancelSubscriptionRoute,
  listInvoicesRoute,
  openBillingPortalRoute,
  readSubscriptionRoute,
  resumeSubscriptionRoute,
  SubscriptionDetails,
  switchPlanRoute,
  withdrawSubscriptionRoute,
} from '@city-genie/contracts/billing/routes';
import type { RouteBody, RouteReply } from '@city-genie/contracts/route';
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import { api } from '../../api/api.js';
import type { baseQuery } from '../../api/base-query.js';
import { call } from '../../api/call.js';
import { subscriptionChanged } from '../../api/subscription-changed.js';

const readCall = call<typeof readSubscriptionRoute>(readSubscription);
const invoicesCall = call<typeof listInvoicesRoute>(listInvoices);
const portalCall = call<typeof openBillingPortalRoute>(openBillingPortal);
const cancelCall = call<typeof cancelSubscriptionRoute>(cancelSubscription);
const resumeCall = call<typeof resumeSubscriptionRoute>(resumeSubscription);
const switchCall = call<typeof switchPlanRoute>(switchPlan);
const withdrawCall = call<typeof withdrawSubscriptionRoute>(withdrawSubscription);

export type Invoice = RouteReply<typeof listInvoicesRoute>['invoices'][number];
type Switch = RouteBody<typeof switchPlanRoute>;
type Done = { success: true; message: string };

const shown = ['Subscription'] as const;
/** After an act that may have changed it, or may not: the server is asked again also when the act failed. */
const changes = ['Subscription', 'Account', 'CurrentUser'] as const;

type OnStarted<Arg> = TypedMutationOnQueryStarted<Done, Arg, typeof baseQuery, 'api'>;

/** The rest of the site asks anew what is open. */
const tells: NonNullable<OnStarted<unknown>> = async (_arg, { dispatch, queryFulfilled }) => {
  await Promise.allSettled([queryFulfilled]);
  dispatch(subscriptionChanged());
};

const act = { invalidatesTags: changes, onQueryStarted: tells } as const;

/** The user's subscription, and what can be done with it. Both questions take the user's id, which isn't sent: an answer is about one user. */
export const subscriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscription: build.query<SubscriptionDetails, string>({ query: () => readCall({}), providesTags: shown }),
    invoices: build.query<Invoice[], string>({
      query: () => invoicesCall({}),
      transformResponse: ({ invoices }: RouteReply<typeof listInvoicesRoute>) => invoices,
      providesTags: shown,
    }),
    cancelSubscription: build.mutation<Done, void>({ query: () => cancelCall({}), ...act }),
    resumeSubscription: build.mutation<Done, void>({ query: () => resumeCall({}), ...act }),
    switchPlan: build.mutation<Done, Switch>({ query: (change) => switchCall({}, change), ...act }),
    withdrawSubscription: build.mutation<Done, void>({ query: () => withdrawCall({}), ...act }),
    billingPortal: build.mutation<RouteReply<typeof openBillingPortalRoute>, void>({ query: () => portalCall({}) }),
  }),
});

export const { useSubscriptionQuery, useInvoicesQuery } = subscriptionApi;
