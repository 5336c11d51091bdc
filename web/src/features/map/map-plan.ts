import type { City } from '@city-genie/city-data/city';
import type { PlanPause, Recommendation } from '@city-genie/contracts/search/routes';

export type MapStop = Pick<Recommendation, 'id' | 'title' | 'arrive' | 'geo' | 'legMode' | 'location'>;
export type MapPause = Pick<PlanPause, 'meal' | 'after'>;

/** What the map shows of a plan. */
export type MapPlan = { city: City; stops: readonly MapStop[]; pauses: readonly MapPause[] };

/** Why there is no street map: none here, a browser that can't draw it, or one that can't be had now. */
export type MapFailure = 'none' | 'undrawable' | 'away';
