import type { RouteQuery, RouteReply } from '@city-genie/contracts/route';
import { readSearchFigures } from '@city-genie/contracts/search-log/endpoints';
import type { readSearchFiguresRoute } from '@city-genie/contracts/search-log/routes';
import { readWaitlistFigures } from '@city-genie/contracts/waitlist/endpoints';
import type { readWaitlistFiguresRoute } from '@city-genie/contracts/waitlist/routes';
import { api } from '../../../api/api.js';
import { call } from '../../../api/call.js';
import { tellFailure } from '../failure.js';
import { keptSeconds } from '../users-api.js';
import type { WaitlistFigures } from '../waitlist/entries-api.js';

const searchesCall = call<typeof readSearchFiguresRoute>(readSearchFigures);
const waitlistCall = call<typeof readWaitlistFiguresRoute>(readWaitlistFigures);

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchFigures: build.query<RouteReply<typeof readSearchFiguresRoute>, RouteQuery<typeof readSearchFiguresRoute>>({
      query: (query) => searchesCall({ query }),
      keepUnusedDataFor: keptSeconds,
      onQueryStarted: async (_query, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => undefined,
          (rejection) => tellFailure(dispatch, rejection, 'Failed to fetch search data'),
        );
      },
    }),
    waitlistGrowth: build.query<WaitlistFigures, RouteQuery<typeof readWaitlistFiguresRoute>>({
      query: (query) => waitlistCall({ query }),
      keepUnusedDataFor: keptSeconds,
      providesTags: ['Waitlist'],
      onQueryStarted: async (_query, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => undefined,
          (rejection) => tellFailure(dispatch, rejection, 'Failed to fetch waitlist data'),
        );
      },
    }),
  }),
});

export const { useSearchFiguresQuery, useWaitlistGrowthQuery } = analyticsApi;
