import { useEffect, useRef } from 'react';

/** Takes the visitor to the top of a new view and its heading; the first view is left alone. */
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
