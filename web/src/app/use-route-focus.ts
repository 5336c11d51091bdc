import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToElement } from '../ui/scroll.js';

/** The anchor's element if it is focusable, else its heading. */
function focusTarget(anchor: HTMLElement | null): HTMLElement | null | undefined {
  return anchor?.hasAttribute('tabindex') ? anchor : anchor?.querySelector<HTMLElement>('h2');
}

/** Scrolls to the anchor's element, and moves the focus there. */
export function arriveAt(hash: string): void {
  const anchor = document.getElementById(hash.slice(1));
  scrollToElement(anchor);
  focusTarget(anchor)?.focus({ preventScroll: true });
}

/**
 * After navigation, moves scroll position and focus to the anchor, or to the top of the new page. On Back to a page without an anchor, the
 * browser restores the position itself.
 */
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
    if (hash && type === 'POP') {
      // Chromium then scrolls to where the page was left, or takes the focus for its own fragment, right after this.
      requestAnimationFrame(() => shown.current.key === key && arriveAt(hash));
    } else if (hash) {
      arriveAt(hash);
    } else if (before.pathname !== pathname && type !== 'POP') {
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [pathname, hash, key, type]);
}
