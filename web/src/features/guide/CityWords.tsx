import type { City } from '@city-genie/city-data/city';

/** What a city is like, below the choices of a narrow window, which has no room for it above them. */
export function CityWords({ city }: { city: Pick<City, 'tagline' | 'description'> }) {
  return (
    <div className="grid gap-y-3 border-t border-line pt-8 lg:hidden">
      <p className="max-w-84 font-serif text-title leading-snug text-ink-soft italic text-balance">{city.tagline}</p>
      <p className="max-w-[52ch] text-pretty">{city.description}</p>
    </div>
  );
}
