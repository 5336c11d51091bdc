import type { SearchReply, SearchRequest } from '@city-genie/contracts/search/routes';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import type { VisitPlan } from '../planner/plan-visit.js';

export type Note = SearchReply['notes'][number];
export type NoteContext = { plan: VisitPlan; request: SearchRequest; content: CatalogueCity; inPlan: ReadonlySet<string> };

/** Notes mention a place that is left out only if it ranks among this many best, and two of them at most. */
export const favourites = 5;
export const named = 2;
