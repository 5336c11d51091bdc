import type { City } from '@city-genie/city-data/city';
import { Suspense, useEffect } from 'react';
import { errorStatus } from '../../api/error-message.js';
import { useAskAgain } from '../../api/use-ask-again.js';
import { useGuideQuery } from '../../features/guide/guide-api.js';
import { usePlanParams } from '../../features/plan/use-plan-params.js';
import { ShowPart } from '../../ui/lazy-part.js';
import { useHydrated } from '../../ui/use-hydrated.js';
import { AccessRestricted } from '../guards/AccessRestricted.js';
import { CityAccessGuard } from '../guards/CityAccessGuard.js';
import { SubscriptionRequired } from '../guards/SubscriptionRequired.js';
import { chooseView, cityAnswer } from './city-views.js';
import { OpeningPlan } from './OpeningPlan.js';
import { useViewFocus } from './use-view-focus.js';

function CityJourney({ city }: { city: City }) {
  const steps = usePlanParams(city);
  // Selects the fields in use; otherwise every step of the request would render the whole page.
  const guide = useGuideQuery(city.key, { selectFromResult: ({ data, error, isError }) => ({ data, error, isError }) });
  const { seed, view } = steps.params;
  const { choice } = steps;
  useViewFocus(`${view} ${seed}`);
  const isHydrated = useHydrated();
  const ready = steps.params.mood !== undefined && steps.params.timeframe !== undefined;
  useEffect(() => {
    // Preloads the plan's code before Generate is pressed. A failure is ignored here; it recurs and is shown when the code is
    // needed.
    if (ready) {
      cityAnswer.preload().catch(() => undefined);
    }
  }, [ready]);

  useEffect(() => {
    // From here on the address decides what is shown.
    delete document.documentElement.dataset.opening;
  }, []);

  const status = errorStatus(guide.error);
  useAskAgain(status === 0, guide.refetch);
  if (status === 401) {
    return <AccessRestricted city={city} />;
  }
  if (status === 402) {
    return <SubscriptionRequired city={city} />;
  }
  const mood = guide.data?.moods.find(({ id }) => id === steps.params.mood);
  return (
    // Sets the mood's colour; the colours below follow it with a transition.
    <div
      className="transition-[--mood] duration-(--calm) ease-calm"
      {...(mood && { 'data-mood': mood.id, style: { '--mood': mood.color } })}
    >
      {/* One boundary around all views, so that a view stays until the code of the next one is loaded. */}
      <Suspense fallback={<OpeningPlan city={city} />}>
        {view !== 'choose' && choice && <ShowPart part={cityAnswer} props={{ city, mood, choice, here: steps }} />}
        {view === 'choose' && (
          <>
            {!isHydrated && (
              <div className="hidden in-data-opening:block">
                <OpeningPlan city={city} />
              </div>
            )}
            <div className="in-data-opening:hidden">
              <ShowPart
                part={chooseView}
                props={{ city, guide: guide.data, failed: guide.isError, onRetry: () => void guide.refetch(), steps }}
              />
            </div>
          </>
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
