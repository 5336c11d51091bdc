import type { reportPlace } from '@city-genie/contracts/place-report';
import type { RouteBody, RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { endpoint } from '../../api/endpoint.js';
import { replySchema } from '../../api/reply-schema.js';

const reportEndpoint = endpoint<typeof reportPlace>({ method: 'POST', url: '/api/places/:id/report' });

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportPlace: build.mutation<RouteReply<typeof reportPlace>, { id: string } & RouteBody<typeof reportPlace>>({
      query: ({ id, ...body }) => reportEndpoint({ id }, body),
      ...(import.meta.env.DEV && {
        rawResponseSchema: replySchema(async () => (await import('@city-genie/contracts/place-report')).reportPlace.schema.response[200]),
      }),
    }),
  }),
});

export const { useReportPlaceMutation } = reportApi;
