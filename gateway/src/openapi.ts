import { errorReply } from '@city-genie/contracts/error';
import type { RouteContract } from '@city-genie/contracts/route';
import { serviceNames, services } from '@city-genie/contracts/services';
import { z } from 'zod';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' });

function pathParameters(route: RouteContract) {
  return [...route.url.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters({ schema: { querystring } }: RouteContract) {
  const { properties = {}, required = [] } = querystring ? jsonSchema(querystring, 'input') : {};
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function operation(route: RouteContract, tag: string) {
  const { body, response } = route.schema;
  const [status, reply] = Object.entries(response)[0] ?? [];
  const { mediaType = 'application/json' } = route;
  return {
    tags: [tag],
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } }),
    responses: {
      ...(status && reply && { [status]: { description: 'OK', content: { [mediaType]: { schema: jsonSchema(reply, 'output') } } } }),
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
