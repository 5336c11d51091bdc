import type { ComponentType, ReactElement, ReactNode } from 'react';
import { lazyPart, ShowPart } from './lazy-part.js';
import type { AppStore } from './store.js';
import { withApi } from './with-api.js';

/** What the router and prerendering need of a page. */
export type SiteRoute = {
  path: string;
  element: ReactElement;
  /** Loads the page's code, so that it then appears without a pause. */
  preload: () => Promise<unknown>;
  /** Name of the page's component and of its file, by which prerendering finds the chunk to preload. */
  page: string;
};

/** A row of the table of routes; the store is known only when the site starts. */
export type RouteRow = (store: AppStore) => SiteRoute;

type Row<Name extends string, Props extends object> = {
  path: string;
  /** The component, and its file. */
  page: Name;
  load: () => Promise<Record<Name, ComponentType<Props>>>;
  /** The page talks to the server. */
  withApi?: true;
  /** Stands around the page. */
  guard?: ComponentType<{ children: ReactNode }>;
};

/** A page that is told something, e.g. which city it is about. */
export function routeWith<Name extends string, Props extends object>(props: Props, row: Row<Name, Props>): RouteRow {
  const { path, page, load, guard: Guard } = row;
  return (store) => {
    const part = lazyPart(async () => (await (row.withApi ? withApi(store, load) : load()))[page]);
    const shown = <ShowPart key={path} part={part} props={props} />;
    return { path, page, preload: part.preload, element: Guard ? <Guard>{shown}</Guard> : shown };
  };
}

/** A page that its path says all about. */
export function route<Name extends string>(row: Row<Name, object>): RouteRow {
  return routeWith({}, row);
}
