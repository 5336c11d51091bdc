import type { City } from '@city-genie/city-data/city';
import { Link } from 'react-router-dom';
import { Skyline } from '../../ui/Skyline.js';
import type { Entry } from './entries.js';

const linkClass = 'underline decoration-line underline-offset-4 hover:decoration-accent';

/** Everything that can be found, as an alphabetical index: cities with their moods below. */
export function CityIndex({ cities, entries }: { cities: readonly City[]; entries: readonly Entry[] }) {
  const fromA = cities.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2 xl:grid-cols-4">
      {fromA.map((city) => (
        <li key={city.key} className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-4 border-t border-line py-5 sm:block sm:border-0 sm:pt-0">
          <Skyline
            city={city}
            crop="card"
            className="aspect-square self-start rounded-control max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 sm:mb-3 sm:aspect-[5/2]"
          />
          <h3 className="text-title">
            <Link to={entries.find((entry) => entry.kind === 'City' && entry.city === city)?.href ?? ''} className={linkClass}>
              {city.name}
            </Link>
          </h3>
          <ul className="mt-1 text-small">
            {entries
              .filter((entry) => entry.kind === 'Mood' && entry.city === city)
              .map((mood) => (
                <li key={mood.href}>
                  <Link
                    to={mood.href}
                    className="inline-flex min-h-8 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                  >
                    {mood.title}
                  </Link>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
