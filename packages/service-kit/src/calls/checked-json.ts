import type { Route, RouteReply } from '@city-genie/contracts/route';
import type { $ZodType } from 'zod/v4/core';
import { parse } from 'zod/v4/core';

/** A route whose success reply has a body. */
export type RouteWithReply = Route & { reply: $ZodType };

/** A reply as JSON, validated against its route's schema when it was made. */
export type CheckedJson<T extends RouteWithReply> = { readonly route: T; readonly bytes: Buffer };

/**
 * Validates and serialises a reply that is sent more than once. Fields that the schema doesn't list are left out. @throws ZodError when the
 * reply doesn't match the schema
 */
export function checkedJson<T extends RouteWithReply>(route: T, reply: RouteReply<T>): CheckedJson<T> {
  return { route, bytes: Buffer.from(JSON.stringify(parse(route.reply, reply))) };
}

type Reply = { type(contentType: string): unknown; send(payload: unknown): unknown };

/** Sends the bytes of such a reply: Fastify validates and serialises objects, but passes bytes through. */
export function sendChecked<R extends Reply>(reply: R, { bytes }: CheckedJson<RouteWithReply>): R {
  reply.type('application/json; charset=utf-8');
  reply.send(bytes);
  return reply;
}
