import { type Endpoint, endpointPath, type PathParameter } from '@city-genie/contracts/endpoint';
import type { Route, RouteBody } from '@city-genie/contracts/route';
import type { CallArgs } from './base-query.js';

/** No argument for a call without a body, else the body as in the contract. */
type Body<T extends Route> = undefined extends RouteBody<T> ? [] : [body: RouteBody<T>];

/** A call by its contract. The endpoint is a value, but the schemas are used as types only, so that they stay out of the bundle. */
export function call<T extends Route<Endpoint>>(endpoint: T['config']['endpoint']) {
  return (params: Readonly<Record<PathParameter<T['url']>, string>>, ...[body]: Body<T>): CallArgs => ({
    endpoint,
    url: endpointPath<string>(endpoint.url, params),
    method: endpoint.method,
    ...(body !== undefined && { body }),
  });
}
