import { reportPlace } from '@city-genie/contracts/place-report/endpoints';
import type { reportPlaceRoute } from '@city-genie/contracts/place-report/routes';
import type { RouteBody, RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const reportCall = call<typeof reportPlaceRoute>(reportPlace);

export const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportPlace: build.mutation<RouteReply<typeof reportPlaceRoute>, { id: string } & RouteBody<typeof reportPlaceRoute>>({
      query: ({ id, ...body }) => reportCall({ id }, body),
    }),
  }),
});
