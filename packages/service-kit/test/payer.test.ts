import type { Caller } from '@city-genie/contracts/internal/caller';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createService } from '../src/calls/create-service.js';
import { signedHeaders, testCallers, testKeys } from '../src/testing/signed-caller.js';
import { testRoute } from '../src/testing/test-routes.js';
import { requirePayer } from '../src/trust/caller.js';

const url = '/api/pay';
const ask = async (who: Caller) => {
  const app = createService({ name: 'test', logger: pino({ level: 'silent' }), keys: testKeys }, (calls) => {
    const route = testRoute('GET', url, 'public', { reply: z.object({ userId: z.string() }) });
    calls.route({ ...route, handler: async (request) => ({ userId: requirePayer(request) }) });
  });
  const reply = await app.inject({ url, headers: signedHeaders('test', 'GET', url, { who }) });
  return [reply.statusCode, reply.json().userId ?? reply.json().code];
};

describe('requirePayer', () => {
  it.each(['pending', 'unpaid', 'subscriber', 'admin'] as const)('gives the id of who is here: %s', async (name) => {
    expect(await ask(testCallers[name])).toEqual([200, testCallers[name].userId]);
  });

  it('doesn’t let somebody pay who has only given a password yet', async () => {
    expect(await ask({ ...testCallers.pending, purpose: 'second_factor' })).toEqual([401, 'unauthenticated']);
  });

  it.each([
    ['anonymous', 401, 'unauthenticated'],
    ['unknown', 503, 'entitlement_unavailable'],
  ] as const)('refuses %s with %i', async (name, status, code) => {
    expect(await ask(testCallers[name])).toEqual([status, code]);
  });
});
