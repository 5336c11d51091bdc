import { subscriptionStatus } from '@city-genie/contracts/billing/endpoints';
import type { SubscriptionStatus, subscriptionStatusRoute } from '@city-genie/contracts/billing/routes';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const statusCall = call<typeof subscriptionStatusRoute>(subscriptionStatus);

export const subscriptionStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes the user's id, which isn't sent: an answer is about whoever was here when it was asked for. */
    subscriptionStatus: build.query<SubscriptionStatus, string>({ query: () => statusCall({}) }),
  }),
});

/** Asks anew whether a user has yet to pay, unless the question is under way; the answer goes to the access slice. */
export const askSubscriptionStatus = (userId: string) =>
  subscriptionStatusApi.endpoints.subscriptionStatus.initiate(userId, { forceRefetch: true, subscribe: false });
