import { once } from 'node:events';
import { createServer } from 'node:http';
import { defineEndpoint } from '@city-genie/contracts/endpoint';
import { errorStatus } from '@city-genie/contracts/error/codes';
import { defineInternalEndpoint } from '@city-genie/contracts/internal/internal-endpoint';
import { defineRoute } from '@city-genie/contracts/route';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createService } from '../src/calls/create-service.js';
import { toAppError } from '../src/calls/error-handler.js';
import { createInternalClient } from '../src/calls/internal-client.js';
import { openServicePool, type ServicePool } from '../src/calls/service-pool.js';
import { ServiceRefusal } from '../src/calls/service-refusal.js';
import { systemClock } from '../src/clock.js';
import { testKeys } from '../src/testing/signed-caller.js';

const erase = defineRoute(
  defineInternalEndpoint({ service: 'identity', method: 'POST', url: '/internal/erase', callers: ['billing'], success: [201, 204] }),
  { body: z.object({ userId: z.string() }), reply: z.object({ erased: z.number() }) },
);
const forget = defineRoute(
  defineInternalEndpoint({ service: 'identity', method: 'DELETE', url: '/internal/sessions/:id', callers: ['billing'], success: [204] }),
  {},
);

/** What the service answers; `hang` never answers. */
let answer: { status: number; text: string } | 'hang' = 'hang';
const asked: unknown[] = [];
const server = createServer(async (request, response) => {
  asked.push([request.method, request.url, Buffer.concat(await request.toArray()).toString()]);
  if (answer !== 'hang') {
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
  }
});
let pool: ServicePool;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  pool = openServicePool(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
afterAll(async () => {
  await pool.close();
  server.closeAllConnections();
  server.close();
});

const client = (timeoutMs?: number) =>
  createInternalClient({ pool, issuer: 'billing', keys: testKeys, clock: systemClock, ...(timeoutMs && { timeoutMs }) });
const call = (status: number, text: string) => {
  answer = { status, text };
  return client().call(erase, { params: {}, body: { userId: '1' } });
};
const refusal = (code: string) => JSON.stringify({ success: false, code, message: 'No', requestId: 'test-request' });
const unavailable = { name: 'AppError', code: 'service_unavailable', details: { retryAfterSeconds: 2 } };

describe('a call to another service', () => {
  it('has the reply of every declared success, without fields that aren’t in the contract', async () => {
    expect(await call(201, '{"erased":2,"more":1}')).toEqual({ erased: 2 });
    expect(await call(204, '')).toBeUndefined();
    expect(asked.at(-1)).toEqual(['POST', '/internal/erase', '{"userId":"1"}']);
  });

  it('needs no reply', async () => {
    answer = { status: 204, text: '' };
    expect(await client().call(forget, { params: { id: 'a b' } })).toBeUndefined();
    expect(asked.at(-1)).toEqual(['DELETE', '/internal/sessions/a%20b', '']);
  });

  it.each(['validation_failed', 'payment_required', 'forbidden', 'not_found', 'conflict'] as const)(
    'that the service refuses is a refusal with the service’s status and code: %s',
    async (code) => {
      const refused = call(errorStatus[code], refusal(code));
      await expect(refused).rejects.toBeInstanceOf(ServiceRefusal);
      await expect(refused).rejects.toMatchObject({ status: errorStatus[code], code });
    },
  );

  it.each([
    ['an outage', 503, refusal('service_unavailable')],
    ['a fault', 500, refusal('internal_error')],
    ['a signature that isn’t believed', 401, refusal('unauthenticated')],
    ['a refusal in another form', 404, '{"error":"no such page"}'],
    ['a refusal that isn’t JSON', 404, '<h1>404</h1>'],
    ['a success that isn’t declared', 200, '{"erased":2}'],
    ['a reply of another form', 201, '{"erased":"two"}'],
    ['half a reply', 201, '{"erased":'],
  ])('is service_unavailable for %s', async (_case, status, text) => {
    await expect(call(status, text)).rejects.toMatchObject(unavailable);
  });

  it('is service_unavailable when the service doesn’t answer in time, or not at all', async () => {
    answer = 'hang';
    await expect(client(20).call(erase, { params: {}, body: { userId: '1' } })).rejects.toMatchObject(unavailable);
    const nobody = openServicePool('http://127.0.0.1:1');
    const toNobody = createInternalClient({ pool: nobody, issuer: 'billing', keys: testKeys, clock: systemClock });
    await expect(toNobody.call(erase, { params: {}, body: { userId: '1' } })).rejects.toMatchObject(unavailable);
    await nobody.close();
  });
});

it.each([
  defineEndpoint({ service: 'identity', method: 'POST', url: '/api/shared', access: 'public', internalCallers: ['billing'] }),
  defineInternalEndpoint({ service: 'identity', method: 'POST', url: '/internal/own', callers: ['billing'] }),
])('a write is signed with its body, as the service asks: $url', async (endpoint) => {
  const route = defineRoute(endpoint, { body: z.object({ userId: z.string() }), reply: z.object({ userId: z.string() }) });
  const app = createService({ name: 'identity', logger: pino({ level: 'silent' }), keys: testKeys }, (calls) => {
    calls.route({ ...route, handler: async ({ body }) => body });
  });
  const toService = openServicePool(await app.listen({ host: '127.0.0.1', port: 0 }));
  const caller = createInternalClient({ pool: toService, issuer: 'billing', keys: testKeys, clock: systemClock });
  expect(await caller.call(route, { params: {}, body: { userId: '1' } })).toEqual({ userId: '1' });
  await toService.close();
  await app.close();
});

it('a refusal that nobody expects is a 500, not the visitor’s fault', () => {
  expect(toAppError(new ServiceRefusal('identity', 404, 'not_found'))).toMatchObject({ status: 500, code: 'internal_error' });
});
