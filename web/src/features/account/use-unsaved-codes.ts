import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { whenLeaving } from '../../ui/late/leaving.js';
import { useBack } from '../../ui/late/use-back.js';

const question = 'Leave without your recovery codes? They are not shown again.';

const mayLeave = (): boolean => window.confirm(question);

/** Whether a press follows a link to another page of the site in this window. */
function isLeaving({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent, pathname: string): boolean {
  const link = target instanceof Element && button === 0 && !metaKey && !ctrlKey && !shiftKey ? target.closest('a') : null;
  return link !== null && link.origin === location.origin && link.pathname !== pathname && link.target !== '_blank';
}

/**
 * Asks before the page is left, in whichever way, while recovery codes are shown that nobody could see again. The browser itself asks
 * where another document is loaded; the router has no question of its own.
 */
export function useUnsavedCodes(): void {
  const { pathname } = useLocation();
  // Who was asked isn't asked once more by the browser, where the next page is a document of its own.
  const isAllowed = useRef(false);
  useBack(() => {
    const stays = !mayLeave();
    if (!stays) {
      isAllowed.current = true;
      history.back();
    }
    return stays;
  });
  useEffect(() => {
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current) {
        event.preventDefault();
      }
    };
    // Before a log-out, after which the page could only be left.
    const stopAsking = whenLeaving(() => {
      isAllowed.current = mayLeave();
      return isAllowed.current;
    });
    const askSite = (event: MouseEvent) => {
      if (!isLeaving(event, pathname)) {
        return;
      }
      isAllowed.current = mayLeave();
      if (!isAllowed.current) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('beforeunload', askBrowser);
    window.addEventListener('click', askSite, { capture: true });
    return () => {
      stopAsking();
      window.removeEventListener('beforeunload', askBrowser);
      window.removeEventListener('click', askSite, { capture: true });
    };
  }, [pathname]);
}
