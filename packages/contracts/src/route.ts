import { z } from 'zod';
import type { $ZodType, input, output } from 'zod/v4/core';
import { type BodilessStatus, type Endpoint, hasBody, type SuccessStatus, successOf } from './endpoint.js';
import type { ErrorCode } from './error/codes.js';
import type { InternalEndpoint } from './internal/internal-endpoint.js';

type AnyEndpoint = Endpoint | InternalEndpoint;

/** The schemas of a call; without a `reply`, success has no body. */
type Schemas = { params?: $ZodType; querystring?: $ZodType; body?: $ZodType; reply?: $ZodType };

type SuccessOf<E> = E extends { success: readonly (infer Status extends SuccessStatus)[] } ? Status : 200;

/** The schema of each declared status; of any status where the schemas aren't known. */
type ReplySchemas<E, S extends Schemas> = 'reply' extends keyof S
  ? S extends { reply: infer Reply extends $ZodType }
    ? { [Status in SuccessOf<E>]: Status extends BodilessStatus ? z.ZodUndefined : Reply }
    : Partial<Record<SuccessStatus, $ZodType>>
  : { [Status in SuccessOf<E>]: z.ZodUndefined };

/** An endpoint with its schemas: a Fastify route without its handler. */
export type Route<E extends AnyEndpoint = AnyEndpoint, S extends Schemas = Schemas> = {
  method: E['method'];
  url: E['url'];
  bodyLimit?: number;
  /** Gives hooks access to the call's rules. */
  config: { endpoint: E };
  schema: Omit<S, 'reply'> & { response: ReplySchemas<E, S> };
  reply: S['reply'];
  /** With what its handler refuses, beside what follows from the call's rules. Here and not in the endpoint, which the site loads. */
  refusals: readonly ErrorCode[];
};

/** The schema of a reply without a body: a handler that sends one anyway gets a 500. */
const noBody = z.undefined();

/**
 * Joins an endpoint with its schemas. Every route can also answer with the errors of `error/reply.ts`.
 *
 * @param refusals codes of what the handler refuses, beside those that follow from the call's rules
 */
export function defineRoute<const E extends AnyEndpoint, const S extends Schemas>(
  endpoint: E,
  schemas: S,
  refusals?: readonly ErrorCode[],
): Route<E, S>;
export function defineRoute(endpoint: AnyEndpoint, { reply, ...requests }: Schemas, refusals: readonly ErrorCode[] = []): Route {
  const { method, url } = endpoint;
  const bodyLimit = 'bodyLimitBytes' in endpoint ? endpoint.bodyLimitBytes : undefined;
  const response = Object.fromEntries(successOf(endpoint).map((status) => [status, (hasBody(status) && reply) || noBody]));
  const schema = { ...requests, response };
  return { method, url, ...(bodyLimit !== undefined && { bodyLimit }), config: { endpoint }, schema, reply, refusals };
}

/** The JSON that a caller sends. */
export type RouteBody<T extends Route> = T['schema'] extends { body: infer B extends $ZodType } ? input<B> : undefined;

/** The query that a caller sends, beside the path's parameters. */
export type RouteQuery<T extends Route> = T['schema'] extends { querystring: infer Q extends $ZodType } ? input<Q> : undefined;

/** The JSON that a caller receives; undefined for a success without a body. */
export type RouteReply<T extends Route> =
  | (T['reply'] extends $ZodType ? output<T['reply']> : undefined)
  | (SuccessOf<T['config']['endpoint']> & BodilessStatus extends never ? never : undefined);
