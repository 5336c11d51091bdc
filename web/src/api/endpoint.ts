import type { RouteBody, RouteContract } from '@city-genie/contracts/route';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';

/** Names of the `:segments` of a contract's url. */
type PathParameter<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Url extends `${string}:${infer Name}`
    ? Name
    : never;

/** Nothing more for a route without a body, else the body as the contract wants it. */
type Body<T extends RouteContract> = undefined extends RouteBody<T> ? [] : [body: RouteBody<T>];

/**
 * Where a contract's endpoint is. The contract comes in as a type alone, so that its schemas stay out of the bundle;
 * the compiler still refuses a method or url that the contract doesn't have.
 */
export function endpoint<T extends RouteContract>(address: { method: T['method']; url: T['url'] }) {
  return (params: Record<PathParameter<T['url']>, string>, ...[body]: Body<T>): FetchArgs => ({
    url: fillPath(address.url, params),
    method: address.method,
    ...(body !== undefined && { body }),
  });
}

function fillPath(url: string, params: Readonly<Record<string, string>>): string {
  return url.replace(/:(\w+)/g, (_segment, name: string) => {
    const value = params[name];
    if (value === undefined) {
      throw new RangeError(`path parameter ${name} is missing`);
    }
    return encodeURIComponent(value);
  });
}
