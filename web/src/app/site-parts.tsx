import { cities } from '@city-genie/city-data/catalog';
import type { ComponentType, ReactElement } from 'react';
import { SubscriptionGuard } from './guards/SubscriptionGuard.js';
import { lazyPart, ShowPart } from './lazy-part.js';
import { paths } from './paths.js';
import type { AppStore } from './store.js';

export type SiteRoute = {
  path: string;
  element: ReactElement;
  preload: () => Promise<unknown>;
  /** File of the lazy chunk, relative to `src/`: prerendering writes its preload links. */
  file: string;
};

/** Loads a part that talks to the server, together with what that takes. */
async function withApi<P>(store: AppStore, load: Promise<ComponentType<P>>): Promise<ComponentType<P>> {
  const [{ attachApi }, part] = await Promise.all([import('./attach-api.js'), load]);
  attachApi(store);
  return part;
}

function makeRoutes(store: AppStore): SiteRoute[] {
  const home = lazyPart(async () => (await import('./pages/HomePage.js')).HomePage);
  const city = lazyPart(() =>
    withApi(
      store,
      import('./pages/CityPage.js').then((file) => file.CityPage),
    ),
  );
  const search = lazyPart(() =>
    withApi(
      store,
      import('./pages/SearchPage.js').then((file) => file.SearchPage),
    ),
  );
  const about = lazyPart(async () => (await import('../features/legal/AboutPage.js')).AboutPage);
  const privacy = lazyPart(async () => (await import('../features/legal/PrivacyPage.js')).PrivacyPage);
  const terms = lazyPart(async () => (await import('../features/legal/TermsPage.js')).TermsPage);
  const cookies = lazyPart(async () => (await import('../features/legal/CookiesPage.js')).CookiesPage);
  const guardedHome = (
    <SubscriptionGuard>
      <ShowPart part={home} props={{}} />
    </SubscriptionGuard>
  );
  return [
    { path: paths.home, element: guardedHome, preload: home.preload, file: 'app/pages/HomePage.tsx' },
    ...cities.map((entry) => ({
      path: paths.city(entry.key),
      element: <ShowPart key={entry.key} part={city} props={{ city: entry }} />,
      preload: city.preload,
      file: 'app/pages/CityPage.tsx',
    })),
    { path: paths.search, element: <ShowPart part={search} props={{}} />, preload: search.preload, file: 'app/pages/SearchPage.tsx' },
    { path: paths.about, element: <ShowPart part={about} props={{}} />, preload: about.preload, file: 'features/legal/AboutPage.tsx' },
    {
      path: paths.privacy,
      element: <ShowPart part={privacy} props={{}} />,
      preload: privacy.preload,
      file: 'features/legal/PrivacyPage.tsx',
    },
    { path: paths.terms, element: <ShowPart part={terms} props={{}} />, preload: terms.preload, file: 'features/legal/TermsPage.tsx' },
    {
      path: paths.cookies,
      element: <ShowPart part={cookies} props={{}} />,
      preload: cookies.preload,
      file: 'features/legal/CookiesPage.tsx',
    },
  ];
}

/** Everything that is loaded when it is needed: the pages, the waitlist dialog and the watch over the session. */
export function makeSiteParts(store: AppStore) {
  const notFound = lazyPart(async () => (await import('./pages/NotFoundPage.js')).NotFoundPage);
  const waitlist = lazyPart(() =>
    withApi(
      store,
      import('../features/waitlist/WaitlistDialog.js').then((file) => file.WaitlistDialog),
    ),
  );
  const session = lazyPart(() =>
    withApi(
      store,
      import('./SessionWatch.js').then((file) => file.SessionWatch),
    ),
  );
  const routes = makeRoutes(store);
  const notFoundRoute: SiteRoute = {
    path: '*',
    element: <ShowPart part={notFound} props={{}} />,
    preload: notFound.preload,
    file: 'app/pages/NotFoundPage.tsx',
  };
  return {
    routes: [...routes, notFoundRoute],
    /** The route of a pathname; the 404 page for everything unknown. */
    routeOf: (pathname: string) => {
      const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
      return routes.find((route) => route.path === path) ?? notFoundRoute;
    },
    waitlistDialog: waitlist,
    sessionWatch: session,
  };
}

export type SiteParts = ReturnType<typeof makeSiteParts>;
