import type { City } from '@city-genie/city-data/city';
import type { MoodGuide } from '@city-genie/contracts/guide/routes';
import { lazy, Suspense } from 'react';
import { errorStatus } from '../../api/error-message.js';
import { CuisineView } from '../../features/cuisine/CuisineView.js';
import { useKeptPlan } from '../../features/plan/kept-plans/use-kept-plan.js';
import { planQuery, usePlanQuery } from '../../features/plan/plan-api.js';
import type { PlanChoice } from '../../features/plan/plan-params.js';
import type { PlanSteps } from '../../features/plan/plan-steps.js';
import { cuisineRequest, keptCuisine, namedMood } from './cuisine-request.js';

// Only wide windows have room for it.
const PlanAside = lazy(async () => ({ default: (await import('../../features/plan/PlanAside.js')).PlanAside }));

type CityCuisineProps = { city: City; mood: MoodGuide | undefined; choice: PlanChoice; steps: PlanSteps };

/**
 * Restaurants for a meal of the plan of the address. After a reload or from a link, the plan is requested first, because it decides
 * when one eats, and what is open and near. If that fails, the list is shown without it; without a network, that of the kept plan.
 */
export function CityCuisine({ city, mood, choice, steps }: CityCuisineProps) {
  const query = usePlanQuery({ ...planQuery(city, choice, steps.seen), unasked: true });
  const { kept, isLooking } = useKeptPlan(city, !query.isFetching && errorStatus(query.error) === 0);
  const planReply = query.currentData ?? kept?.reply;
  const stops = planReply?.recommendations ?? [];
  const pauses = planReply?.plan?.pauses ?? [];
  const pause = pauses.find(({ meal }) => meal === steps.params.meal) ?? pauses[0];
  const meals = pauses.map(({ meal, start, after }) => ({
    name: meal,
    at: start,
    before: stops.find(({ id }) => id === after)?.title,
  }));
  const request = query.isFetching || isLooking ? undefined : cuisineRequest(city, choice, planReply, steps.params.meal);
  return (
    <CuisineView
      city={city}
      request={request}
      kept={request && keptCuisine(kept, request)}
      mood={mood ?? namedMood(kept)}
      stops={stops}
      meals={meals}
      meal={meals.find(({ name }) => name === pause?.meal)}
      onPickMeal={(meal) => void steps.pickMeal(meal)}
      aside={
        planReply?.plan && (
          <Suspense>
            <PlanAside city={city} reply={planReply} />
          </Suspense>
        )
      }
      onBack={() => void steps.showPlan()}
    />
  );
}
