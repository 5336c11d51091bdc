import { publicPlaces } from '@city-genie/contracts/guide/endpoints';
import type { PublicPlace, publicPlacesRoute } from '@city-genie/contracts/guide/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const placesCall = call<typeof publicPlacesRoute>(publicPlaces);

/** By city key. */
export type PublicPlaces = Readonly<Record<string, readonly PublicPlace[] | undefined>>;

const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The places that everybody may find by name. */
    publicPlaces: build.query<PublicPlaces, void>({
      query: () => placesCall({}),
      transformResponse: ({ cities }: RouteReply<typeof publicPlacesRoute>) =>
        Object.fromEntries(cities.map(({ city, places }) => [city, places])),
    }),
  }),
});

export const { usePublicPlacesQuery } = placesApi;
