import type { City, MealName } from '@city-genie/city-data/city';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import type { CuisineQuery } from '../../features/cuisine/cuisine-api.js';
import type { KeptCuisine, KeptPlan } from '../../features/plan/kept-plans/kept-plan.js';
import type { PlanChoice } from '../../features/plan/plan-params.js';

/** What the restaurants of a meal of a plan are asked for by; without such a meal, those of its first, or of the choice alone. */
export function cuisineRequest(city: City, choice: PlanChoice, reply: SearchReply | undefined, meal: MealName | undefined): CuisineQuery {
  const stops = reply?.recommendations ?? [];
  const pauses = reply?.plan?.pauses ?? [];
  const pause = pauses.find((candidate) => candidate.meal === meal) ?? pauses[0];
  const startAt = reply?.plan?.start ?? choice.startAt;
  return {
    city: city.key,
    mood: choice.mood,
    timeframe: choice.timeframe,
    ...(startAt && { startAt }),
    ...(stops.length > 0 && { near: stops.map((stop) => stop.id) }),
    ...(pause && { mealAt: pause.start, after: pause.after }),
  };
}

/** The kept reply to a request. */
export function keptCuisine(kept: KeptPlan | undefined, request: CuisineQuery): KeptCuisine['reply'] | undefined {
  const asked = JSON.stringify(request);
  return kept?.cuisine.find((entry) => JSON.stringify(entry.request) === asked)?.reply;
}

/** The mood of a kept plan, if its name was known by then. */
export function namedMood(kept: KeptPlan | undefined): { name: string } | undefined {
  return kept?.mood.name === undefined ? undefined : { name: kept.mood.name };
}
