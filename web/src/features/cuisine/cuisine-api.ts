import type { CuisineRequest, cityCuisine } from '@city-genie/contracts/cuisine';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { endpoint } from '../../api/endpoint.js';
import { replySchema } from '../../api/reply-schema.js';

const cuisineEndpoint = endpoint<typeof cityCuisine>({ method: 'POST', url: '/api/:city/cuisine' });

/** `city` is a city key; the rest is the body of a search. */
export type CuisineQuery = { city: string } & CuisineRequest;

type CuisineReply = RouteReply<typeof cityCuisine>;

export const cuisineApi = api.injectEndpoints({
  endpoints: (build) => ({
    cuisine: build.query<CuisineReply, CuisineQuery>({
      query: ({ city, ...body }) => cuisineEndpoint({ city }, body),
      transformResponse: (reply: CuisineReply) => reply,
      ...(import.meta.env.DEV && {
        rawResponseSchema: replySchema(async () => (await import('@city-genie/contracts/cuisine')).cityCuisine.schema.response[200]),
      }),
    }),
  }),
});

export const { useCuisineQuery } = cuisineApi;
