import { defineEndpoint } from '@city-genie/contracts/endpoint';
import { errorReply } from '@city-genie/contracts/error/reply';
import { defineRoute } from '@city-genie/contracts/route';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createService } from '../src/calls/create-service.js';
import { rawBodyOf, takeRawBodies } from '../src/calls/raw-body.js';
import { signedHeaders, testKeys } from '../src/testing/signed-caller.js';
import { testInternalRoute, testRoute } from '../src/testing/test-routes.js';

const limitBytes = 1024 * 1024;
const hook = defineEndpoint({ service: 'billing', method: 'POST', url: '/api/hook', access: 'public', bodyLimitBytes: limitBytes });
const reply = z.object({ hex: z.string(), bytes: z.number() });

function service() {
  return createService({ name: 'test', logger: pino({ level: 'silent' }), keys: testKeys }, (calls) => {
    takeRawBodies(calls, (raw) => {
      const handler = async (request: Parameters<typeof rawBodyOf>[0]) => {
        const body = rawBodyOf(request);
        return { hex: body.subarray(0, 100).toString('hex'), bytes: body.length };
      };
      raw.route({ ...defineRoute(hook, { reply }), handler });
      raw.route({ ...testInternalRoute('/internal/hook', ['billing'], { reply }), handler });
    });
    calls.route({
      ...testRoute('POST', '/api/json', 'public', { body: z.object({ name: z.string() }), reply: z.object({ name: z.string() }) }),
      handler: async (request) => ({ name: request.body.name }),
    });
    calls.route({
      ...testRoute('POST', '/api/mistaken', 'public', { reply }),
      handler: async (request) => ({ hex: '', bytes: rawBodyOf(request).length }),
    });
  });
}

type Sent = { body?: string | Buffer; type?: string | undefined; headers?: Record<string, string> };

const post = (url: string, { body = '', type, headers = signedHeaders('test', 'POST', url) }: Sent) =>
  service().inject({ method: 'POST', url, payload: body, headers: { ...(type !== undefined && { 'content-type': type }), ...headers } });

describe('a call that takes the raw body', () => {
  const bytes = Buffer.from([0x7b, 0x20, 0xff, 0x00, 0x0d, 0x0a, 0xc3]);

  it.each([undefined, 'application/json', 'application/json; charset=utf-8', 'text/plain', 'application/octet-stream'])(
    'gets every byte of it: %s',
    async (type) => {
      expect((await post('/api/hook', { body: bytes, type })).json()).toEqual({ hex: bytes.toString('hex'), bytes: bytes.length });
    },
  );

  it.each([undefined, 'application/json'])('gets no bytes where there are none: %s', async (type) => {
    expect((await post('/api/hook', { type })).json()).toEqual({ hex: '', bytes: 0 });
  });

  it('has the limit of its endpoint, else 413', async () => {
    const whole = await post('/api/hook', { body: Buffer.alloc(limitBytes), type: 'application/json' });
    expect([whole.statusCode, whole.json().bytes]).toEqual([200, limitBytes]);
    const more = await post('/api/hook', { body: Buffer.alloc(limitBytes + 1), type: 'application/json' });
    expect([more.statusCode, errorReply.parse(more.json()).code]).toEqual([413, 'payload_too_large']);
  });

  it('is for signed callers alone, and refuses other charsets as every call', async () => {
    expect((await post('/api/hook', { body: bytes, headers: {} })).statusCode).toBe(401);
    expect((await post('/api/hook', { body: bytes, type: 'application/json; charset=utf-16' })).statusCode).toBe(415);
  });

  it('gets what the signature covers, where it covers the body', async () => {
    const url = '/internal/hook';
    const headers = signedHeaders('test', 'POST', url, { issuer: 'billing', body: 'abc' });
    const signed = (body: string) => post(url, { body, type: 'application/json', headers });
    expect((await signed('abc')).json()).toEqual({ hex: '616263', bytes: 3 });
    expect((await signed('abd')).statusCode).toBe(401);
  });
});

describe('a call beside it', () => {
  it('parses JSON, has its own limit, and refuses other types', async () => {
    expect((await post('/api/json', { body: '{"name":"Ada"}', type: 'application/json' })).json()).toEqual({ name: 'Ada' });
    const large = await post('/api/json', { body: JSON.stringify({ name: 'x'.repeat(40_000) }), type: 'application/json' });
    expect(large.statusCode).toBe(413);
    expect((await post('/api/json', { body: 'name=Ada', type: 'text/plain' })).statusCode).toBe(415);
  });

  it('that asks for the bytes fails instead of taking something else for them', async () => {
    expect((await post('/api/mistaken', { body: '{}', type: 'application/json' })).statusCode).toBe(500);
  });
});
