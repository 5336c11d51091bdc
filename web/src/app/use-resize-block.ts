import { useEffect } from 'react';

/** For so long after the window has changed its width, nothing moves (docs/rules/site.md#numbers-that-were-ordered). */
export const resizeBlockMs = 250;

/**
 * Stops transitions while the window changes its width (`ui/base.css`): what is laid out anew would otherwise drift to its place behind the
 * window's edge. Height alone doesn't count, since a phone changes it whenever its bars come and go.
 */
export function useResizeBlock(): void {
  useEffect(() => {
    const root = document.documentElement;
    let width = window.innerWidth;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => root.removeAttribute('data-resizing');
    const block = () => {
      if (window.innerWidth === width) {
        return;
      }
      width = window.innerWidth;
      root.setAttribute('data-resizing', '');
      clearTimeout(timer);
      timer = setTimeout(end, resizeBlockMs);
    };
    window.addEventListener('resize', block);
    return () => {
      window.removeEventListener('resize', block);
      clearTimeout(timer);
      end();
    };
  }, []);
}
