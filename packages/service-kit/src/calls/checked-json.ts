import type { Route, RouteReply } from '@city-genie/contracts/route';
import type { $ZodType } from 'zod/v4/core';
import { parse } from 'zod/v4/core';

/** A route whose success has a body. */
export type RouteWithReply = Route & { reply: $ZodType };

/** The JSON of a reply that was held against the schema of its route when it was made. */
export type CheckedJson<T extends RouteWithReply> = { readonly route: T; readonly bytes: Buffer };

/** Makes a reply that is sent more than once. What the schema doesn't list is left out. @throws ZodError when the reply breaks the schema */
export function checkedJson<T extends RouteWithReply>(route: T, reply: RouteReply<T>): CheckedJson<T> {
  return { route, bytes: Buffer.from(JSON.stringify(parse(route.reply, reply))) };
}

type Reply = { type(contentType: string): unknown; send(payload: unknown): unknown };

/** Sends such a reply as it is: Fastify checks and writes objects, and passes bytes on. */
export function sendChecked<R extends Reply>(reply: R, { bytes }: CheckedJson<RouteWithReply>): R {
  reply.type('application/json; charset=utf-8');
  reply.send(bytes);
  return reply;
}
