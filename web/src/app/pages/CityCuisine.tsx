import type { City } from '@city-genie/city-data/city';
import type { MoodGuide } from '@city-genie/contracts/guide/routes';
import { lazy, Suspense } from 'react';
import { CuisineView } from '../../features/cuisine/CuisineView.js';
import { planQuery, usePlanQuery } from '../../features/plan/plan-api.js';
import type { PlanChoice } from '../../features/plan/plan-params.js';
import type { PlanSteps } from '../../features/plan/use-plan-params.js';

// Only wide windows have room for it.
const PlanAside = lazy(async () => ({ default: (await import('../../features/plan/PlanAside.js')).PlanAside }));

type CityCuisineProps = { city: City; mood: MoodGuide | undefined; choice: PlanChoice; steps: PlanSteps };

/**
 * Restaurants around the plan of the address. After a reload or from a link, the plan is requested first, because it decides
 * what is open and near. If that fails, the list is shown without it.
 */
export function CityCuisine({ city, mood, choice, steps }: CityCuisineProps) {
  const { currentData: planReply, isFetching } = usePlanQuery({ ...planQuery(city, choice, steps.seen), unasked: true });
  const near = planReply?.recommendations.map((stop) => stop.id) ?? [];
  const startAt = planReply?.plan?.start ?? choice.startAt;
  const request = {
    city: city.key,
    mood: choice.mood,
    timeframe: choice.timeframe,
    ...(startAt && { startAt }),
    ...(near.length > 0 && { near }),
  };
  return (
    <CuisineView
      city={city}
      request={isFetching ? undefined : request}
      mood={mood}
      stops={planReply?.recommendations ?? []}
      aside={
        planReply?.plan && (
          <Suspense>
            <PlanAside cityKey={city.key} reply={planReply} />
          </Suspense>
        )
      }
      onBack={() => void steps.showPlan()}
    />
  );
}
