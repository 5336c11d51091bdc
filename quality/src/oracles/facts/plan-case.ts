import type { City } from '@city-genie/city-data/city';
import type { SearchReply, SearchRequest } from '@city-genie/contracts/search/routes';
import type { Place } from '@city-genie/recommendations/catalogue/entry';
import type { ForecastHour } from './forecast-facts.js';

/** A reply and all that it may depend on. */
export type PlanCase = {
  city: City;
  places: readonly Place[];
  request: SearchRequest;
  /** When it was asked for: without `startAt` a plan lies in the week after it. */
  nowMs: number;
  forecast: readonly ForecastHour[] | undefined;
  reply: SearchReply;
};

/** What is wrong with a reply: a code for counting, a sentence for whoever repairs it. */
export type Violation = { code: string; detail: string };
