import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOnceHydrated } from '../../ui/use-hydrated.js';
import { searchPath } from './search-path.js';

/** Debounce of the address: browsers limit how often it may change. */
const pauseMs = 500;

/** `over`: the address's query when the text was typed; `sent`: the query written to the address since. */
type Typed = { text: string; over: string; sent?: string };

/** The current query: the text being typed, else the `q` of the address. Empty until hydration. */
export function useQueryText(): [query: string, type: (text: string) => void] {
  const shownSearch = useOnceHydrated(useLocation().search, '');
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed>();
  const inAddress = (new URLSearchParams(shownSearch).get('q') ?? '').trim();
  // A new address from elsewhere (a link, Back) takes precedence over text typed for another one.
  const isTyping = typed !== undefined && (inAddress === typed.over || inAddress === typed.sent);
  const query = isTyping ? typed.text : inAddress;
  const words = query.trim();

  useEffect(() => {
    if (!isTyping || words === inAddress) {
      return;
    }
    const timer = setTimeout(() => {
      setTyped((now) => now && { ...now, sent: words });
      void navigate(searchPath(words), { replace: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isTyping, words, inAddress, navigate]);

  return [query, (text) => setTyped((before) => ({ ...before, text, over: inAddress }))];
}
