import type { City } from '@city-genie/city-data/city';
import { ArrowLeft, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Skyline } from '../../ui/Skyline.js';

/** Top of a city's page: way home, skyline, name, country, description. */
export function CityIntro({ city, homeHref }: { city: City; homeHref: string }) {
  return (
    <header>
      <Link to={homeHref} className="inline-flex min-h-11 items-center gap-2 text-sm font-medium underline-offset-4 hover:underline">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Home
      </Link>
      <Skyline seed={city.key} palette={city.palette} width={800} className="mt-2 h-36 rounded-3xl sm:h-48 lg:h-56" />
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 id="view-heading" tabIndex={-1} className="text-4xl sm:text-6xl">
          {city.name}
        </h1>
        <p className="inline-flex items-center gap-1.5 rounded-full border border-edge px-3 py-1 text-sm">
          <MapPin aria-hidden="true" className="size-4 text-accent" />
          {city.country}
        </p>
      </div>
      <p className="mt-2 font-serif text-xl text-ink-soft italic">{city.tagline}</p>
      <p className="mt-4 max-w-prose">{city.description}</p>
    </header>
  );
}
