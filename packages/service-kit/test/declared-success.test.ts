import { defineEndpoint, type SuccessStatuses } from '@city-genie/contracts/endpoint';
import { errorReply } from '@city-genie/contracts/error/reply';
import { defineRoute } from '@city-genie/contracts/route';
import type { FastifyReply } from 'fastify';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createService } from '../src/calls/create-service.js';
import { AppError } from '../src/errors.js';
import { signedHeaders, testKeys } from '../src/testing/signed-caller.js';

const url = '/api/things';
const stored = { name: 'ada', passwordHash: 'secret' };

/** Calls a handler of an endpoint with this success. */
async function ask(success: SuccessStatuses | undefined, handle: (reply: FastifyReply) => unknown, reply = z.object({ name: z.string() })) {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const endpoint = defineEndpoint({ service: 'identity', method: 'POST', url, access: 'public', ...(success && { success }) });
  const app = createService({ name: 'test', logger, keys: testKeys }, (calls) => {
    const { schema, ...route } = defineRoute(endpoint, { reply });
    // Without the contract's types, which rule out most of what is tried here.
    const untyped: object = schema;
    calls.route({ ...route, schema: untyped, handler: async (_request, answer) => handle(answer) });
  });
  const { statusCode, body, headers } = await app.inject({ method: 'POST', url, headers: signedHeaders('test', 'POST', url) });
  return { status: statusCode, body, headers, logged: lines.join('') };
}

describe('a success', () => {
  it.each([
    [undefined, 200],
    [[201], 201],
    [[201, 200], 201],
    [[204], 204],
  ] as const)('of %j has the first status unless the handler sets another', async (success, status) => {
    const answer = await ask(success, () => (status === 204 ? undefined : stored));
    expect([answer.status, answer.body]).toEqual([status, status === 204 ? '' : '{"name":"ada"}']);
  });

  it.each([200, 201])('has the contract’s fields alone, at each declared status: %i', async (status) => {
    const answer = await ask([200, 201], (reply) => reply.code(status).send(stored));
    expect([answer.status, answer.body]).toEqual([status, '{"name":"ada"}']);
  });

  it.each([200, 202, 302])('is a logged 500 with a status that isn’t declared: %i', async (status) => {
    const answer = await ask([201], (reply) => reply.code(status).type('text/plain').send('secret'));
    expect([answer.status, errorReply.parse(JSON.parse(answer.body)).code]).toEqual([500, 'internal_error']);
    expect(answer.logged).toContain(`POST ${url} answered ${status}, which its endpoint doesn't declare`);
  });

  it.each([204, 302])('is a 500 with a body where the contract has none: %i', async (status) => {
    const answer = await ask([200, 204, 302], (reply) => reply.code(status).send(stored));
    expect([answer.status, answer.body.includes('secret')]).toEqual([500, false]);
  });

  it('doesn’t change the status of a refusal', async () => {
    const answer = await ask([201], () => {
      throw new AppError('not_found', 'There is nothing here');
    });
    expect(answer.status).toBe(404);
  });
});
