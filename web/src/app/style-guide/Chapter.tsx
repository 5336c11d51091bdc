import type { ReactNode } from 'react';
import type { GuideChapter } from './chapters.js';

/** A numbered chapter: its heading, its rule in the margin, and its specimens below. */
export function Chapter({ number, chapter: { id, title, note, body } }: { number: number; chapter: GuideChapter }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="guide-chapter">
      <div className="guide-chapter-head">
        <h2 id={`${id}-title`} tabIndex={-1}>
          <span>{number}</span> {title}
        </h2>
        <p>{note}</p>
      </div>
      {body}
    </section>
  );
}

/** Related specimens side by side, in at most this many columns. */
export function Row({ title, columns = 4, children }: { title: string; columns?: 3 | 4 | 5; children: ReactNode }) {
  return (
    <div className="guide-row">
      <h3>{title}</h3>
      <div className="guide-specimens" style={{ '--columns': columns }}>
        {children}
      </div>
    </div>
  );
}

type SpecimenProps = {
  /** The state or variant that is shown. */
  name: string;
  /** What a static picture can't show, such as hover or the result of a press. */
  note?: string;
  /** Shows the focus ring. */
  isFocused?: boolean;
  isWide?: boolean;
  children: ReactNode;
};

/** One component in one labelled state. */
export function Specimen({ name, note, isFocused = false, isWide = false, children }: SpecimenProps) {
  return (
    <figure className="guide-specimen" data-focused={isFocused || undefined} data-wide={isWide || undefined}>
      <figcaption>
        <b>{name}</b>
        {note && <span> {note}</span>}
      </figcaption>
      <div>{children}</div>
    </figure>
  );
}
