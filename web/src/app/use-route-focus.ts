import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToElement } from '../ui/scroll.js';

/** The anchor's element when it takes the focus itself, else the heading in it. */
function focusTarget(anchor: HTMLElement | null): HTMLElement | null | undefined {
  return anchor?.hasAttribute('tabindex') ? anchor : anchor?.querySelector<HTMLElement>('h2');
}

/** After a move: to the anchor and its heading, or to the top of the new page. The browser itself restores on Back. */
export function useRouteFocus(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key: '' });

  useEffect(() => {
    const before = shown.current;
    if (before.key === key) {
      return;
    }
    shown.current = { pathname, key };
    if (hash) {
      const anchor = document.getElementById(hash.slice(1));
      scrollToElement(anchor);
      focusTarget(anchor)?.focus({ preventScroll: true });
    } else if (before.pathname !== pathname && type !== 'POP') {
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [pathname, hash, key, type]);
}
