import type { ReactNode } from 'react';

type AccountSectionProps = {
  id: string;
  title: string;
  /** One line for the margin. */
  note?: ReactNode;
  children: ReactNode;
};

/** Gives the focus to a section's heading, and moves nothing. */
export function focusHeading(id: string): HTMLElement | null {
  const heading = document.getElementById(`${id}-title`);
  heading?.focus({ preventScroll: true });
  return heading;
}

/** Gives the focus to a section's heading, when what had it is gone, and shows it if it is out of sight. */
export function focusSection(id: string): void {
  focusHeading(id)?.scrollIntoView({ block: 'nearest' });
}

/** A section of the account page: its heading, which takes the focus when a link leads there, and one column of text. */
export function AccountSection({ id, title, note, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 gap-x-12 gap-y-4 border-t border-line pt-6 pb-11 first:border-t-2 first:border-ink xl:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]"
    >
      <h2 id={`${id}-title`} tabIndex={-1} className="scroll-mt-[calc(var(--header)+1rem)] text-title">
        {title}
      </h2>
      {note && (
        <p className="max-w-[38rem] border-l-2 border-accent pl-3 text-small text-pretty text-ink-soft xl:row-span-2 xl:mt-1.5 xl:max-w-[15rem] xl:self-start">
          {note}
        </p>
      )}
      <div className="grid max-w-[38rem] content-start justify-items-start gap-y-4 text-pretty xl:col-start-1">{children}</div>
    </section>
  );
}
