import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns `before` during hydration, then `value`: what only the browser knows (cookies, query string, saved choices) must not
 * differ from the prerendered HTML. When both are equal, nothing renders twice.
 */
export function useOnceHydrated<T extends string | boolean | null>(value: T, before: T): T {
  return useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => before,
  );
}

/** False during hydration of prerendered HTML. */
export function useHydrated(): boolean {
  return useOnceHydrated(true, false);
}
