import type { City } from '@city-genie/city-data/city';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { Button } from '../../ui/Button.js';
import { Skeleton, SkeletonGroup } from '../../ui/late/Skeleton.js';
import { textLink } from '../../ui/link-class.js';
import { useSearchOrigin } from '../../ui/use-search-origin.js';
import { CityIndex } from './CityIndex.js';
import type { Entry } from './entries.js';
import { findEntries } from './find-entries.js';
import { nearestTitle } from './nearest-title.js';
import { ResultList } from './ResultList.js';
import { SearchForm } from './SearchForm.js';
import { searchPath } from './search-path.js';

const suggestions = ['Louvre', 'jazz', 'rainy day', 'date night', 'kids'] as const;

/** So many results are shown at once; a word such as “museum” finds dozens. */
const firstResults = 20;

const partial = 'Some places or parts of the guide can’t be searched right now. Cities and moods can.';

/** What is announced of a search. Nobody knows that there is nothing while a part of it can’t be searched. */
function statusOf(words: string, found: number, { pending, isPartial }: Pick<SearchViewProps, 'pending' | 'isPartial'>): string {
  if (pending) {
    return 'Looking it up…';
  }
  if (found === 0 && isPartial) {
    return partial;
  }
  return found === 0 ? `Nothing found for “${words}”` : `${found === 1 ? '1 result' : `${found} results`} for “${words}”`;
}

function Suggestions() {
  const state = useSearchOrigin();
  return (
    <p className="mt-3 text-small text-ink-soft">
      Try{' '}
      {suggestions.map((word, index) => (
        <span key={word}>
          {index > 0 && (index === suggestions.length - 1 ? ' or ' : ', ')}
          <Link to={searchPath(word)} state={state} className={`inline-block py-1 text-ink ${textLink}`}>
            {word}
          </Link>
        </span>
      ))}
      .
    </p>
  );
}

/** As high as a window, so that the footer doesn't come into view. */
function Waiting() {
  return (
    <SkeletonGroup className="min-h-screen">
      {[1, 2, 3, 4, 5].map((result) => (
        <div
          key={result}
          className="grid gap-x-12 border-t border-line py-5 sm:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <Skeleton className="h-5 w-24 max-sm:mb-2" />
          <Skeleton className="h-20 max-w-prose" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** What to do when nothing is found: what was probably meant, else another start. */
function NothingFound({ query, entries }: { query: string; entries: readonly Entry[] }) {
  const meant = nearestTitle(query, entries);
  const state = useSearchOrigin();
  return (
    <p className="mb-10 max-w-[44ch] font-serif text-title text-pretty">
      {meant ? (
        <>
          Did you mean{' '}
          <Link to={searchPath(meant.title)} state={state} className={textLink}>
            {meant.title}
          </Link>
          ? Otherwise start from the index.
        </>
      ) : (
        'The genie knows eight cities, what they feel like, the places of Paris and a few sights elsewhere. No hotels, no flights. Try fewer letters, or start from the index.'
      )}
    </p>
  );
}

type ResultsProps = { query: string; entries: readonly Entry[] };

/** The best results, and all of them at a press. */
function Results({ query, entries }: ResultsProps) {
  const [wholeFor, setWholeFor] = useState<string>();
  const isWhole = wholeFor === query || entries.length <= firstResults;
  return (
    <>
      <ResultList entries={isWhole ? entries : entries.slice(0, firstResults)} query={query} />
      {!isWhole && (
        <Button look="secondary" className="mt-6" onClick={() => setWholeFor(query)}>
          Show all {entries.length}
        </Button>
      )}
    </>
  );
}

type SearchViewProps = {
  query: string;
  onType: (text: string) => void;
  cities: readonly City[];
  entries: readonly Entry[];
  /** More entries are loading; the results wait for them, as some come first. */
  pending: boolean;
  /** Some of them can't be had. */
  isPartial: boolean;
};

/** The search page: a field, and below it the results, or the index of cities and moods when there is no query (docs/rules/site.md#search). */
export function SearchView({ query, onType, cities, entries, pending, isPartial }: SearchViewProps) {
  const words = query.trim();
  const { from } = useSearchOrigin();
  const cameFrom = cities.find(({ key }) => paths.city(key) === from);
  const found = findEntries(words, entries, cameFrom?.key);
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
        {words !== '' && statusOf(words, found.length, { pending, isPartial })}
      </p>
      {found.length > 0 && isPartial && <p className="mb-6 max-w-prose text-pretty">{partial}</p>}
      {words !== '' && pending && <Waiting />}
      {found.length > 0 && !pending && <Results entries={found} query={words} />}
      {(words === '' || (none && !pending)) && (
        <section aria-labelledby="index-heading">
          {none && !isPartial && <NothingFound query={words} entries={entries} />}
          <h2 id="index-heading" className="border-t-2 border-ink pt-3 pb-4 text-title">
            The index
          </h2>
          <CityIndex cities={cities} entries={entries} />
        </section>
      )}
      <noscript>
        <p className="mt-8 max-w-prose text-small text-ink-soft">
          Searching needs JavaScript. The index above has all cities and moods; your browser can search in it.
        </p>
      </noscript>
    </div>
  );
}
