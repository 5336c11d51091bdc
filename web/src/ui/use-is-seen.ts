import { type RefObject, useEffect, useState } from 'react';

/** How far ahead of being scrolled to, as a share of the window: what follows from it is there when it is seen. */
const rootMargin = '100%';

/** Whether an element has been in the window or near it; false during prerendering, and while a closed menu hides it. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) {
      return;
    }
    const look = (entries: readonly IntersectionObserverEntry[]) => setSeen(entries.some(({ isIntersecting }) => isIntersecting));
    const observer = new IntersectionObserver(look, { rootMargin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
