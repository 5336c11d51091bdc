import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pageNumbers } from './page-numbers.js';

type PaginationProps = {
  /** From 1. */
  page: number;
  pages: number;
  /** The query string of a page. */
  searchOf: (page: number) => string;
};

const itemClass =
  'grid min-h-11 min-w-11 place-items-center rounded-full px-2 text-small tabular-nums hover:bg-sunk aria-[current]:bg-ink aria-[current]:text-paper';

const ways = {
  prev: { label: 'Previous page', Icon: ArrowLeft, step: -1 },
  next: { label: 'Next page', Icon: ArrowRight, step: 1 },
} as const;

/** A link to the page before or after; at the end of the list its place stays, so that the numbers don't move. */
function Way({ rel, page, pages, searchOf }: PaginationProps & { rel: keyof typeof ways }) {
  const { label, Icon, step } = ways[rel];
  const to = page + step;
  return to < 1 || to > pages ? (
    <li className="size-11" />
  ) : (
    <li>
      <Link to={{ search: searchOf(to) }} rel={rel} aria-label={label} className={itemClass}>
        <Icon aria-hidden="true" className="size-4" />
      </Link>
    </li>
  );
}

/** Links to the pages of a long list. There are none for a single page. */
export function Pagination(props: PaginationProps) {
  const { page, pages, searchOf } = props;
  if (pages < 2) {
    return null;
  }
  return (
    <nav aria-label="Pages">
      <ul className="flex flex-wrap items-center gap-0.5">
        <Way rel="prev" {...props} />
        {pageNumbers(page, pages).map((number, index, all) =>
          number === null ? (
            <li key={`after ${all[index - 1]}`} aria-hidden="true" className="px-1 text-ink-soft">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={{ search: searchOf(number) }}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={itemClass}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <Way rel="next" {...props} />
      </ul>
    </nav>
  );
}
