import { useLocation, useNavigate } from 'react-router-dom';
import { useTypedText } from '../../ui/late/use-typed-text.js';
import { useOnceHydrated } from '../../ui/use-hydrated.js';
import { useSearchOrigin } from '../../ui/use-search-origin.js';
import { searchPath } from './search-path.js';

const pauseMs = 500;

/** The current query: the text being typed, else the `q` of the address. Empty until hydration. */
export function useQueryText(): [query: string, type: (text: string) => void] {
  const shownSearch = useOnceHydrated(useLocation().search, '');
  const navigate = useNavigate();
  const state = useSearchOrigin();
  return useTypedText({
    inAddress: (new URLSearchParams(shownSearch).get('q') ?? '').trim(),
    write: (words) => void navigate(searchPath(words), { replace: true, state }),
    pauseMs,
  });
}
