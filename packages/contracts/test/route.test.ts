import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { safeParse } from 'zod/v4/core';
import { defineEndpoint, type SuccessStatuses } from '../src/endpoint.js';
import { internalRoutes } from '../src/internal/internal-calls.js';
import { defineRoute, type RouteReply } from '../src/route.js';
import { routes } from '../src/routes.js';

const thing = z.object({ name: z.string() });
const created = (success?: SuccessStatuses) =>
  defineEndpoint({ service: 'identity', method: 'POST', url: '/api/things', access: 'user', ...(success && { success }) });

describe('the replies of a route', () => {
  it.each([
    [undefined, [200]],
    [[201], [201]],
    [
      [200, 201],
      [200, 201],
    ],
    [[201, 204], [201]],
  ] as const)('have the schema at every declared status with a body: %j', (success, statuses) => {
    const { response } = defineRoute(created(success), { reply: thing }).schema;
    expect(Object.entries(response).flatMap(([status, schema]) => (schema === thing ? Number(status) : []))).toEqual(statuses);
  });

  it.each([
    ['204 beside a 200', defineRoute(created([200, 204]), { reply: thing }).schema.response, 204],
    ['302', defineRoute(created([302]), {}).schema.response, 302],
    ['a call without a reply', defineRoute(created(), {}).schema.response, 200],
  ])('have no body at %s', (_case, response, status) => {
    const schema = Object.entries(response).find(([declared]) => Number(declared) === status)?.[1];
    expect([undefined, {}, { name: 'a' }].map((body) => schema && safeParse(schema, body).success)).toEqual([true, false, false]);
  });

  it('are typed by the declared statuses', () => {
    const endpoint = defineEndpoint({ service: 'identity', method: 'POST', url: '/api/things', access: 'user', success: [201, 204] });
    const route = defineRoute(endpoint, { reply: thing });
    expectTypeOf(route.schema.response).toEqualTypeOf<{ 201: typeof thing; 204: z.ZodUndefined }>();
    expectTypeOf<RouteReply<typeof route>>().toEqualTypeOf<{ name: string } | undefined>();
    const plain = defineRoute(defineEndpoint({ service: 'identity', method: 'GET', url: '/api/things', access: 'user' }), { reply: thing });
    expectTypeOf(plain.schema.response).toEqualTypeOf<{ 200: typeof thing }>();
    expectTypeOf<RouteReply<typeof plain>>().toEqualTypeOf<{ name: string }>();
  });

  it('have a schema for each declared status, in all contracts', () => {
    for (const { config, schema } of [...routes, ...internalRoutes]) {
      const success = config.endpoint.success ?? [200];
      expect([config.endpoint.url, Object.keys(schema.response).map(Number)]).toEqual([config.endpoint.url, [...success].sort()]);
    }
  });
});
