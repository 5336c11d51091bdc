import {
  cancelSubscription,
  listInvoices,
  openBillingPortal,
  readSubscription,
  resumeSubscription,
  switchPlan,
  withdrawSubscription,
} from '@city-genie/contracts/billing/endpoints';
import type { PlanName } from '@city-genie/contracts/billing/plans';
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
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const readCall = call<typeof readSubscriptionRoute>(readSubscription);
const invoicesCall = call<typeof listInvoicesRoute>(listInvoices);
const portalCall = call<typeof openBillingPortalRoute>(openBillingPortal);
const cancelCall = call<typeof cancelSubscriptionRoute>(cancelSubscription);
const resumeCall = call<typeof resumeSubscriptionRoute>(resumeSubscription);
const switchCall = call<typeof switchPlanRoute>(switchPlan);
const withdrawCall = call<typeof withdrawSubscriptionRoute>(withdrawSubscription);

export type Invoice = RouteReply<typeof listInvoicesRoute>['invoices'][number];
type Done = { success: true; message: string };

/** After an act that may have changed it, or may not: the server is asked again also when the act failed. */
const changes = ['Subscription'] as const;

/** The user's subscription, and what can be done with it. Both questions take the user's id, which isn't sent: an answer is about one user. */
export const subscriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscription: build.query<SubscriptionDetails, string>({ query: () => readCall({}), providesTags: changes }),
    invoices: build.query<Invoice[], string>({
      query: () => invoicesCall({}),
      transformResponse: ({ invoices }: RouteReply<typeof listInvoicesRoute>) => invoices,
      providesTags: changes,
    }),
    cancelSubscription: build.mutation<Done, void>({ query: () => cancelCall({}), invalidatesTags: changes }),
    resumeSubscription: build.mutation<Done, void>({ query: () => resumeCall({}), invalidatesTags: changes }),
    switchPlan: build.mutation<Done, PlanName>({ query: (plan) => switchCall({}, { plan }), invalidatesTags: changes }),
    withdrawSubscription: build.mutation<Done, void>({ query: () => withdrawCall({}), invalidatesTags: changes }),
    billingPortal: build.mutation<RouteReply<typeof openBillingPortalRoute>, void>({ query: () => portalCall({}) }),
  }),
});

export const { useSubscriptionQuery, useInvoicesQuery } = subscriptionApi;
