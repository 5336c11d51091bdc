import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import { useMemo } from 'react';
import { useGuideQuery } from '../../features/guide/guide-api.js';
import { searchEntries } from '../../features/search/entries.js';
import { SearchView } from '../../features/search/SearchView.js';
import { useQueryText } from '../../features/search/use-query-text.js';

/** /search?q=: searches the eight cities, their moods, and the public guide. */
export function SearchPage() {
  const [query, setQuery] = useQueryText();
  const guide = useGuideQuery(paris.key, { skip: query.trim() === '' });
  const entries = useMemo(() => searchEntries(cities, { [paris.key]: guide.data }), [guide.data]);
  return <SearchView query={query} onType={setQuery} cities={cities} entries={entries} pending={guide.isLoading} />;
}
