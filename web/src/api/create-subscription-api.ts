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

/** What a payment form needs: the secret that confirms the payment, and what will be charged. */
export type StartedPayment = { clientSecret: string; due: NonNullable<Reply['due']> };

/** `form`: it can be paid. `pending`: it can't be made yet. `active`: there is nothing to pay. */
export type SubscriptionStart = { at: 'form'; started: StartedPayment } | { at: 'pending' } | { at: 'active' } | { at: 'failed' };

/** What came of the call. */
export function subscriptionStart({ data, error }: Outcome): SubscriptionStart {
  if (data) {
    const { success, isPlaceholder, clientSecret, due } = data;
    if (success && clientSecret !== null && due) {
      return { at: 'form', started: { clientSecret, due } };
    }
    return { at: isPlaceholder ? 'pending' : 'failed' };
  }
  return { at: error?.code === 'conflict' ? 'active' : 'failed' };
}
