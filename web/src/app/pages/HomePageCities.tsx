import { cities } from '@city-genie/city-data/catalog';
import type { City } from '@city-genie/city-data/city';
import { lazy, Suspense } from 'react';
import { type CardSize, type CardWay, CityCard } from '../../features/home/CityCard.js';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';
import { selectCityAccess, selectCurrentUser, selectNeedsPayment, selectPayment } from '../access.js';
import { useAppSelector } from '../hooks.js';
import { paths } from '../paths.js';
import type { RootState } from '../store.js';

const PaymentUnknown = lazy(async () => ({ default: (await import('../guards/PaymentUnknown.js')).PaymentUnknown }));

function selectCitiesHeading(state: RootState): string {
  if (!selectCurrentUser(state)) {
    return 'Start Your Journey in Paris';
  }
  return selectNeedsPayment(state) ? 'Complete Payment to Unlock All Cities' : 'Choose Your City';
}

/** The open city comes first; four stand next to it, the others below. */
function sizeAt(index: number): CardSize {
  if (index === 0) {
    return 'lead';
  }
  return index < 5 ? 'half' : 'third';
}

function CityTile({ city, size }: { city: City; size: CardSize }) {
  const access = useAppSelector((state) => selectCityAccess(state, city));
  const page = paths.city(city.key);
  const ways: Record<typeof access, CardWay> = {
    open: { text: 'Explore', href: page, locked: false },
    payment: { text: 'Complete Payment', href: paths.subscribe, locked: true },
    restricted: { text: 'Register to Unlock', href: page, locked: true },
    checking: { text: 'Register to Unlock', href: page, locked: true },
    unknown: { text: 'Explore', href: page, locked: true },
  };
  return <CityCard city={city} size={size} way={ways[access]} />;
}

/** The eight cities, each with its own time of day. */
export function HomePageCities() {
  const heading = useAppSelector(selectCitiesHeading);
  const isUnknown = useAppSelector(selectPayment) === 'unknown';
  return (
    <section id="cities" aria-labelledby="cities-heading" className="border-t border-line">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20 lg:px-10">
        <div className="grid gap-x-12 gap-y-3 lg:grid-cols-12 lg:items-end">
          <h2 id="cities-heading" tabIndex={-1} className="text-head lg:col-span-8">
            {heading}
          </h2>
          <p className="max-w-prose text-small text-balance text-ink-soft lg:col-span-4 lg:text-right">
            Every picture shows the light that its city has at this minute.
          </p>
        </div>
        {isUnknown && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <div className="mt-6">
                <PaymentUnknown />
              </div>
            </Suspense>
          </ErrorBoundary>
        )}
        <div className="mt-8 grid gap-x-6 gap-y-6 sm:grid-cols-6 sm:gap-y-12 lg:mt-10 lg:grid-cols-12">
          {cities.map((city, index) => (
            <CityTile key={city.key} city={city} size={sizeAt(index)} />
          ))}
        </div>
      </div>
    </section>
  );
}
