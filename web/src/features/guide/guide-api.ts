import { cityGuide } from '@city-genie/contracts/guide/endpoints';
import type { cityGuideRoute, Guide } from '@city-genie/contracts/guide/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const guideCall = call<typeof cityGuideRoute>(cityGuide);

const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By city key: moods, tips, highlights, culture and best times. */
    guide: build.query<Guide, string>({
      query: (city) => guideCall({ city }),
      transformResponse: (reply: RouteReply<typeof cityGuideRoute>) => reply.guide,
    }),
  }),
});

export const { useGuideQuery } = guideApi;
