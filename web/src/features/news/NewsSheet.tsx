import type { ReactNode } from 'react';
import { paths } from '../../app/paths.js';
import { BackLink } from '../../ui/BackLink.js';

/** The frame of the page, the same for everybody and while it waits. */
export function NewsSheet({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-2 pb-16 sm:px-6 lg:px-10 lg:pt-6 lg:pb-24">
      <header className="grid gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <BackLink to={paths.home}>Back to Home</BackLink>
        <div>
          <h1 className="mt-4 -ml-[0.04em] max-w-[14ch] text-display leading-[1.02] lg:mt-0">Travel Stories &amp; Insights</h1>
          <p className="mt-5 max-w-[52ch] text-lead leading-normal text-pretty">
            Short notes about our eight cities. Every title leads on to a page that knows more: a heritage list, a museum, a park, a market
            or the city’s own guide.
          </p>
        </div>
      </header>
      <div className="mt-8 lg:mt-12">{children}</div>
    </div>
  );
}
