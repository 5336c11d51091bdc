import type { City } from '@city-genie/city-data/city';
import { ArrowRight, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Skyline } from '../../ui/Skyline.js';

/** One city of the home page; a locked one leads to its page too, which says what is missing. */
export function CityCard({ city, href, locked }: { city: City; href: string; locked: boolean }) {
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-3xl border border-line bg-raised transition-shadow hover:shadow-lg">
      <Skyline seed={city.key} palette={city.palette} className={`aspect-[5/2] ${locked ? 'opacity-70 saturate-50' : ''}`} />
      <div className="flex flex-1 flex-col p-5">
        <h3 className="text-2xl">{city.name}</h3>
        <p className="mt-1 flex-1 text-ink-soft">{city.tagline}</p>
        <Link
          to={href}
          className={`mt-4 inline-flex min-h-11 items-center gap-2 font-medium after:absolute after:inset-0 after:rounded-3xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-(--focus) ${locked ? 'text-ink-soft' : 'text-accent'}`}
        >
          {locked && <Lock aria-hidden="true" className="size-4" />}
          {locked ? 'Register to Unlock' : 'Explore'} <span className="sr-only">{city.name}</span>
          {!locked && <ArrowRight aria-hidden="true" className="size-4 transition-transform group-hover:translate-x-1" />}
        </Link>
      </div>
    </article>
  );
}
