import { useCallback, useState } from 'react';

/** Whether an element's content is wider than the element; `watch` is its ref. */
export function useOverflow(): { watch: (element: HTMLElement | null) => (() => void) | undefined; overflows: boolean } {
  const [overflows, setOverflows] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) {
      return;
    }
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    for (const measured of [element, ...element.children]) {
      observer.observe(measured);
    }
    return () => observer.disconnect();
  }, []);
  return { watch, overflows };
}
