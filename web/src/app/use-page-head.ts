import { useEffect, useRef } from 'react';
import type { PageHead } from './page-head.js';

/** The path whose page is shown, or on its way. */
let here = '';
/** The title of what the page shows now, such as a plan, while that has one of its own. */
let contentTitle: string | undefined;

function setContent(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute('content', content);
}

function showHead(head: PageHead, pathname: string): void {
  document.title = contentTitle ?? head.title;
  setContent('meta[name="description"]', head.description);
  setContent('meta[name="robots"]', head.index ? 'index, follow' : 'noindex');
  setContent('meta[property="og:title"]', head.title);
  setContent('meta[property="og:description"]', head.description);
  const address = new URL(pathname, location.origin).href;
  setContent('meta[property="og:url"]', address);
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', address);
}

/** Shows the head of the page that is shown by the time its words are there. */
async function showHeadOfPage(): Promise<void> {
  const { pageHead } = await import('./page-head.js');
  showHead(pageHead(here), here);
}

/** Updates the head on navigation. The first page's head is in the HTML already, so the words of all pages are loaded after it. */
export function usePageHead(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    here = pathname;
    // Vite's development server sends no head.
    if (shown.current !== pathname || document.title === '') {
      shown.current = pathname;
      // A tab with the title of the page before does less harm than an error.
      showHeadOfPage().catch(() => undefined);
    }
  }, [pathname]);
}

/** Gives the tab the title of what a page shows, and the page's own again when that goes. */
export function useContentTitle(title: string): void {
  useEffect(() => {
    contentTitle = title;
    document.title = title;
    return () => {
      contentTitle = undefined;
      // Where another title follows, it is there before these words are.
      showHeadOfPage().catch(() => undefined);
    };
  }, [title]);
}
