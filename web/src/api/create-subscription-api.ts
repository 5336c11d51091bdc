import { createSubscription } from '@city-genie/contracts/billing/endpoints';
import type { createSubscriptionRoute } from '@city-genie/contracts/billing/routes';
import type { RouteBody, RouteReply } from '@city-genie/contracts/route';
import type { SerializedError } from '@reduxjs/toolkit';
import { api } from './api.js';
import { call } from './call.js';
import type { ApiError } from './error-message.js';

type Reply = RouteReply<typeof createSubscriptionRoute>;
type Outcome = { data?: Reply | undefined; error?: ApiError | SerializedError | undefined };

const createCall = call<typeof createSubscriptionRoute>(createSubscription);

/** The start of a subscription, by the plans and by registration. Each says in its own words how it went. */
export const createSubscriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSubscription: build.mutation<Reply, RouteBody<typeof createSubscriptionRoute>>({
      query: (request) => createCall({}, request),
    }),
  }),
});

export const { useCreateSubscriptionMutation } = createSubscriptionApi;

/** `pending`: the payment can't be made yet. `active`: there is nothing to pay. */
export type SubscriptionStart = 'pending' | 'active' | 'failed';

/** What came of the call. */
export function subscriptionStart({ data, error }: Outcome): SubscriptionStart {
  if (data) {
    // The payment form is still to come; until then a payment that was started waits, as one does without a payment provider.
    return data.isPlaceholder || data.success ? 'pending' : 'failed';
  }
  return error?.code === 'conflict' ? 'active' : 'failed';
}
