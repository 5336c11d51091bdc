import type { City } from '@city-genie/city-data/city';
import { lazy, type ReactNode } from 'react';
import { useIsLeftAlone } from '../../api/use-connection.js';
import { selectCityAccess } from '../access.js';
import { useAppSelector } from '../hooks.js';
import { AccessRestricted } from './AccessRestricted.js';
import { SubscriptionRequired } from './SubscriptionRequired.js';

// Late, because home shows it as well: what two pages share comes with the first load, and this would bring the API along.
const PaymentUnknown = lazy(async () => ({ default: (await import('./PaymentUnknown.js')).PaymentUnknown }));

/** Avoids showing a page whose content the server would refuse; the server decides. */
export function CityAccessGuard({ city, children }: { city: City; children: ReactNode }) {
  const access = useAppSelector((state) => selectCityAccess(state, city));
  const isLeftAlone = useIsLeftAlone();
  if (isLeftAlone && access !== 'payment') {
    return children;
  }
  switch (access) {
    case 'open':
      return children;
    case 'checking':
      return (
        <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6 sm:py-14 lg:px-10">
          <h1 className="text-display leading-[1.02]">{city.name}</h1>
          <p role="status" className="mt-5 text-ink-soft">
            One moment…
          </p>
        </div>
      );
    case 'restricted':
      return <AccessRestricted city={city} />;
    case 'payment':
      return <SubscriptionRequired city={city} />;
    case 'unknown':
      return (
        <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 lg:px-10">
          <PaymentUnknown isPage />
        </div>
      );
  }
}
