import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkedJson, sendChecked } from '../src/calls/checked-json.js';
import { createService } from '../src/calls/create-service.js';
import { signedHeaders, testKeys } from '../src/testing/signed-caller.js';
import { testRoute } from '../src/testing/test-routes.js';

const route = testRoute('GET', '/api/thing', 'public', { reply: z.object({ name: z.string() }) });

describe('checkedJson', () => {
  it('is sent unchanged, as JSON', async () => {
    const made = checkedJson(route, { name: 'é' });
    const app = createService({ name: 'test', logger: pino({ level: 'silent' }), keys: testKeys }, (calls) => {
      calls.route({ ...route, handler: async (_request, reply) => sendChecked(reply, made) });
    });
    const reply = await app.inject({ url: '/api/thing', headers: signedHeaders('test', 'GET', '/api/thing') });
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([200, 'application/json; charset=utf-8', '{"name":"é"}']);
  });

  it('leaves out fields that the contract doesn’t list', () => {
    const more = { name: 'a', secret: 'b' };
    expect(checkedJson(route, more).bytes.toString('utf8')).toBe('{"name":"a"}');
  });

  it('throws when the reply breaks the contract', () => {
    expect(() => checkedJson(route, Object.assign({ name: 'a' }, { name: 7 }))).toThrow();
  });
});
