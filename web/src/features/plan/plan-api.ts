import type { City } from '@city-genie/city-data/city';
import type { RouteReply } from '@city-genie/contracts/route';
import type { SearchReply, SearchRequest, searchCity } from '@city-genie/contracts/search';
import { api } from '../../api/api.js';
import { endpoint } from '../../api/endpoint.js';
import { replySchema } from '../../api/reply-schema.js';
import type { PlanChoice } from './plan-params.js';

const searchEndpoint = endpoint<typeof searchCity>({ method: 'POST', url: '/api/:city/search' });

/** `city` is a city key; the rest is the body of D62. */
export type PlanQuery = { city: string } & SearchRequest;

export const planApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Equal bodies give equal plans, so this POST is a query: Back and forward show a plan again without a call.
    plan: build.query<SearchReply, PlanQuery>({
      query: ({ city, ...body }) => searchEndpoint({ city }, body),
      transformResponse: (reply: RouteReply<typeof searchCity>) => reply,
      ...(import.meta.env.DEV && {
        rawResponseSchema: replySchema(async () => (await import('@city-genie/contracts/search')).searchCity.schema.response[200]),
      }),
    }),
  }),
});

export const { usePlanQuery } = planApi;

/** The search of a choice; equal choices share one reply. */
export function planQuery(city: City, choice: PlanChoice, seen: readonly string[]): PlanQuery {
  return { city: city.key, ...choice, ...(seen.length > 0 && { seen: [...seen] }) };
}

/** The plan that the visitor saw last, if it is at hand; no call is made for it. */
export function useShownPlan(city: City, choice: PlanChoice, seen: readonly string[]): SearchReply | undefined {
  return planApi.endpoints.plan.useQueryState(planQuery(city, choice, seen)).data;
}
