import type { $ZodType, input, output } from 'zod/v4/core';
import type { Endpoint } from './endpoint.js';
import type { InternalEndpoint } from './internal/internal-endpoint.js';

type AnyEndpoint = Endpoint | InternalEndpoint;

/** The schemas of a call; without a `reply`, success has no body. */
type Schemas = { params?: $ZodType; querystring?: $ZodType; body?: $ZodType; reply?: $ZodType };

/** An endpoint with its schemas: a Fastify route without its handler. */
export type Route<E extends AnyEndpoint = AnyEndpoint, S extends Schemas = Schemas> = {
  method: E['method'];
  url: E['url'];
  bodyLimit?: number;
  /** Gives hooks access to the call's rules. */
  config: { endpoint: E };
  schema: Omit<S, 'reply'> & { response: S extends { reply: infer R extends $ZodType } ? { 200: R; 201: R } : object };
  reply: S['reply'];
};

function statusOf(endpoint: AnyEndpoint): number {
  return ('success' in endpoint && endpoint.success?.find((status) => status < 204)) || 200;
}

/** Joins an endpoint with its schemas. Every route can also answer with the errors of `error/reply.ts`. */
export function defineRoute<const E extends AnyEndpoint, const S extends Schemas>(endpoint: E, schemas: S): Route<E, S>;
export function defineRoute(endpoint: AnyEndpoint, { reply, ...requests }: Schemas): Route {
  const { method, url } = endpoint;
  const bodyLimit = 'bodyLimitBytes' in endpoint ? endpoint.bodyLimitBytes : undefined;
  const response = reply === undefined ? {} : { [statusOf(endpoint)]: reply };
  return { method, url, ...(bodyLimit !== undefined && { bodyLimit }), config: { endpoint }, schema: { ...requests, response }, reply };
}

/** The JSON that a caller sends. */
export type RouteBody<T extends Route> = T['schema'] extends { body: infer B extends $ZodType } ? input<B> : undefined;

/** The JSON that a caller receives. */
export type RouteReply<T extends Route> = T['reply'] extends $ZodType ? output<T['reply']> : undefined;
