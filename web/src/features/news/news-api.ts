import { listNews } from '@city-genie/contracts/news/endpoints';
import type { listNewsRoute, NewsArticle } from '@city-genie/contracts/news/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const newsCall = call<typeof listNewsRoute>(listNews);

const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All stories, the newest first. */
    news: build.query<NewsArticle[], void>({
      query: () => newsCall({}),
      transformResponse: (reply: RouteReply<typeof listNewsRoute>) => reply.articles,
    }),
  }),
});

export const { useNewsQuery } = newsApi;
