import type { City } from '@city-genie/city-data/city';
import { BackLink } from '../../ui/BackLink.js';
import { clockTime } from '../../ui/local-time.js';
import { Skyline } from '../../ui/Skyline.js';
import { skyTimeAt } from '../../ui/sky-time.js';

function coordinates({ lat, lon }: City['geo']): string {
  return `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon).toFixed(2)}° ${lon < 0 ? 'W' : 'E'}`;
}

/** Facts in the margin: where the city is, and its local time. */
function Facts({ city, clock }: { city: City; clock: string | undefined }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-note text-ink-soft tabular-nums lg:block lg:*:border-t lg:*:border-line lg:*:py-2">
      <li className="font-semibold tracking-wide text-ink">{city.country}</li>
      <li className="max-sm:sr-only">{coordinates(city.geo)}</li>
      {/* The space is reserved until the local time is known. */}
      <li className="min-h-[1.6em] min-w-[2.8em] sm:min-w-[7.5em] lg:min-h-10">
        {clock && (
          <>
            <time>{clock}</time>
            <span className="max-sm:sr-only"> local time</span>
          </>
        )}
      </li>
    </ul>
  );
}

/**
 * Top of a city's page; in a narrow window a low one, so that the first question is in the first view. `now`: the city's local time,
 * `YYYY-MM-DDTHH:mm`; undefined in prerendered HTML.
 */
export function CityIntro({ city, homeHref, now }: { city: City; homeHref: string; now: string | undefined }) {
  return (
    <header className="grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 lg:flex-col lg:items-stretch">
        <BackLink to={homeHref}>Home</BackLink>
        <Facts city={city} clock={now && clockTime(now)} />
      </div>
      <Skyline
        city={city}
        {...(now && { time: skyTimeAt(city, now) })}
        crop="wide"
        className="-mx-4 h-27 sm:-mx-6 low:h-15 mid:aspect-[3/1] mid:h-auto lg:ml-0 lg:aspect-[3/1] lg:h-auto lg:-mr-[calc(max(0px,(100vw-80rem)/2)+2.5rem)] lg:rounded-l-card"
      />
      <div className="mt-2.5 flex flex-wrap items-end gap-x-14 gap-y-4 sm:mt-6 lg:col-start-2 lg:mt-8">
        <div>
          <h1
            id="view-heading"
            tabIndex={-1}
            className="-ml-[0.045em] text-[clamp(2.625rem,1.4rem+5.5vw,4.5rem)] leading-[0.95] font-[480] lg:text-[clamp(3.5rem,2rem+7.4vw,7.25rem)]"
          >
            {city.name}
          </h1>
          <p className="mt-4 max-w-84 font-serif text-title leading-snug text-ink-soft italic text-balance max-lg:hidden">{city.tagline}</p>
        </div>
        <p className="max-w-[52ch] min-w-[min(100%,18rem)] flex-1 text-pretty max-lg:hidden">{city.description}</p>
      </div>
    </header>
  );
}
