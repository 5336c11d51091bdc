import { useEffect, useRef } from 'react';

/** Scrolls to a new view and focuses its heading; the first view is left alone. */
export function useViewFocus(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) {
      return;
    }
    shown.current = view;
    window.scrollTo(0, 0);
    document.getElementById('view-heading')?.focus({ preventScroll: true });
  }, [view]);
}
