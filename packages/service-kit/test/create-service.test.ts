import { errorReply } from '@city-genie/contracts/error/reply';
import type { Caller } from '@city-genie/contracts/internal/caller';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createService } from '../src/calls/create-service.js';
import type { Lifecycle } from '../src/observability/health.js';
import { signedHeaders, testCallers, testKeys } from '../src/testing/signed-caller.js';
import { testRoute } from '../src/testing/test-routes.js';

const logger = pino({ level: 'silent' });

const nothing = z.object({});

function service(lifecycle: Lifecycle = { state: 'ready' }, store: () => Promise<unknown> = async () => 'ok') {
  const named = { body: z.object({ name: z.string('Please enter a name') }), reply: z.object({ ok: z.boolean() }) };
  return createService({ name: 'test', logger, keys: testKeys, lifecycle, readyChecks: { store } }, (calls) => {
    calls.route({ ...testRoute('POST', '/api/thing', 'public', named), handler: async () => ({ ok: true }) });
    for (const access of ['user', 'payer', 'second_factor', 'entitled', 'admin'] as const) {
      calls.route({ ...testRoute('GET', `/api/${access}`, access, { reply: nothing }), handler: async () => ({}) });
    }
    calls.route({
      ...testRoute('POST', '/api/closed', 'user', named),
      handler: async () => ({ ok: true }),
    });
    calls.route({ ...testRoute('GET', '/api/towns/:cityId', 'public', { reply: nothing }), handler: async () => ({}) });
    calls.route({ ...testRoute('GET', '/api/towns/:city/name', 'public', { reply: nothing }), handler: async () => ({}) });
    calls.route({
      ...testRoute('GET', '/api/fault', 'public', { reply: nothing }),
      handler: async () => {
        throw new Error('connection string mongodb://secret');
      },
    });
    calls.route({
      ...testRoute('GET', '/api/store-down', 'public', { reply: nothing }),
      handler: async () => {
        throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { name: 'MongoServerSelectionError' });
      },
    });
  });
}

const entriesOf = (statuses: Record<keyof typeof testCallers, number>) => callerNames.map((name) => [name, statuses[name]] as const);
const callerNames = ['anonymous', 'pending', 'unpaid', 'subscriber', 'admin', 'unknown'] as const;

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  service().inject({
    method: 'POST',
    url: '/api/thing',
    payload,
    headers: { 'content-type': 'application/json', ...signedHeaders('test', 'POST', '/api/thing'), ...headers },
  });

describe('a service', () => {
  it('answers 401 without a caller token, even when the body is invalid, too', async () => {
    const reply = await service().inject({ method: 'POST', url: '/api/thing', payload: '{' });
    expect(reply.statusCode).toBe(401);
    expect(errorReply.parse(reply.json()).code).toBe('unauthenticated');
  });

  it.each([
    ['{"name":5}', 400, 'validation_failed'],
    ['{"name":["a"]}', 400, 'validation_failed'],
    ['null', 400, 'validation_failed'],
    ['{"name":', 400, 'malformed_json'],
    ['', 400, 'malformed_json'],
    ['{"__proto__":{"a":1},"name":"a"}', 400, 'malformed_json'],
    [JSON.stringify({ name: 'x'.repeat(40_000) }), 413, 'payload_too_large'],
  ])('answers %.30s with %i %s', async (payload, status, code) => {
    const reply = await post(payload);
    expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([status, code]);
  });

  it.each([
    ['a byte that begins nothing', [0xff]],
    ['half a character', [0xc3]],
    ['a character in more bytes than it needs', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
  ])('answers 400 for %s in a text, which is no UTF-8', async (_name, bytes) => {
    const reply = await post(Buffer.concat([Buffer.from('{"name":"a'), Buffer.from(bytes), Buffer.from('"}')]));
    expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([400, 'malformed_json']);
  });

  it.each(['{"name":"é 😀 \ufffd"}', '\ufeff{"name":"a"}'])('reads %j, which is UTF-8', async (text) => {
    expect((await post(Buffer.from(text))).statusCode).toBe(200);
  });

  it('names the invalid field in a 400', async () => {
    expect((await post('{}')).json()).toMatchObject({ message: 'Please enter a name', fields: { name: 'Please enter a name' } });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])('answers 415 for %s', async (type) => {
    const reply = await post('name=a', { 'content-type': type });
    expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([415, 'unsupported_media_type']);
  });

  it.each([
    'utf-16',
    'UTF-16LE',
    '"utf-16"',
    'iso-8859-1',
    'utf-7',
    '',
    'utf-8; charset=utf-16',
    'utf-8;Charset="utf-16"',
    'utf-8; charset=utf-8',
  ])('answers 415 for JSON in the charset %j', async (charset) => {
    const reply = await post('{"name":"a"}', { 'content-type': `application/json; charset=${charset}` });
    expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([415, 'unsupported_media_type']);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'application/json; charset=utf8'])(
    'reads %s',
    async (type) => {
      expect((await post('{"name":"a"}', { 'content-type': type })).statusCode).toBe(200);
    },
  );

  it('answers 500 without details for an unexpected error', async () => {
    const reply = await service().inject({ url: '/api/fault', headers: signedHeaders('test', 'GET', '/api/fault') });
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toMatch(/mongodb|secret|stack/);
  });

  it('answers 503 with Retry-After, without the store’s address, when a store is away', async () => {
    const reply = await service().inject({ url: '/api/store-down', headers: signedHeaders('test', 'GET', '/api/store-down') });
    expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([503, 'service_unavailable']);
    expect(reply.headers['retry-after']).toBe('2');
    expect(reply.body).not.toContain('127.0.0.1');
  });

  it.each([
    ['/api/user', { anonymous: 401, pending: 401, unpaid: 200, subscriber: 200, admin: 200, unknown: 503 }],
    ['/api/payer', { anonymous: 401, pending: 200, unpaid: 200, subscriber: 200, admin: 200, unknown: 503 }],
    ['/api/second_factor', { anonymous: 401, pending: 401, unpaid: 401, subscriber: 401, admin: 401, unknown: 503 }],
    ['/api/entitled', { anonymous: 401, pending: 401, unpaid: 402, subscriber: 200, admin: 200, unknown: 503 }],
    ['/api/admin', { anonymous: 401, pending: 401, unpaid: 403, subscriber: 403, admin: 200, unknown: 503 }],
  ])('checks the access of %s for each kind of caller', async (url, statuses) => {
    const app = service();
    for (const [name, status] of entriesOf(statuses)) {
      const reply = await app.inject({ url, headers: signedHeaders('test', 'GET', url, { who: testCallers[name] }) });
      expect([name, reply.statusCode]).toEqual([name, status]);
    }
  });

  it('checks access before it validates the body: 401 before 400', async () => {
    const of = (who: Caller) => signedHeaders('test', 'POST', '/api/closed', { who });
    const ask = (who: Caller) => service().inject({ method: 'POST', url: '/api/closed', payload: {}, headers: of(who) });
    expect((await ask(testCallers.anonymous)).statusCode).toBe(401);
    expect((await ask(testCallers.unpaid)).statusCode).toBe(400);
  });

  it.each([
    ['/api/towns/atlantis', 200],
    ['/api/towns/atlantis/name', 404],
    ['/api/towns/paris/name', 200],
  ])('looks up the city of a path only where the parameter is a city: %s is %i', async (url, status) => {
    const reply = await service().inject({ url, headers: signedHeaders('test', 'GET', url) });
    expect(reply.statusCode).toBe(status);
  });

  it('isn’t built with a route that has no endpoint', async () => {
    const app = createService({ name: 'test', logger, keys: testKeys }, (calls) => {
      calls.get('/api/forgotten', async () => ({}));
    });
    await expect(async () => app.ready()).rejects.toThrow('GET /api/forgotten has no endpoint');
  });

  it('answers /healthz while starting; /readyz and calls are 503', async () => {
    const app = service({ state: 'starting' });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    const reply = await app.inject({ url: '/api/user', headers: signedHeaders('test', 'GET', '/api/user') });
    expect(reply.statusCode).toBe(503);
  });

  it('answers 503 at /readyz while a store doesn’t answer', async () => {
    const reply = await service({ state: 'ready' }, () => Promise.reject(new Error('away'))).inject('/readyz');
    expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'store missing', stores: { store: false } }]);
  });
});
