import type { RouteReply } from '@city-genie/contracts/route';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@city-genie/contracts/second-factor/endpoints';
import type { CodeRequest } from '@city-genie/contracts/second-factor/request';
import type {
  confirmSecondFactorRoute,
  removeSecondFactorRoute,
  renewRecoveryCodesRoute,
  startSecondFactorRoute,
} from '@city-genie/contracts/second-factor/routes';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const startCall = call<typeof startSecondFactorRoute>(startSecondFactor);
const confirmCall = call<typeof confirmSecondFactorRoute>(confirmSecondFactor);
const removeCall = call<typeof removeSecondFactorRoute>(removeSecondFactor);
const renewCall = call<typeof renewRecoveryCodesRoute>(renewRecoveryCodes);

/** Setting up the second factor, and what can be done with it. The section says how each went. */
export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    startSecondFactor: build.mutation<RouteReply<typeof startSecondFactorRoute>, void>({ query: () => startCall({}) }),
    confirmSecondFactor: build.mutation<RouteReply<typeof confirmSecondFactorRoute>, CodeRequest>({
      query: (request) => confirmCall({}, request),
      invalidatesTags: (reply) => (reply ? ['Account'] : []),
    }),
    removeSecondFactor: build.mutation<RouteReply<typeof removeSecondFactorRoute>, void>({
      query: () => removeCall({}),
      invalidatesTags: (reply) => (reply ? ['Account'] : []),
    }),
    renewRecoveryCodes: build.mutation<RouteReply<typeof renewRecoveryCodesRoute>, void>({
      query: () => renewCall({}),
      invalidatesTags: (reply) => (reply ? ['Account'] : []),
    }),
  }),
});
