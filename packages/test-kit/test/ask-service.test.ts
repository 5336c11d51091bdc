import { createService } from '@city-genie/service-kit/calls/create-service';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { testCallers, testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { testRoute } from '@city-genie/service-kit/testing/test-routes';
import { callerOf } from '@city-genie/service-kit/trust/caller';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askService } from '../src/ask-service.js';

const clock = fixedClock('2026-03-01T10:00:00Z');
const reply = z.object({ name: z.string(), isSigned: z.boolean(), locale: z.string().nullable() });
const suspend = testRoute('POST', '/api/admin/users/:id/suspend', 'admin', { body: z.object({ name: z.string() }), reply });
const join = testRoute('POST', '/api/join', 'public', { body: z.object({ name: z.string() }), reply });
const app = createService({ name: 'test', logger: createLogger('test', 'silent'), keys: testKeys, clock }, (calls) => {
  for (const route of [suspend, join]) {
    calls.route({
      ...route,
      handler: async (request) => ({
        name: request.body.name,
        isSigned: callerOf(request).bodyHash !== undefined,
        locale: request.headers['accept-language'] ?? null,
      }),
    });
  }
});
const ask = askService('test', app, clock, [suspend.config.endpoint, join.config.endpoint]);
const suspendAda = { method: 'POST', url: '/api/admin/users/7/suspend', who: testCallers.admin } as const;

describe('askService', () => {
  it('signs the body of an administrator’s write, as the gateway does', async () => {
    for (const payload of [{ name: 'ada' }, '{ "name": "ada" }']) {
      const answer = await ask({ ...suspendAda, payload });
      expect([answer.statusCode, answer.json()]).toEqual([200, { name: 'ada', isSigned: true, locale: null }]);
    }
    // Without a body the service asks for one, which it only does after the signature has fitted.
    expect((await ask(suspendAda)).statusCode).toBe(400);
  });

  it('signs no other body', async () => {
    const answer = await ask({ method: 'POST', url: '/api/join?from=mail', payload: { name: 'ada' } });
    expect(answer.json()).toEqual({ name: 'ada', isSigned: false, locale: null });
  });

  it('sends headers, which can’t replace those of the gateway, and any text', async () => {
    const headers = { 'accept-language': 'fr', 'x-cg-caller': 'forged' };
    const answer = await ask({ ...suspendAda, payload: { name: 'ada' }, headers });
    expect(answer.json()).toEqual({ name: 'ada', isSigned: true, locale: 'fr' });
    const form = await ask({ ...suspendAda, payload: 'name=ada', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect([form.statusCode, (await ask({ ...suspendAda, payload: '{' })).statusCode]).toEqual([415, 400]);
  });
});
