import type { ReactNode } from 'react';
import type { GuideChapter } from './chapters.js';

/** A numbered chapter: its head, its rule in the margin, its specimens below. */
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

/** Specimens of one kind, side by side, in up to so many columns. */
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
  /** State or kind that is shown. */
  name: string;
  /** Where one picture can't show it: on hover, after a press. */
  note?: string;
  /** Draws the ring that the keyboard's focus has. */
  isFocused?: boolean;
  isWide?: boolean;
  children: ReactNode;
};

/** One component in one state, and which. */
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
