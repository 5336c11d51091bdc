import type { City } from '@city-genie/city-data/city';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { eraseKeptPlansOf } from '../../features/plan/kept-plans/kept-plans.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { BackLink } from '../../ui/BackLink.js';
import { buttonClass } from '../../ui/button-class.js';
import { Skyline } from '../../ui/Skyline.js';
import { selectCurrentUser } from '../access.js';
import { useAppDispatch, useAppSelector } from '../hooks.js';
import { paths } from '../paths.js';

/** What a signed-in visitor without a subscription sees of a locked city. */
export function SubscriptionRequired({ city }: { city: City }) {
  const dispatch = useAppDispatch();
  const hasEnded = useAppSelector(selectCurrentUser)?.subscriptionStatus === 'canceled';
  const invitation = `Complete your subscription to explore ${city.name} with personalized recommendations.`;
  useEffect(() => {
    dispatch(toastShown({ tone: 'error', title: 'Subscription Required', text: invitation, durationMs: 5000 }));
  }, [dispatch, invitation]);
  useEffect(() => void eraseKeptPlansOf(city.key), [city.key]);
  return (
    <>
      <Skyline city={city} time="night" crop="wide" className="h-[max(14rem,30vw)]" />
      <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6 sm:py-14 lg:px-10">
        <BackLink to={paths.home}>Home</BackLink>
        <h1 className="mt-2 text-display leading-[1.02]">Subscription Required</h1>
        <p className="mt-5 max-w-prose text-lead text-pretty text-ink-soft">
          {hasEnded ? `Your subscription has ended. Subscribe again, and ${city.name} opens with the other cities.` : invitation}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={paths.subscribe} className={buttonClass()}>
            {hasEnded ? 'See the plans' : 'Complete Payment'}
          </Link>
          <Link to={paths.city('paris')} className={buttonClass('secondary')}>
            Explore Paris
          </Link>
        </div>
      </div>
    </>
  );
}
