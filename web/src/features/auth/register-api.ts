import { register } from '@city-genie/contracts/auth/endpoints';
import type { RegisterRequest } from '@city-genie/contracts/auth/request';
import type { registerRoute } from '@city-genie/contracts/auth/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';
import { toastShown } from '../../toasts/toast-slice.js';

const registerCall = call<typeof registerRoute>(register);

/** An ordered number (docs/rules/site.md#numbers-that-were-ordered). */
const createdToastMs = 3000;

/** Says that there is an account, and what is to be done next, if anything. */
export const accountCreated = (text?: string) =>
  toastShown({ tone: 'success', title: 'Account Created!', ...(text !== undefined && { text }), durationMs: createdToastMs });

/** The first step of registration. Its form says why it failed. */
export const registerApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<RouteReply<typeof registerRoute>, RegisterRequest>({
      query: (request) => registerCall({}, request),
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(accountCreated('Now complete your payment to activate your subscription.')),
          () => undefined,
        );
      },
    }),
  }),
});
