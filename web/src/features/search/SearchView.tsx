import type { City } from '@city-genie/city-data/city';
import { Link } from 'react-router-dom';
import { textLink } from '../../ui/link-class.js';
import { CityIndex } from './CityIndex.js';
import type { Entry } from './entries.js';
import { findEntries } from './find-entries.js';
import { ResultList } from './ResultList.js';
import { SearchForm } from './SearchForm.js';
import { searchPath } from './search-path.js';

const suggestions = ['romantic', 'rain', 'historic', 'river', 'food'] as const;

const count = (found: number) => (found === 1 ? '1 result' : `${found} results`);

function Suggestions() {
  return (
    <p className="mt-3 text-small text-ink-soft">
      Try{' '}
      {suggestions.map((word, index) => (
        <span key={word}>
          {index > 0 && (index === suggestions.length - 1 ? ' or ' : ', ')}
          <Link to={searchPath(word)} className={`inline-block py-1 text-ink ${textLink}`}>
            {word}
          </Link>
        </span>
      ))}
      .
    </p>
  );
}

type SearchViewProps = {
  query: string;
  onType: (text: string) => void;
  cities: readonly City[];
  entries: readonly Entry[];
  /** More entries are loading; the count waits for them. */
  pending: boolean;
};

/** The search page: a field, and below it the results, or everything when there is no query. */
export function SearchView({ query, onType, cities, entries, pending }: SearchViewProps) {
  const words = query.trim();
  const found = findEntries(words, entries);
  const none = words !== '' && found.length === 0;
  return (
    <div className="mx-auto max-w-7xl px-4 pt-8 pb-16 sm:px-6 lg:px-10 lg:pt-14 lg:pb-24">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-end">
        <h1 className="-ml-[0.04em] text-display leading-[1.02] lg:col-span-6">Look up a city, or a feeling</h1>
        <div className="min-w-0 lg:col-span-6">
          <SearchForm label="A city, a mood, or something to see" value={query} onType={onType} />
          <Suggestions />
        </div>
      </div>
      <p role="status" className="mt-10 mb-3 min-h-[1.6em] text-small text-ink-soft">
        {words !== '' && !pending && (none ? `Nothing found for “${words}”` : `${count(found.length)} for “${words}”`)}
      </p>
      {found.length > 0 && <ResultList entries={found} query={words} />}
      {(words === '' || none) && (
        <section aria-labelledby="index-heading">
          {none && !pending && (
            <p className="mb-10 max-w-[40ch] font-serif text-title text-pretty">
              The genie knows eight cities and what they feel like, no streets and no hotels. Try fewer letters, or start from the index.
            </p>
          )}
          <h2 id="index-heading" className="border-t-2 border-ink pt-3 pb-4 text-title">
            The index
          </h2>
          <CityIndex cities={cities} entries={entries} />
        </section>
      )}
      <noscript>
        <p className="mt-8 max-w-prose text-small text-ink-soft">
          Searching needs JavaScript. The index above has everything; your browser can search in it.
        </p>
      </noscript>
    </div>
  );
}
