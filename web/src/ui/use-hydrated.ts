import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * `before` while prerendered HTML is taken over, then `value`: what only the browser knows (cookies, the query string, what was chosen
 * before) must wait so long. Where both are the same, nothing is rendered twice.
 */
export function useOnceHydrated<T extends string | boolean | null>(value: T, before: T): T {
  return useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => before,
  );
}

/** False while prerendered HTML is taken over. */
export function useHydrated(): boolean {
  return useOnceHydrated(true, false);
}
