import type { ComponentType, ReactElement, ReactNode } from 'react';
import { lazyPart, ShowPart } from '../ui/lazy-part.js';
import type { AppStore } from './store.js';
import { withApi } from './with-api.js';

/** A page, as the router and prerendering need it. */
type SiteRoute = {
  path: string;
  element: ReactElement;
  /** Loads the page's code, so that it renders without a delay. */
  preload: () => Promise<unknown>;
  /** After a load that failed: the next visit tries again. */
  reset: () => void;
  /** Name of the page's component and of its file, by which prerendering finds the chunk to preload. */
  page: string;
  /** Pages with different names are never shown in the same document (`OneDocument.tsx`). */
  document: string;
};

/** A row of the route table; the store is known only when the site starts. */
export type RouteRow = (store: AppStore) => SiteRoute;

type Row<Name extends string, Props extends object> = {
  path: string;
  /** Name of the component and of its file. */
  page: Name;
  load: () => Promise<Record<Name, ComponentType<Props>>>;
  /** Loaded as a document of its own, and left with it: the gateway gives the page rights that no other has. */
  isOwnDocument?: true;
  /** The page calls the server. */
  withApi?: true;
  /** Wraps the page. */
  guard?: ComponentType<{ children: ReactNode }>;
};

/** A page with props, e.g. its city. */
export function routeWith<Name extends string, Props extends object>(props: Props, row: Row<Name, Props>): RouteRow {
  const { path, page, load, isOwnDocument, guard: Guard } = row;
  return (store) => {
    const part = lazyPart(async () => (await (row.withApi ? withApi(store, load) : load()))[page]);
    const shown = <ShowPart key={path} part={part} props={props} />;
    const element = Guard ? <Guard>{shown}</Guard> : shown;
    return { path, page, preload: part.preload, reset: part.reset, element, document: isOwnDocument ? path : '' };
  };
}

/** A page without props. */
export function route<Name extends string>(row: Row<Name, object>): RouteRow {
  return routeWith({}, row);
}
