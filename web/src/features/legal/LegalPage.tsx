import { type ReactNode, useMemo } from 'react';
import { paths } from '../../app/paths.js';
import { BackLink } from '../../ui/BackLink.js';
import { ContentsList } from '../../ui/late/ContentsList.js';
import { Fold } from '../../ui/late/Fold.js';
import { useCurrentSection } from '../../ui/late/use-current-section.js';
import { legalDate } from './legal-dates.js';

/** `note`: a one-line summary of the section, for the margin. */
export type LegalSection = { id: string; title: string; note?: string; body: ReactNode };

function Section({ number, section: { id, title, note, body } }: { number: number; section: LegalSection }) {
  return (
    <section
      id={id}
      className="grid scroll-mt-6 gap-x-12 gap-y-4 border-t border-line pt-6 pb-11 first:border-t-2 first:border-ink sm:pl-14 xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]"
    >
      <h2 tabIndex={-1} className="flex items-baseline gap-3 text-title sm:-ml-14 sm:gap-0">
        <span className="shrink-0 font-[380] text-accent tabular-nums sm:w-14">{number}</span> {title}
      </h2>
      {note && (
        <p className="max-w-[40rem] border-l-2 border-accent pl-3 text-small text-pretty text-ink-soft xl:row-span-2 xl:mt-1.5 xl:max-w-[15rem] xl:self-start">
          {note}
        </p>
      )}
      <div className="grid max-w-[40rem] gap-y-4 xl:col-start-1 text-pretty [&_a]:underline [&_a]:decoration-edge [&_a]:underline-offset-4 [&_a:hover]:decoration-accent [&_h3]:mt-2 [&_h3]:text-lead">
        {body}
      </div>
    </section>
  );
}

/** A page of numbered sections; the table of contents is in the margin, on phones collapsed below the title. */
export function LegalPage({ title, lead, sections }: { title: string; lead: string; sections: readonly LegalSection[] }) {
  const current = useCurrentSection(useMemo(() => sections.map(({ id }) => id), [sections]));
  return (
    <article className="mx-auto max-w-7xl px-4 pt-2 pb-10 sm:px-6 lg:px-10 lg:pt-6">
      <header className="grid gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <BackLink to={paths.home}>Back to Home</BackLink>
        <div>
          <h1 className="mt-4 -ml-[0.04em] text-display leading-[1.02] lg:mt-0">{title}</h1>
          <p className="mt-5 max-w-[52ch] text-lead leading-normal text-pretty">{lead}</p>
          <p className="mt-3 text-note text-ink-soft">{legalDate}</p>
        </div>
      </header>
      <div className="mt-8 lg:hidden">
        <Fold isDrawn summary="On this page">
          {() => (
            <nav aria-label="On this page">
              <ContentsList entries={sections} />
            </nav>
          )}
        </Fold>
      </div>
      <div className="mt-10 grid gap-x-12 lg:mt-16 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav
          aria-label="On this page"
          className="sticky top-[calc(var(--header)+1.5rem)] max-h-[calc(100dvh-var(--header)-3rem)] self-start overflow-y-auto border-t-2 border-ink pt-3 pb-2 max-lg:hidden"
        >
          <ContentsList entries={sections} current={current} />
        </nav>
        <div>
          {sections.map((section, index) => (
            <Section key={section.id} number={index + 1} section={section} />
          ))}
        </div>
      </div>
    </article>
  );
}
