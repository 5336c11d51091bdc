import type { cityGuide, Guide } from '@city-genie/contracts/guide';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { endpoint } from '../../api/endpoint.js';
import { replySchema } from '../../api/reply-schema.js';

const guideEndpoint = endpoint<typeof cityGuide>({ method: 'GET', url: '/api/:city/guide' });

export const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By city key: moods, tips, highlights, culture and best times. */
    guide: build.query<Guide, string>({
      query: (city) => guideEndpoint({ city }),
      transformResponse: (reply: RouteReply<typeof cityGuide>) => reply.guide,
      ...(import.meta.env.DEV && {
        rawResponseSchema: replySchema(async () => (await import('@city-genie/contracts/guide')).cityGuide.schema.response[200]),
      }),
    }),
  }),
});

export const { useGuideQuery } = guideApi;
