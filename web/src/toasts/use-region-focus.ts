import { type RefObject, useEffect, useRef } from 'react';

/**
 * F8 moves the focus to the toasts; when the one that had it goes, it returns to where it was, so that nobody has to begin at the top of
 * the page again.
 *
 * @returns gives the focus back, if it is in the region
 */
export function useRegionFocus(region: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') {
        event.preventDefault();
        if (!region.current?.contains(document.activeElement)) {
          before.current = document.activeElement;
        }
        region.current?.focus();
      }
    };
    window.addEventListener('keydown', focusRegion);
    return () => window.removeEventListener('keydown', focusRegion);
  }, [region]);

  return () => {
    if (region.current?.contains(document.activeElement) && before.current instanceof HTMLElement) {
      before.current.focus();
    }
  };
}
