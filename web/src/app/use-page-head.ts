import { useEffect, useRef } from 'react';
import type { PageHead } from './page-head.js';

function setContent(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute('content', content);
}

function showHead(head: PageHead, pathname: string): void {
  document.title = head.title;
  setContent('meta[name="description"]', head.description);
  setContent('meta[name="robots"]', head.index ? 'index, follow' : 'noindex');
  setContent('meta[property="og:title"]', head.title);
  setContent('meta[property="og:description"]', head.description);
  const address = new URL(pathname, location.origin).href;
  setContent('meta[property="og:url"]', address);
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', address);
}

/** Updates the head on navigation. The first page's head is in the HTML already, so the words of all pages are loaded after it. */
export function usePageHead(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    // Vite's development server sends no head.
    if (shown.current === pathname && document.title !== '') {
      return;
    }
    let isHere = true;
    const update = async () => {
      const { pageHead } = await import('./page-head.js');
      if (isHere) {
        shown.current = pathname;
        showHead(pageHead(pathname), pathname);
      }
    };
    // A tab with the title of the page before does less harm than an error.
    update().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [pathname]);
}
