import { paths } from '../../app/paths.js';

/** Address of the results of a query; without a query that of the search page. */
export function searchPath(query: string): string {
  const words = query.trim();
  return words === '' ? paths.search : `${paths.search}?${new URLSearchParams({ q: words })}`;
}
