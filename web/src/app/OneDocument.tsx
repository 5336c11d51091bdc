import { type ReactNode, useContext, useEffect, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { carryToast } from '../toasts/carried-toast.js';
import { selectToast } from '../toasts/toast-slice.js';
import { carryState } from './carried-state.js';
import { documentLoad } from './document-load.js';
import { useAppStore } from './hooks.js';
import type { SiteParts } from './site-parts.js';

/**
 * Lets the site see the router's location as long as its page may be shown in this document. The pages where cards are typed come with a
 * policy that lets the payment provider's script run, and the policy goes with the document; so they are never entered or left within
 * one. However the address came to be (a link, a redirect, Back), it is then loaded anew, and until that has happened the site stays where
 * it was. The router's own context is the one place that every link, guard and page reads. A toast and the
 * navigation's state go along.
 */
export function OneDocument({ parts, children }: { parts: SiteParts; children: ReactNode }) {
  const store = useAppStore();
  const now = useContext(LocationContext);
  const [shown, setShown] = useState(now);
  const isHere = parts.routeOf(now.location.pathname).document === parts.routeOf(shown.location.pathname).document;
  if (isHere && shown !== now) {
    setShown(now);
  }
  const isNew = now.navigationType !== 'POP';
  useEffect(() => {
    if (!isHere) {
      carryToast(selectToast(store.getState()));
      if (isNew) {
        carryState(now.location);
        // A browser keeps the place on a page that is loaded anew, and this one is another page.
        window.scrollTo(0, 0);
      }
      documentLoad.again();
    }
  }, [isHere, isNew, now, store]);
  return <LocationContext.Provider value={isHere ? now : shown}>{children}</LocationContext.Provider>;
}
