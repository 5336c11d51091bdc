import { endpoints } from '@city-genie/contracts/endpoints';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../src/openapi.js';
import { startGateway } from './start-gateway.js';

const operation = z.looseObject({
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), z.looseObject({ description: z.string() })),
});
const { paths, components } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)), components: z.looseObject({}) })
  .parse(openApiDocument('http://city-genie.test', 'sid', endpoints));

const pathOf = (url: string) => url.replace(/:(\w+)/g, '{$1}');
const of = (method: 'get' | 'post' | 'delete', path: string) => {
  const found = paths[path]?.[method];
  if (!found) {
    throw new Error(`no ${method} ${path}`);
  }
  return found;
};
const statusesOf = (found: z.infer<typeof operation>) => Object.keys(found.responses).map(Number);

describe('OpenAPI', () => {
  it.each([
    ['every endpoint', true, endpoints],
    ['none for development where there are no developer tools', false, endpoints.filter(({ isForDevelopment }) => !isForDevelopment)],
  ])('is served, and describes %s', async (_which, hasDevTools, expected) => {
    const gateway = await startGateway({ hasDevTools });
    const reply = await fetch(`${gateway.url}/api/openapi.json`);
    const document = z
      .object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(await reply.json());
    await gateway.close();
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(described.sort()).toEqual(expected.map(({ method, url }) => `${method.toLowerCase()} ${pathOf(url)}`).sort());
  });

  it('describes queries and files', () => {
    expect(of('get', '/api/{city}/plan.ics')).toMatchObject({
      parameters: [
        { name: 'city', in: 'path', required: true },
        { name: 'stop', in: 'query', required: true, schema: { anyOf: [{ type: 'string' }, { type: 'array' }] } },
        { name: 'pause', in: 'query', required: false, schema: { anyOf: [{ type: 'string' }, { type: 'array' }] } },
        { name: 'plan', in: 'query', required: false, schema: { type: 'string' } },
      ],
      responses: { 200: { content: { 'text/calendar; charset=utf-8': { schema: { type: 'string' } } } } },
    });
    expect(of('post', '/api/places/{id}/report')).toMatchObject({
      parameters: [{ name: 'id', in: 'path' }],
      requestBody: { content: { 'application/json': { schema: { required: ['reason'] } } } },
    });
  });

  it.each([
    ['get', '/api/auth/user', [{ session: [] }], [200, 400, 401, 429, 500, 503]],
    ['post', '/api/waitlist', [], [200, 400, 403, 408, 413, 415, 429, 500, 503]],
    ['post', '/api/{city}/search', [{}, { session: [] }], [200, 400, 401, 402, 403, 404, 408, 413, 415, 429, 500, 503]],
  ] as const)('says who may %s %s, and lists every status', (method, path, security, statuses) => {
    const found = of(method, path);
    expect(found.security).toEqual(security);
    expect(statusesOf(found).sort()).toEqual(statuses);
  });

  it.each([
    ['post', '/api/auth/login', 401, ['invalid_credentials', 'second_factor_required']],
    ['post', '/api/auth/login', 403, ['origin_forbidden', 'email_not_verified']],
    ['post', '/api/auth/register', 409, ['conflict']],
    ['post', '/api/auth/change-password', 403, ['origin_forbidden', 'step_up_required', 'forbidden']],
    ['post', '/api/auth/second-factor', 401, ['unauthenticated', 'invalid_credentials']],
    ['delete', '/api/admin/users/{id}', 400, ['bad_path', 'validation_failed']],
    ['delete', '/api/admin/users/{id}', 409, ['conflict']],
    ['post', '/api/{city}/search', 429, ['guest_limit_reached', 'rate_limited']],
  ] as const)('says with what the handler of %s %s refuses at %i', (method, path, status, codes) => {
    expect(of(method, path).responses[status]?.description.split(', ')).toEqual(codes);
  });

  it.each(endpoints.map(({ method, url, needsStepUp }) => [method, url, needsStepUp] as const))(
    'says of %s %s whether it asks for a step-up: %s',
    (method, url, needsStepUp) => {
      const { description = '' } = paths[pathOf(url)]?.[method.toLowerCase()]?.responses[403] ?? {};
      expect(description.split(', ').includes('step_up_required')).toBe(needsStepUp !== undefined);
    },
  );

  it('lists the codes of a status, in one form of errors', () => {
    const { responses } = of('post', '/api/{city}/search');
    expect(responses[503]).toMatchObject({
      description: 'entitlement_unavailable, service_unavailable',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    });
    expect(components).toMatchObject({
      schemas: { Error: { required: ['success', 'code', 'message', 'requestId'] } },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    });
  });
});
