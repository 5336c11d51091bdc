import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps a pressed element at its position on the screen while something above it collapses: call the result with the element,
 * then change the state.
 */
export function useSteadyScroll(): (pressed: Element) => void {
  const held = useRef<{ element: Element; top: number } | null>(null);
  useLayoutEffect(() => {
    const before = held.current;
    held.current = null;
    const moved = before ? before.element.getBoundingClientRect().top - before.top : 0;
    if (moved !== 0) {
      window.scrollBy({ top: moved, behavior: 'instant' });
    }
  });
  return (element) => {
    held.current = { element, top: element.getBoundingClientRect().top };
  };
}
