import type { City } from '@city-genie/city-data/city';
import { moodNameOf } from '@city-genie/city-data/mood-name';
import { planTitle } from '@city-genie/city-data/plan-title';
import { planApi, planQuery } from '../../features/plan/plan-api.js';
import type { PlanChoice } from '../../features/plan/plan-params.js';
import { slotOf } from '../../features/plan/plan-words.js';
import { useContentTitle } from '../use-page-head.js';

/**
 * Names the tab after the plan, as its page is named when it is sent (docs/rules/plans.md#shared-plans). The day is that of the start, and of the
 * plan once that is there.
 */
export function usePlanTitle(city: City, choice: PlanChoice, seen: readonly string[]): void {
  // Reads what the page asks for, and asks for nothing itself.
  const { reply } = planApi.endpoints.plan.useQueryState(planQuery(city, choice, seen), {
    selectFromResult: ({ currentData }) => ({ reply: currentData }),
  });
  const { mood, timeframe, startAt } = choice;
  const date = reply?.plan?.date ?? startAt?.slice(0, 10);
  const slot = slotOf(timeframe, startAt, reply?.notes);
  useContentTitle(`${planTitle({ mood: moodNameOf(mood), slot, city: city.name, date })} | City Genie`);
}
