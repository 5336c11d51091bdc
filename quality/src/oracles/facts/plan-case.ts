import type { City } from '@city-genie/city-data/city';
import type { SearchReply, SearchRequest } from '@city-genie/contracts/search/routes';
import type { Place, Restaurant } from '@city-genie/recommendations/catalogue/entry';
import type { ForecastHour } from './forecast-facts.js';

/** A reply and everything that it may depend on. */
export type PlanCase = {
  city: City;
  places: readonly Place[];
  restaurants: readonly Restaurant[];
  request: SearchRequest;
  /** Time of the request: without `startAt`, a plan starts within a week from then. */
  nowMs: number;
  forecast: readonly ForecastHour[] | undefined;
  reply: SearchReply;
};

/** A violation: a code for counting, and a detail for debugging. */
export type Violation = { code: string; detail: string };
