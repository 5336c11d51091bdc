import { type City, mealNames } from '@city-genie/city-data/city';
import type { TimeframeId } from '@city-genie/city-data/timeframes';
import type { CuisineRequest, cityCuisineRoute } from '@city-genie/contracts/cuisine/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { epochOf } from '../../../ui/local-time.js';
import { maxIds, parseIds } from '../id-lists.js';
import { formatPlanParams, type PlanParams, parsePlanParams } from '../plan-params.js';
import type { PlanFacts } from '../plan-words.js';
import { shareAddress } from '../take-away.js';

/** A list of restaurants, and what it was asked for by. */
export type KeptCuisine = { request: { city: string } & CuisineRequest; reply: RouteReply<typeof cityCuisineRoute> };

/** A plan as it was shown, kept for the street without a network. */
export type KeptPlan = {
  /** The user's id, or the guest. */
  owner: string;
  /** Path and query that show this very plan, also to others. Two plans of the same owner never share it. */
  link: string;
  /** Path and query of the page that showed it, which may leave the start to the server. */
  address: string;
  city: string;
  savedAtMs: number;
  mood: { id: string; name?: string; color?: string };
  timeframe: TimeframeId;
  reply: SearchReply;
  cuisine: readonly KeptCuisine[];
};

/** Whether what was kept can still be shown: the version of the site that kept it may be another one. */
export function isKeptPlan({ savedAtMs, mood, reply, cuisine }: Partial<KeptPlan>): boolean {
  const plan: Partial<PlanFacts> | null | undefined = reply?.plan;
  return (
    Number.isFinite(savedAtMs) &&
    typeof mood?.id === 'string' &&
    Array.isArray(reply?.recommendations) &&
    typeof plan?.end === 'string' &&
    typeof plan.timezone === 'string' &&
    Array.isArray(plan.pauses) &&
    Array.isArray(cuisine)
  );
}

type Here = { params: PlanParams; seen: readonly string[] };

/** Path and query of the page of a plan, in one way of writing, whichever of its views is shown. */
export function planAddress(city: City, search: string): string {
  const query = new URLSearchParams(search);
  const { meal: _meal, ...params } = parsePlanParams(query, city);
  return `/${city.key}?${formatPlanParams({ ...params, view: 'plan' }, parseIds(query.get('seen'), maxIds.seen))}`;
}

/** Path and query that show this very plan. */
export function planLink(city: City, here: Here, facts: PlanFacts): string {
  const { pathname, search } = new URL(shareAddress(`${location.origin}/${city.key}`, { ...here, facts }));
  return pathname + search;
}

/** The kept plan of an address: of the page that showed it, else of a link to it. `plans`: the newest first. */
export function planAt(plans: readonly KeptPlan[], address: string): KeptPlan | undefined {
  return plans.find((plan) => plan.address === address) ?? plans.find((plan) => plan.link === address);
}

/** When the day of a plan is over in its city, in epoch milliseconds: its page then offers another day. */
export function endOf({ plan }: SearchReply): number {
  return plan ? epochOf(`${plan.end.slice(0, 10)}T23:59`, plan.timezone) : 0;
}

/** The meals whose restaurants are fetched along with a plan: the plan's own, else the server's choice. */
export function mealsOf({ plan }: SearchReply) {
  const meals = mealNames.filter((name) => plan?.pauses.some(({ meal }) => meal === name));
  return meals.length > 0 ? meals : [undefined];
}
