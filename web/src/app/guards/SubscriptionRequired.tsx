import type { City } from '@city-genie/city-data/city';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button-class.js';
import { paths } from '../paths.js';

/** What a signed-in visitor without a subscription sees of a locked city. */
export function SubscriptionRequired({ city }: { city: City }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="text-3xl sm:text-5xl">Subscription Required</h1>
      <p className="mt-4 max-w-prose">Complete your subscription to explore {city.name} with personalized recommendations.</p>
      <Link to={paths.city('paris')} className={buttonClass('secondary', 'mt-8')}>
        Explore Paris
      </Link>
    </div>
  );
}
