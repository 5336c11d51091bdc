import type { City } from '@city-genie/city-data/city';
import type { MoodGuide } from '@city-genie/contracts/guide/routes';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PlanView } from '../../features/plan/PlanView.js';
import type { PlanChoice } from '../../features/plan/plan-params.js';
import { planSteps } from '../../features/plan/plan-steps.js';
import type { ChoosingSteps } from '../../features/plan/use-plan-params.js';
import { soonestParts } from '../../features/when/start-note.js';
import { usePastDay } from '../../features/when/use-past-day.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';
import { dialogOpened } from '../dialog-slice.js';
import { useAppDispatch } from '../hooks.js';
import { paths } from '../paths.js';
import { usePlanTitle } from './use-plan-title.js';
import { useViewFocus } from './use-view-focus.js';

const PastDay = lazy(async () => ({ default: (await import('../../features/plan/PastDay.js')).PastDay }));
const CityCuisine = lazy(async () => ({ default: (await import('./CityCuisine.js')).CityCuisine }));

// Works behind the page, and what it needs is on no screen.
const KeepVisit = lazy(async () => ({ default: (await import('./KeepVisit.js')).KeepVisit }));

const OpenMap = lazy(async () => ({ default: (await import('../../features/map/OpenMap.js')).OpenMap }));

type CityAnswerProps = {
  city: City;
  /** The chosen mood, once the guide is loaded. */
  mood: MoodGuide | undefined;
  choice: PlanChoice;
  here: ChoosingSteps;
};

/** For whom the day's free searches are used up. */
function LimitWays() {
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <Button onClick={() => dispatch(dialogOpened('waitlist'))}>Join Waitlist</Button>
      <Link to={paths.loginTo(pathname + search + hash)} className={buttonClass('secondary')}>
        Login
      </Link>
    </>
  );
}

/** What the choices lead to: a plan, its restaurants, or that their day is over. */
export function CityAnswer({ city, mood, choice, here }: CityAnswerProps) {
  const dispatch = useAppDispatch();
  const past = usePastDay(city, choice);
  useViewFocus(`${past?.startAt}`);
  usePlanTitle(city, choice, here.seen);
  const steps = planSteps(here);
  if (past) {
    return (
      <PastDay
        city={city}
        mood={{ id: choice.mood, name: mood?.name }}
        timeframe={choice.timeframe}
        past={past}
        query={steps.queryAt(past.next)}
        onBack={() => void steps.chooseAnew()}
        onNow={() => void steps.startNow()}
      />
    );
  }
  const keep = (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <KeepVisit city={city} mood={mood} choice={choice} here={here} />
      </Suspense>
    </ErrorBoundary>
  );
  if (here.params.view === 'cuisine') {
    return (
      <>
        <CityCuisine city={city} mood={mood} choice={choice} steps={steps} />
        {keep}
      </>
    );
  }
  return (
    <>
      <PlanView
        city={city}
        choice={choice}
        mood={mood}
        steps={steps}
        onCopied={() => dispatch(toastShown({ tone: 'success', title: 'Link copied', text: 'Whoever opens it sees this plan.' }))}
        map={({ reply, sketch, onShow }) => (
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<div className="h-11" />}>
              <OpenMap plan={{ city, stops: reply.recommendations, pauses: reply.plan?.pauses ?? [] }} sketch={sketch} onShow={onShow} />
            </Suspense>
          </ErrorBoundary>
        )}
        limitWays={<LimitWays />}
        soonest={(now) => soonestParts(now, choice.timeframe)}
      />
      {keep}
    </>
  );
}
