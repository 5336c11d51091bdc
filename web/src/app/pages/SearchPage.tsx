import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import { useMemo } from 'react';
import { useGuideQuery } from '../../features/guide/guide-api.js';
import { searchEntries } from '../../features/search/entries.js';
import { usePublicPlacesQuery } from '../../features/search/places-api.js';
import { SearchView } from '../../features/search/SearchView.js';
import { useQueryText } from '../../features/search/use-query-text.js';

/** /search?q=: searches the eight cities, their moods, the public guide, and the places that everybody may know. */
export function SearchPage() {
  const [query, setQuery] = useQueryText();
  const skip = query.trim() === '';
  const guide = useGuideQuery(paris.key, { skip });
  const places = usePublicPlacesQuery(undefined, { skip });
  const entries = useMemo(
    () => searchEntries(cities, { guides: { [paris.key]: guide.data }, places: places.data }),
    [guide.data, places.data],
  );
  return (
    <SearchView
      query={query}
      onType={setQuery}
      cities={cities}
      entries={entries}
      pending={guide.isLoading || places.isLoading}
      isPartial={guide.isError || places.isError}
    />
  );
}
