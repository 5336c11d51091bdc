import type { City } from '@city-genie/city-data/city';
import type { Guide } from '@city-genie/contracts/guide';
import { lazy, Suspense } from 'react';
import { errorStatus } from '../../api/error-message.js';
import { useGuideQuery } from '../../features/guide/guide-api.js';
import { PlanView } from '../../features/plan/PlanView.js';
import { planApi } from '../../features/plan/plan-api.js';
import type { PlanChoice } from '../../features/plan/plan-params.js';
import { usePlanParams } from '../../features/plan/use-plan-params.js';
import { Button } from '../../ui/Button.js';
import { waitlistOpened } from '../dialog-slice.js';
import { AccessRestricted } from '../guards/AccessRestricted.js';
import { CityAccessGuard } from '../guards/CityAccessGuard.js';
import { SubscriptionRequired } from '../guards/SubscriptionRequired.js';
import { useAppDispatch } from '../hooks.js';
import { ChooseView } from './ChooseView.js';
import { useViewFocus } from './use-view-focus.js';

const CuisineView = lazy(async () => ({ default: (await import('../../features/cuisine/CuisineView.js')).CuisineView }));

type Plan = ReturnType<typeof usePlanParams>;
type ResultsProps = { city: City; guide: Guide | undefined; choice: PlanChoice; plan: Plan };

/** Ids of the stops that the visitor saw last, if their plan is at hand; no call is made for them. */
function usePlanStops(city: City, choice: PlanChoice, seen: readonly string[]): string[] {
  const { data } = planApi.endpoints.plan.useQueryState({ city: city.key, ...choice, ...(seen.length > 0 && { seen: [...seen] }) });
  return data?.recommendations.map((stop) => stop.id) ?? [];
}

function Cuisine({ city, guide, choice, plan }: ResultsProps) {
  const near = usePlanStops(city, choice, plan.seen).slice(0, 20);
  const { mood, timeframe } = choice;
  return (
    <CuisineView
      city={city}
      request={{ city: city.key, mood, timeframe, ...(near.length > 0 && { near }) }}
      moodName={guide?.moods.find((entry) => entry.id === mood)?.name ?? ''}
      onBack={() => void plan.showPlan()}
    />
  );
}

function Results({ city, guide, choice, plan }: ResultsProps) {
  const dispatch = useAppDispatch();
  return (
    <PlanView
      city={city}
      choice={choice}
      moodName={guide?.moods.find((entry) => entry.id === choice.mood)?.name ?? ''}
      seen={plan.seen}
      onBack={() => void plan.choose()}
      onCuisine={() => void plan.showCuisine()}
      onRefresh={(shown) => void plan.refresh(shown)}
      limitWays={<Button onClick={() => dispatch(waitlistOpened())}>Join Waitlist</Button>}
    />
  );
}

function CityJourney({ city }: { city: City }) {
  const plan = usePlanParams(city);
  const guide = useGuideQuery(city.key);
  const { mood, timeframe, seed, view } = plan.params;
  useViewFocus(`${view} ${seed}`);

  const status = errorStatus(guide.error);
  if (status === 401) {
    return <AccessRestricted city={city} />;
  }
  if (status === 402) {
    return <SubscriptionRequired city={city} />;
  }
  const choice = mood && timeframe && seed ? { mood, timeframe, seed } : undefined;
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-10">
      {view === 'plan' && choice && <Results city={city} guide={guide.data} choice={choice} plan={plan} />}
      <Suspense>{view === 'cuisine' && choice && <Cuisine city={city} guide={guide.data} choice={choice} plan={plan} />}</Suspense>
      {view === 'choose' && (
        <ChooseView city={city} guide={guide.data} failed={guide.isError} onRetry={() => void guide.refetch()} plan={plan} />
      )}
    </div>
  );
}

/** A city's page; its three views follow the address. */
export function CityPage({ city }: { city: City }) {
  return (
    <CityAccessGuard city={city}>
      <CityJourney city={city} />
    </CityAccessGuard>
  );
}
