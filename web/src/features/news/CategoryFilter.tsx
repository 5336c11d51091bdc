import { Link } from 'react-router-dom';
import { categorySearch } from './categories.js';

const linkClass =
  'inline-flex min-h-11 items-center border-b-2 border-transparent font-serif text-lead text-ink-soft transition-colors duration-[var(--quick)] hover:text-ink aria-[current]:border-accent aria-[current]:text-ink';

type CategoryFilterProps = { categories: readonly string[]; chosen: string | undefined };

/** The categories as links, so that each choice is an address and an entry of the history. */
export function CategoryFilter({ categories, chosen }: CategoryFilterProps) {
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-x-6">
        {[undefined, ...categories].map((category) => (
          <li key={category ?? ''}>
            <Link to={{ search: categorySearch(category) }} aria-current={category === chosen ? 'true' : undefined} className={linkClass}>
              {category ?? 'All'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
