import { cityGuide, cityTeaser } from '@city-genie/contracts/guide/endpoints';
import type { cityGuideRoute, cityTeaserRoute, Guide, TeaserStop } from '@city-genie/contracts/guide/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const guideCall = call<typeof cityGuideRoute>(cityGuide);
const teaserCall = call<typeof cityTeaserRoute>(cityTeaser);

const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By city key: moods, tips, highlights, culture and best times. */
    guide: build.query<Guide, string>({
      query: (city) => guideCall({ city }),
      transformResponse: (reply: RouteReply<typeof cityGuideRoute>) => reply.guide,
    }),
    /** By city key: three sights of a city, which everybody may see. */
    teaser: build.query<readonly TeaserStop[], string>({
      query: (city) => teaserCall({ city }),
      transformResponse: (reply: RouteReply<typeof cityTeaserRoute>) => reply.stops,
    }),
  }),
});

export const { useGuideQuery, useTeaserQuery } = guideApi;
