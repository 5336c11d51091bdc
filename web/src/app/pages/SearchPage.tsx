import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useGuideQuery } from '../../features/guide/guide-api.js';
import { searchEntries } from '../../features/search/entries.js';
import { usePublicPlacesQuery } from '../../features/search/places-api.js';
import { SearchView } from '../../features/search/SearchView.js';
import { useQueryText } from '../../features/search/use-query-text.js';
import { selectCityAccess } from '../access.js';
import { useAppSelector } from '../hooks.js';
import type { RootState } from '../store.js';

/** The cities that are open to whoever is here. Who isn't known yet is refused nothing. */
function selectOpenCities(state: RootState) {
  return cities.filter((city) => ['open', 'checking'].includes(selectCityAccess(state, city)));
}

/** /search?q=: searches the eight cities, their moods, the public guide, and the places that everybody may know. */
export function SearchPage() {
  const [query, setQuery] = useQueryText();
  const skip = query.trim() === '';
  const guide = useGuideQuery(paris.key, { skip });
  const places = usePublicPlacesQuery(undefined, { skip });
  const open = useAppSelector(selectOpenCities, shallowEqual);
  const entries = useMemo(
    () => searchEntries(cities, { guides: { [paris.key]: guide.data }, places: places.data, open }),
    [guide.data, places.data, open],
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
