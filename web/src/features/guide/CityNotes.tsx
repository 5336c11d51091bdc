import type { Guide } from '@city-genie/contracts/guide/routes';
import type { ReactNode } from 'react';
import type { GuidePart } from '../../app/paths.js';

type Note = { title: string; text: string };

/** `id`: links lead here. */
function Section({ id, title, children }: { id: GuidePart; title: string; children: ReactNode }) {
  return (
    <section id={id} className="border-t-2 border-ink pt-4">
      <h2 tabIndex={-1} className="text-head font-[480]">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Numbers stand in the margin, so that the text stays aligned. */
function Numbered({ notes }: { notes: readonly { key: string; note: ReactNode }[] }) {
  return (
    <ol className="mt-3">
      {notes.map(({ key, note }, index) => (
        <li key={key} className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-b border-line py-3.5 last:border-b-0">
          <span aria-hidden="true" className="font-serif text-title leading-none text-accent italic tabular-nums">
            {index + 1}
          </span>
          {note}
        </li>
      ))}
    </ol>
  );
}

function Titled({ notes }: { notes: readonly Note[] }) {
  return (
    <Numbered
      notes={notes.map(({ title, text }) => ({
        key: title,
        note: (
          <div>
            <h3 className="text-lead">{title}</h3>
            <p className="mt-1 max-w-[60ch] text-small text-ink-soft text-pretty">{text}</p>
          </div>
        ),
      }))}
    />
  );
}

/** Notes on a city in addition to plans, in two columns. */
export function CityNotes({ guide }: { guide: Guide }) {
  return (
    <div className="grid gap-y-12 lg:grid-cols-2 lg:divide-x lg:divide-line">
      <div className="grid content-start gap-y-12 lg:pr-12">
        <Section id="best-times" title="Best Times to Visit">
          <Titled notes={guide.bestTimes} />
        </Section>
        <Section id="highlights" title="City Highlights">
          <Titled notes={guide.highlights} />
        </Section>
      </div>
      <div className="grid content-start gap-y-12 lg:pl-12">
        <Section id="tips" title="Local Travel Tips">
          <Numbered notes={guide.tips.map((tip) => ({ key: tip, note: <p className="max-w-[60ch] text-small text-pretty">{tip}</p> }))} />
        </Section>
        <Section id="culture" title="Local Culture">
          <Titled notes={guide.culture} />
        </Section>
      </div>
    </div>
  );
}
