import type { z } from 'zod';

/** One endpoint, described once: a service registers it, the gateway routes it, the web calls it. */
export type RouteContract = {
  method: 'GET' | 'POST' | 'DELETE';
  url: `/api/${string}`;
  /** What a reply is that isn't JSON, as its Content-Type says; its schema is then of a text. */
  mediaType?: string;
  schema: {
    params?: z.ZodType;
    querystring?: z.ZodType;
    body?: z.ZodType;
    response: { 200: z.ZodType } | { 201: z.ZodType };
  };
};

/** Keeps the literal types of a contract. Every route also answers the error schema of `error.ts`. */
export function defineRoute<const T extends RouteContract>(route: T): T {
  return route;
}

/** What a caller sends as JSON. */
export type RouteBody<T extends RouteContract> = T['schema'] extends { body: infer B extends z.ZodType } ? z.input<B> : undefined;

/** What a caller receives as JSON. */
export type RouteReply<T extends RouteContract> = z.output<T['schema']['response'][keyof T['schema']['response']] & z.ZodType>;
