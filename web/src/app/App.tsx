import { Suspense, useState } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { OfflineBanner } from './OfflineBanner.js';
import { OneDocument } from './OneDocument.js';
import { Overlays } from './Overlays.js';
import { PageFailure } from './PageFailure.js';
import { SessionPart } from './SessionPart.js';
import { SiteFooter } from './SiteFooter.js';
import { SiteHeader } from './SiteHeader.js';
import type { SiteParts } from './site-parts.js';
import type { AppStore } from './store.js';
import { UpdateSpot } from './UpdateSpot.js';
import { useCarriedToast } from './use-carried-toast.js';
import { usePageHead } from './use-page-head.js';
import { useResizeBlock } from './use-resize-block.js';
import { useRouteFocus } from './use-route-focus.js';
import { useSignedOutNote } from './use-signed-out-note.js';

function Site({ parts }: { parts: SiteParts }) {
  const { pathname } = useLocation();
  usePageHead(pathname);
  useRouteFocus();
  useResizeBlock();
  useSignedOutNote();
  useCarriedToast();
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-full bg-accent text-on-accent focus:not-sr-only focus:absolute focus:z-40 focus:m-3 focus:px-5 focus:py-3"
      >
        Skip to content
      </a>
      <SiteHeader accountMenu={parts.accountMenu} />
      <OfflineBanner />
      <SessionPart part={parts.pastDueBanner} />
      <main id="main" tabIndex={-1} className="min-h-[70vh]">
        {/* Outside of the keyed boundary, so that the old page stays until the chunk of the new one is loaded. */}
        <Suspense>
          <ErrorBoundary key={pathname} fallback={<PageFailure />} onError={parts.routeOf(pathname).reset}>
            <Routes>
              {parts.routes.map((route) => (
                <Route key={route.path} path={route.path} element={route.element} />
              ))}
            </Routes>
          </ErrorBoundary>
        </Suspense>
      </main>
      <SiteFooter />
      <SessionPart part={parts.sessionWatch} />
      <SessionPart part={parts.adminButton} />
      <UpdateSpot />
      <Overlays dialogs={parts.dialogs} />
    </>
  );
}

/** Everything below the router; shared by the browser, prerendering and tests. */
export function App({ store, parts }: { store: AppStore; parts: SiteParts }) {
  // Prerendered HTML is hydrated part by part; the store may already know the user when the last part hydrates, so all use the
  // first state.
  const [firstState] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={firstState}>
      <OneDocument parts={parts}>
        <Site parts={parts} />
      </OneDocument>
    </Provider>
  );
}
