import { errorReply } from '@city-genie/contracts/error';
import type { RouteContract } from '@city-genie/contracts/route';
import { serviceNames, services } from '@city-genie/contracts/services';
import { z } from 'zod';

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) },
});

function operation(route: RouteContract, tag: string) {
  const [status, reply] = Object.entries(route.schema.response)[0] ?? [];
  const parameters = [...route.url.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    tags: [tag],
    parameters,
    ...(route.schema.body && { requestBody: { required: true, content: json(route.schema.body, 'input') } }),
    responses: {
      ...(status && reply && { [status]: { description: 'OK', content: json(reply, 'output') } }),
      default: { description: 'Any error', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
  };
}

/** OpenAPI 3.1 of everything the contracts promise. */
export function openApiDocument(publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const service of serviceNames) {
    const routes: readonly RouteContract[] = services[service];
    for (const route of routes) {
      const path = route.url.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, service) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'City Genie', version: '0.1.0', description: 'Travel by feel, not by filter.' },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Error: z.toJSONSchema(errorReply) } },
  };
}
