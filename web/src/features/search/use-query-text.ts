import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOnceHydrated } from '../../ui/use-hydrated.js';
import { searchPath } from './search-path.js';

/** The address follows what is typed after so long a pause; browsers allow no change per letter. */
const pauseMs = 500;

/** `over`: what the address said while it was typed; `sent`: what the address was told since. */
type Typed = { text: string; over: string; sent?: string };

/** What is searched for: what is being typed, else the address's `q`. Not before prerendered HTML is taken over. */
export function useQueryText(): [query: string, type: (text: string) => void] {
  const shownSearch = useOnceHydrated(useLocation().search, '');
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed>();
  const inAddress = (new URLSearchParams(shownSearch).get('q') ?? '').trim();
  // An address from elsewhere (a link, Back) counts more than what was typed over another one.
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
