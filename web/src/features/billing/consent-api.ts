import { consentToPayment } from '@city-genie/contracts/billing/endpoints';
import type { consentToPaymentRoute } from '@city-genie/contracts/billing/routes';
import type { RouteBody, RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const consentCall = call<typeof consentToPaymentRoute>(consentToPayment);

/** Notes what was agreed to, right before the payment. */
export const consentApi = api.injectEndpoints({
  endpoints: (build) => ({
    consentToPayment: build.mutation<RouteReply<typeof consentToPaymentRoute>, RouteBody<typeof consentToPaymentRoute>>({
      query: (request) => consentCall({}, request),
    }),
  }),
});
