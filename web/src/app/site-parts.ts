import { type LazyPart, lazyPart } from '../ui/lazy-part.js';
import { type DialogProps, dialogTable } from './dialog-table.js';
import { notFoundRow, routeTable } from './route-table.js';
import type { AppStore } from './store.js';
import { withApi } from './with-api.js';

/** Everything that is loaded on demand: pages, dialogs, and the parts for signed-in visitors. */
export function makeSiteParts(store: AppStore) {
  const routes = routeTable.map((makeRoute) => makeRoute(store));
  const notFound = notFoundRow(store);
  const dialogs = new Map<string, LazyPart<DialogProps>>(
    Object.entries(dialogTable).map(([name, load]) => [name, lazyPart(() => withApi(store, load))]),
  );
  return {
    routes: [...routes, notFound],
    /** The route of a pathname; the 404 page for unknown ones. */
    routeOf: (pathname: string) => {
      const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
      return routes.find((route) => route.path === path) ?? notFound;
    },
    dialogs,
    adminButton: lazyPart(async () => (await withApi(store, () => import('./AdminButton.js'))).AdminButton),
    accountMenu: lazyPart(async () => (await withApi(store, () => import('./AccountMenu.js'))).AccountMenu),
    pastDueBanner: lazyPart(async () => (await withApi(store, () => import('./late/PastDueBanner.js'))).PastDueBanner),
    sessionWatch: lazyPart(async () => (await withApi(store, () => import('./SessionWatch.js'))).SessionWatch),
  };
}

export type SiteParts = ReturnType<typeof makeSiteParts>;
