import { type Endpoint, endpointPath, type PathParameter } from '@city-genie/contracts/endpoint';
import type { Route, RouteBody } from '@city-genie/contracts/route';
import type { CallArgs } from './base-query.js';

/** Nothing more for a call without a body, else the body as the contract wants it. */
type Body<T extends Route> = undefined extends RouteBody<T> ? [] : [body: RouteBody<T>];

/** A call as its contract has it: the endpoint as a value, the schemas as types alone, so that they stay out of the bundle. */
export function call<T extends Route<Endpoint>>(endpoint: T['config']['endpoint']) {
  return (params: Readonly<Record<PathParameter<T['url']>, string>>, ...[body]: Body<T>): CallArgs => ({
    endpoint,
    url: endpointPath<string>(endpoint.url, params),
    method: endpoint.method,
    ...(body !== undefined && { body }),
  });
}
