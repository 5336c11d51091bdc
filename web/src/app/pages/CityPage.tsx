import type { City } from '@city-genie/city-data/city';
import type { Guide } from '@city-genie/contracts/guide/routes';
import { lazy, Suspense, useEffect } from 'react';
import { errorStatus } from '../../api/error-message.js';
import { useGuideQuery } from '../../features/guide/guide-api.js';
import type { PlanChoice } from '../../features/plan/plan-params.js';
import { type PlanSteps, usePlanParams } from '../../features/plan/use-plan-params.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { dialogOpened } from '../dialog-slice.js';
import { AccessRestricted } from '../guards/AccessRestricted.js';
import { CityAccessGuard } from '../guards/CityAccessGuard.js';
import { SubscriptionRequired } from '../guards/SubscriptionRequired.js';
import { useAppDispatch } from '../hooks.js';
import { ChooseView } from './ChooseView.js';
import { useViewFocus } from './use-view-focus.js';

const loadPlanView = async () => ({ default: (await import('../../features/plan/PlanView.js')).PlanView });
const PlanView = lazy(loadPlanView);
const CityCuisine = lazy(async () => ({ default: (await import('./CityCuisine.js')).CityCuisine }));

type ResultsProps = { city: City; guide: Guide | undefined; choice: PlanChoice; steps: PlanSteps };

const moodOf = (guide: Guide | undefined, id: string | undefined) => guide?.moods.find((mood) => mood.id === id);

function Results({ city, guide, choice, steps }: ResultsProps) {
  const dispatch = useAppDispatch();
  return (
    <PlanView
      city={city}
      choice={choice}
      mood={moodOf(guide, choice.mood)}
      steps={steps}
      onCopied={() => dispatch(toastShown({ tone: 'success', title: 'Link copied', text: 'Whoever opens it sees this plan.' }))}
      limitWays={<Button onClick={() => dispatch(dialogOpened('waitlist'))}>Join Waitlist</Button>}
    />
  );
}

function CityJourney({ city }: { city: City }) {
  const steps = usePlanParams(city);
  // Selects the fields in use; otherwise every step of the request would render the whole page.
  const guide = useGuideQuery(city.key, { selectFromResult: ({ data, error, isError }) => ({ data, error, isError }) });
  const { seed, view } = steps.params;
  const { choice } = steps;
  useViewFocus(`${view} ${seed}`);
  const ready = steps.params.mood !== undefined && steps.params.timeframe !== undefined;
  useEffect(() => {
    // Preloads the plan's code before Generate is pressed. A failure is ignored here; it recurs and is shown when the code is
    // needed.
    if (ready) {
      loadPlanView().catch(() => undefined);
    }
  }, [ready]);

  const status = errorStatus(guide.error);
  if (status === 401) {
    return <AccessRestricted city={city} />;
  }
  if (status === 402) {
    return <SubscriptionRequired city={city} />;
  }
  const mood = moodOf(guide.data, steps.params.mood);
  return (
    // Sets the mood's colour; the colours below follow it with a transition.
    <div
      className="transition-[--mood] duration-(--calm) ease-calm"
      {...(mood && { 'data-mood': mood.id, style: { '--mood': mood.color } })}
    >
      {/* One boundary around all views, so that a view stays until the code of the next one is loaded. */}
      <Suspense fallback={<div className="min-h-screen" />}>
        {view === 'plan' && choice && <Results city={city} guide={guide.data} choice={choice} steps={steps} />}
        {view === 'cuisine' && choice && <CityCuisine city={city} mood={mood} choice={choice} steps={steps} />}
        {view === 'choose' && (
          <ChooseView city={city} guide={guide.data} failed={guide.isError} onRetry={() => void guide.refetch()} steps={steps} />
        )}
      </Suspense>
    </div>
  );
}

/** A city's page; the address decides which of its three views is shown. */
export function CityPage({ city }: { city: City }) {
  return (
    <CityAccessGuard city={city}>
      <CityJourney city={city} />
    </CityAccessGuard>
  );
}
