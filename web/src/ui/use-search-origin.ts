import { useLocation } from 'react-router-dom';

/** What the history keeps beside a search: the page that led to it, whose city comes first. */
type SearchOrigin = { from: string };

function originOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : undefined;
}

/** What links to the search pass on: where this search came from, or this page. */
export function useSearchOrigin(): SearchOrigin {
  const { pathname, state } = useLocation();
  return { from: originOf(state) ?? pathname };
}
