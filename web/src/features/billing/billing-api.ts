import { createSubscription } from '@city-genie/contracts/billing/endpoints';
import type { createSubscriptionRoute } from '@city-genie/contracts/billing/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';
import { toastShown } from '../../toasts/toast-slice.js';
import type { Plan } from './plans.js';

const createCall = call<typeof createSubscriptionRoute>(createSubscription);

/** Refusals that the page answers itself: nobody is signed in any more, or the subscription is active already. */
const answeredCodes = new Set(['unauthenticated', 'conflict']);

export const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSubscription: build.mutation<RouteReply<typeof createSubscriptionRoute>, Plan['id']>({
      query: (priceId) => createCall({}, { priceId }),
      onQueryStarted: async (_plan, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => undefined,
          ({ error, isUnhandledError }) => {
            if (isUnhandledError || !answeredCodes.has(error.code ?? '')) {
              const text = (!isUnhandledError && error.message) || 'Failed to create subscription. Please try again.';
              dispatch(toastShown({ tone: 'error', title: 'Subscription Error', text }));
            }
          },
        );
      },
    }),
  }),
});

export const { useCreateSubscriptionMutation } = billingApi;
