import { useEffect } from 'react';
import { pageHead } from './page-head.js';

function setContent(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute('content', content);
}

/** Updates the head on navigation; the first page's head is in the HTML already. */
export function usePageHead(pathname: string): void {
  useEffect(() => {
    const head = pageHead(pathname);
    document.title = head.title;
    setContent('meta[name="description"]', head.description);
    setContent('meta[name="robots"]', head.index ? 'index, follow' : 'noindex');
    setContent('meta[property="og:title"]', head.title);
    setContent('meta[property="og:description"]', head.description);
    const address = new URL(pathname, location.origin).href;
    setContent('meta[property="og:url"]', address);
    document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', address);
  }, [pathname]);
}
