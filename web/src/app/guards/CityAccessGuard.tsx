import type { City } from '@city-genie/city-data/city';
import type { ReactNode } from 'react';
import { selectCityAccess } from '../access.js';
import { useAppSelector } from '../hooks.js';
import { AccessRestricted } from './AccessRestricted.js';
import { SubscriptionRequired } from './SubscriptionRequired.js';

/** Spares visitors a page that the server would refuse to fill; the server decides. */
export function CityAccessGuard({ city, children }: { city: City; children: ReactNode }) {
  const access = useAppSelector((state) => selectCityAccess(state, city));
  switch (access) {
    case 'open':
      return children;
    case 'checking':
      return (
        <p role="status" className="mx-auto max-w-3xl px-4 py-16">
          One moment…
        </p>
      );
    case 'restricted':
      return <AccessRestricted city={city} />;
    case 'payment':
      return <SubscriptionRequired city={city} />;
  }
}
