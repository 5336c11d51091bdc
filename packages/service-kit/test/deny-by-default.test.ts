import { defineEndpoint } from '@city-genie/contracts/endpoint';
import { errorReply } from '@city-genie/contracts/error/reply';
import { defineRoute } from '@city-genie/contracts/route';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createService } from '../src/calls/create-service.js';
import { signedHeaders, testCallers, testKeys } from '../src/testing/signed-caller.js';
import { spellingsOf } from '../src/testing/spellings.js';
import { testInternalRoute, testRoute } from '../src/testing/test-routes.js';
import { callerOf } from '../src/trust/caller.js';

const logger = pino({ level: 'silent' });
const body = z.object({ name: z.string() });

const ok = z.object({ ok: z.boolean() });

/** A public call that a service makes, too. */
const shared = defineRoute(
  defineEndpoint({ service: 'identity', method: 'POST', url: '/api/shared', access: 'public', internalCallers: ['weather'] }),
  { body, reply: ok },
);

function service() {
  return createService({ name: 'test', logger, keys: testKeys }, (calls) => {
    calls.route({
      ...testInternalRoute('/internal/erase', ['identity'], { body, reply: z.object({ issuer: z.string() }) }),
      handler: async (request) => ({ issuer: callerOf(request).issuer }),
    });
    calls.route({ ...testRoute('POST', '/api/waitlist/invite', 'admin', { body, reply: ok }), handler: async () => ({ ok: true }) });
    calls.route({ ...testRoute('POST', '/api/thing', 'public', { body, reply: ok }), handler: async () => ({ ok: true }) });
    calls.route({ ...shared, handler: async () => ({ ok: true }) });
  });
}

const json = { 'content-type': 'application/json' };
const payload = '{"name":"ada"}';
const send = (url: string, headers: Record<string, string>, text = payload) =>
  service().inject({ method: 'POST', url, payload: text, headers: { ...json, ...headers } });

describe('a request without a caller token', () => {
  it.each(['/internal/erase', '/api/waitlist/invite', '/api/thing', '/nowhere', '/'].flatMap(spellingsOf))(
    'gets 401 or 404 at %s',
    async (url) => {
      const app = service();
      for (const method of ['GET', 'POST'] as const) {
        const reply = await app.inject({ method, url, ...(method === 'POST' && { payload, headers: json }) });
        expect([401, 404]).toContain(reply.statusCode);
        expect(errorReply.parse(reply.json()).success).toBe(false);
      }
    },
  );

  it('may read health and metrics, and nothing else', async () => {
    const app = service();
    const open = await Promise.all(['/healthz', '/readyz', '/metrics'].map((url) => app.inject(url)));
    expect(open.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const posted = await app.inject({ method: 'POST', url: '/metrics', payload: '{}', headers: json });
    expect(posted.statusCode).toBe(401);
  });
});

describe('the callers of a route', () => {
  it('are those of its contract, else 401; the gateway may not call internal routes', async () => {
    const of = (issuer: string, url = '/internal/erase') => send(url, signedHeaders('test', 'POST', url, { issuer, body: payload }));
    expect((await of('identity')).json()).toEqual({ issuer: 'identity' });
    expect((await of('gateway')).statusCode).toBe(401);
    expect((await of('weather')).statusCode).toBe(401);
    expect((await of('identity', '/api/thing')).statusCode).toBe(401);
    expect((await of('gateway', '/api/thing')).statusCode).toBe(200);
  });

  it('get 401 when a service claims to act for a user', async () => {
    const headers = signedHeaders('test', 'POST', '/internal/erase', { issuer: 'identity', body: payload, who: testCallers.admin });
    expect((await send('/internal/erase', headers)).statusCode).toBe(401);
  });
});

/** The gateway calls for an administrator, a service for itself. */
const whoCalls = (issuer: string) => (issuer === 'gateway' ? testCallers.admin : testCallers.anonymous);

describe('the body of a write by a service or an administrator', () => {
  it.each([
    ['/internal/erase', 'identity'],
    ['/api/waitlist/invite', 'gateway'],
    ['/api/shared', 'weather'],
  ])('must be the signed one, else 401: %s', async (url, issuer) => {
    const headers = signedHeaders('test', 'POST', url, { issuer, body: payload, who: whoCalls(issuer) });
    expect((await send(url, headers)).statusCode).toBe(200);
    for (const other of ['{"name":"eve"}', `${payload} `, '', 'x'.repeat(40_000)]) {
      const reply = await send(url, headers, other);
      expect([other.length, reply.statusCode]).toEqual([other.length, other.length > 32_768 ? 413 : 401]);
    }
    expect((await send(url, signedHeaders('test', 'POST', url, { issuer, who: whoCalls(issuer) }))).statusCode).toBe(401);
  });

  it.each(['/api/thing', '/api/shared'])('is not covered by the signature elsewhere: %s for a visitor', async (url) => {
    expect((await send(url, signedHeaders('test', 'POST', url, { body: 'other' }))).statusCode).toBe(200);
  });
});
