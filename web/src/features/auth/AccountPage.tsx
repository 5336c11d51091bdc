import type { City } from '@city-genie/city-data/city';
import type { ReactNode } from 'react';
import { Skyline } from '../../ui/Skyline.js';
import type { SkyTime } from '../../ui/sky-time.js';
import { Postmark } from './Postmark.js';

const light: Readonly<Record<SkyTime, string>> = {
  dawn: 'at first light',
  day: 'by day',
  golden: 'at golden hour',
  night: 'after dark',
};

type AccountPageProps = {
  city: City;
  time: SkyTime;
  title: string;
  /** One sentence below the title. */
  lead: ReactNode;
  /** What only works with script, as the beginning of a sentence. */
  needsScript?: string;
  /** It takes the place of another page at the same address, whose focus and scroll position would be lost. */
  isNext?: boolean;
  children: ReactNode;
};

/** A city as seen from a window, postmarked; on phones a strip above the page. */
function CityWindow({ city, time }: Pick<AccountPageProps, 'city' | 'time'>) {
  return (
    <div className="relative lg:sticky lg:top-[calc(var(--header)+2.5rem)]">
      <Skyline
        city={city}
        time={time}
        crop="wide"
        className="h-[max(7rem,31vw)] lg:h-[clamp(26rem,calc(100dvh-var(--header)-9rem),38rem)] lg:rounded-t-full lg:pt-[24%]"
      />
      <Postmark
        city={city}
        className="absolute right-4 -bottom-20 w-36 rotate-[-9deg] text-accent max-sm:hidden lg:-right-3 lg:-bottom-14 lg:w-40"
      />
      <p className="mt-3 text-note text-ink-soft max-lg:hidden">
        {city.name}, {light[time]}
      </p>
    </div>
  );
}

function arrive(heading: HTMLElement | null): void {
  if (heading) {
    window.scrollTo(0, 0);
    heading.focus({ preventScroll: true });
  }
}

/** The layout of the pages around an account: a sheet of paper to be filled in, and a city beside it. */
export function AccountPage({ city, time, title, lead, needsScript, isNext = false, children }: AccountPageProps) {
  return (
    // As high as the window, so that the footer stays where it is when the page changes.
    <article className="min-h-[calc(100dvh-var(--header))] overflow-x-clip">
      <div className="mx-auto grid max-w-7xl gap-x-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:px-10 lg:pt-10 lg:pb-20">
        {/* The columns are named, so that the city is in its own even while the rest of the page is still on its way. */}
        <div className="lg:col-start-2 lg:row-start-1">
          <CityWindow city={city} time={time} />
        </div>
        {/* Made anew with each title: the focus follows, and nothing counts as having moved. The city stays, and its light changes. */}
        <div key={title} className="px-4 pt-5 pb-14 sm:px-6 sm:pt-10 lg:col-start-1 lg:row-start-1 lg:px-0 lg:pt-4 lg:pb-0">
          <h1
            ref={isNext ? arrive : undefined}
            tabIndex={-1}
            className="-ml-[0.04em] text-display leading-[1.02] sm:max-w-[calc(100%-10rem)] lg:max-w-[14ch]"
          >
            {title}
          </h1>
          <p className="mt-3 max-w-[34ch] font-serif text-title leading-snug text-pretty text-ink-soft italic">{lead}</p>
          {needsScript && (
            <noscript>
              <p className="mt-4 max-w-prose">{needsScript} needs JavaScript, which is off in this browser.</p>
            </noscript>
          )}
          <div className="mt-6 max-w-[40rem] border-t-2 border-ink pt-5 sm:mt-8 sm:pt-7">{children}</div>
        </div>
      </div>
    </article>
  );
}
