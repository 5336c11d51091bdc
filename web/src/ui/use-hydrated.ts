import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False while prerendered HTML is taken over: what only the browser knows (cookies, the query string) must wait for true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
