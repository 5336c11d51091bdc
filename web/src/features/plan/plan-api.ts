import type { City } from '@city-genie/city-data/city';
import { searchCity } from '@city-genie/contracts/search/endpoints';
import type { SearchReply, SearchRequest, searchCityRoute } from '@city-genie/contracts/search/routes';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';
import type { PlanChoice } from './plan-params.js';
import { showPlanToasts } from './plan-toasts.js';

const searchCall = call<typeof searchCityRoute>(searchCity);

/**
 * `city` is a city key; the rest is the body of the call. `unasked`: the visitor didn't request this plan, so there is no toast
 * when it arrives. `isStep`: a step of theirs led to it that says by itself what it did, such as one back.
 */
export type PlanQuery = { city: string; unasked?: boolean; isStep?: boolean } & SearchRequest;

export const planApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Equal bodies give equal plans, so this POST is a query: Back and Forward show a plan again without a call
    // (docs/rules/plans.md#equal-requests).
    plan: build.query<SearchReply, PlanQuery>({
      query: ({ city, unasked: _unasked, isStep: _isStep, ...body }) => searchCall({ city }, body),
      // Neither changes the plan, so all share a cache entry.
      serializeQueryArgs: ({ queryArgs: { unasked: _unasked, isStep: _isStep, ...asked } }) => asked,
      onQueryStarted: showPlanToasts,
    }),
  }),
});

export const { usePlanQuery } = planApi;

/** The search for a choice; equal choices share one cache entry. */
export function planQuery(city: City, choice: PlanChoice, seen: readonly string[]): PlanQuery {
  return { city: city.key, ...choice, ...(seen.length > 0 && { seen: [...seen] }) };
}
