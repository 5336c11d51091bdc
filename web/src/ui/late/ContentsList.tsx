import { Link } from 'react-router-dom';

export type Entry = { id: string; title: string };

type ContentsListProps = {
  entries: readonly Entry[];
  /** The section being read. */
  current?: string | undefined;
  isNumbered?: boolean;
};

/** The sections of a page, by default numbered. */
export function ContentsList({ entries, current, isNumbered = true }: ContentsListProps) {
  return (
    <ol className="text-small">
      {entries.map(({ id, title }, index) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            // A section is not a separate history entry.
            replace
            aria-current={current === id ? 'location' : undefined}
            className="flex min-h-11 items-center gap-3 py-1 leading-snug text-ink-soft underline-offset-4 transition-colors duration-[var(--quick)] hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-accent lg:min-h-8"
          >
            {isNumbered && (
              <span aria-hidden="true" className="w-5 shrink-0 font-serif tabular-nums">
                {index + 1}
              </span>
            )}
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
