import './ui/base.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.js';
import { beginLate } from './app/begin-late.js';
import { restoreState } from './app/carried-state.js';
import { isOpeningPlan } from './app/pages/city-views.js';
import { makeSiteParts } from './app/site-parts.js';
import { makeStore } from './app/store.js';

const container = document.getElementById('root');
if (!container) {
  throw new Error('index.html has no #root');
}

restoreState();
const store = makeStore();
const parts = makeSiteParts(store);

const app = (
  <StrictMode>
    <BrowserRouter>
      <App store={store} parts={parts} />
    </BrowserRouter>
  </StrictMode>
);

if (container.childElementCount > 0) {
  const { pathname } = location;
  await parts.routeOf(pathname).preload();
  if (isOpeningPlan() || location.pathname !== pathname) {
    // The document holds another page: the city's, of which a plan shows nothing but the outline, or the one that Back has just left.
    flushSync(() => createRoot(container).render(app));
  } else {
    // What the document holds doesn't fit when Back has left its page meanwhile; it is drawn anew then.
    const onRecoverableError = (error: unknown) => void (location.pathname === pathname && reportError(error));
    hydrateRoot(container, app, { onRecoverableError });
  }
  // Awaited by public/start-app.js.
  document.dispatchEvent(new Event('app-ready'));
} else {
  createRoot(container).render(app);
}

beginLate(store).catch(() => undefined);
