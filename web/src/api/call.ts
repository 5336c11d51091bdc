import { type Endpoint, endpointPath, type PathParameter } from '@city-genie/contracts/endpoint';
import type { Route, RouteBody, RouteQuery } from '@city-genie/contracts/route';
import type { CallArgs } from './base-query.js';

/** No argument for a call without a body, else the body as in the contract. */
type Body<T extends Route> = undefined extends RouteBody<T> ? [] : [body: RouteBody<T>];

type Query<T extends Route> = { readonly query: RouteQuery<T> };

/** What an address needs: the path's parameters, and `query` as in the contract. */
type Address<T extends Route> = Readonly<Record<PathParameter<T['url']>, string>> &
  (Partial<RouteQuery<T>> extends RouteQuery<T> ? Partial<Query<T>> : Query<T>);

/** A call by its contract. The endpoint is a value, but the schemas are used as types only, so that they stay out of the bundle. */
export function call<T extends Route<Endpoint>>(endpoint: T['config']['endpoint']) {
  return ({ query, ...params }: Address<T>, ...[body]: Body<T>): CallArgs => ({
    endpoint,
    url: endpointPath<string>(endpoint.url, params),
    method: endpoint.method,
    ...(query && { params: query }),
    ...(body !== undefined && { body }),
  });
}
