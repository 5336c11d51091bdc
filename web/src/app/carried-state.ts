import type { Location } from 'react-router-dom';

const key = 'city-genie.navigation-state';

/**
 * Keeps the state of a navigation while its page is loaded as a document of its own. A browser drops it from the history when the opener
 * policies of both pages differ. Without storage it is lost.
 */
export function carryState({ pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>): void {
  try {
    if (state) {
      sessionStorage.setItem(key, JSON.stringify({ address: pathname + search, state }));
    }
  } catch {
    // The page goes without what it would know of the page before.
  }
}

function takeState(): unknown {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(kept ?? 'null');
  } catch {
    return null;
  }
}

/** Puts the state that was kept back where the router looks for it, if this is the page that it was kept for. To be called before the router is made. */
export function restoreState(): void {
  const kept = takeState();
  if (
    typeof kept === 'object' &&
    kept !== null &&
    'address' in kept &&
    'state' in kept &&
    kept.address === location.pathname + location.search
  ) {
    history.replaceState({ ...history.state, usr: kept.state }, '');
  }
}
