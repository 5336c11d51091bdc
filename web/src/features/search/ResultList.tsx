import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Skyline } from '../../ui/Skyline.js';
import type { Entry } from './entries.js';
import { Marked } from './Marked.js';

/** The margin of a result: its kind and its city. */
function Margin({ entry: { kind, city, color, isOpen } }: { entry: Entry }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-note max-sm:mb-1 text-ink-soft sm:block sm:pt-1.5">
      <span className="flex items-center gap-2 font-medium text-ink">
        {kind === 'Mood' && (
          <span
            aria-hidden="true"
            data-mood={color && ''}
            className="size-2.5 rounded-full bg-accent"
            {...(color && { style: { '--mood': color } })}
          />
        )}
        {kind}
      </span>
      <span>{kind === 'City' ? city.country : city.name}</span>
      {!isOpen && (
        <span className="flex items-center gap-1.5">
          <Lock aria-hidden="true" className="size-3" />
          For subscribers
        </span>
      )}
    </p>
  );
}

function Result({ entry, query }: { entry: Entry; query: string }) {
  const { title, text, href, city, kind } = entry;
  // What an open city says of its moods comes with its guide, and moves nothing when it does.
  const isAwaited = kind === 'Mood' && city.access === 'free';
  return (
    <li className="group relative grid gap-x-12 border-t border-line py-5 sm:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)]">
      <Margin entry={entry} />
      <div className="flow-root sm:flex sm:flex-row-reverse sm:items-start sm:justify-between sm:gap-x-8">
        {kind === 'City' && (
          <Skyline city={city} crop="card" className="float-right mb-2 ml-4 aspect-[4/3] w-28 shrink-0 rounded-control sm:m-0 sm:w-40" />
        )}
        <div className="sm:flex-1">
          <h2 className={kind === 'City' ? 'text-head' : 'text-title'}>
            <Link
              to={href}
              className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-control focus-visible:after:outline-3 focus-visible:after:outline-(--focus)"
            >
              <Marked text={title} query={query} />
            </Link>
          </h2>
          {(text || isAwaited) && (
            <p className="mt-1.5 min-h-[2lh] max-w-prose text-small text-pretty text-ink-soft sm:min-h-[1lh]">
              <Marked text={text} query={query} />
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

export function ResultList({ entries, query }: { entries: readonly Entry[]; query: string }) {
  return (
    <ol aria-label="Results" className="border-b border-line">
      {entries.map((entry) => (
        <Result key={`${entry.href} ${entry.title}`} entry={entry} query={query} />
      ))}
    </ol>
  );
}
