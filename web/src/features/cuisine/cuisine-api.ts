import { cityCuisine } from '@city-genie/contracts/cuisine/endpoints';
import type { CuisineRequest, cityCuisineRoute } from '@city-genie/contracts/cuisine/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const cuisineCall = call<typeof cityCuisineRoute>(cityCuisine);

/** `city` is a city key; the rest is the body of a search. */
export type CuisineQuery = { city: string } & CuisineRequest;

export type CuisineReply = RouteReply<typeof cityCuisineRoute>;

/** Restaurants; shared, so that they can be fetched along with a plan. */
export const cuisineApi = api.injectEndpoints({
  endpoints: (build) => ({
    cuisine: build.query<CuisineReply, CuisineQuery>({
      query: ({ city, ...body }) => cuisineCall({ city }, body),
    }),
  }),
});

export const { useCuisineQuery } = cuisineApi;
