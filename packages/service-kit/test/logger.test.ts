import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createService } from '../src/calls/create-service.js';
import { createLogger } from '../src/observability/logger.js';
import { signedHeaders, testKeys } from '../src/testing/signed-caller.js';
import { testRoute } from '../src/testing/test-routes.js';

const lines: string[] = [];
const logger = createLogger('test', 'info', { write: (line) => lines.push(line) });

/** The logged line without its standard fields. */
function logged(line: object): unknown {
  lines.length = 0;
  logger.info(line, 'something happened');
  const { level, time, pid, name, msg, ...rest } = JSON.parse(lines.join(''));
  expect([level, typeof time, pid, name, msg]).toEqual(['info', 'number', process.pid, 'test', 'something happened']);
  return rest;
}

describe('a log line', () => {
  it.each([
    'authorization',
    'cookie',
    'set-cookie',
    'x-cg-caller',
    'password',
    'newPassword',
    'currentPassword',
    'token',
    'email',
    'to',
    'emailKey',
    'usernameKey',
    'keyValue',
    'errInfo',
    'errmsg',
    'writeErrors',
  ])('removes %s at the top level and one level below', (key) => {
    expect(logged({ [key]: 'joy@example.org', city: 'Paris' })).toEqual({ [key]: '[removed]', city: 'Paris' });
    expect(logged({ user: { [key]: { a: 'joy@example.org' }, city: 'Paris' } })).toEqual({ user: { [key]: '[removed]', city: 'Paris' } });
  });

  it('removes mail addresses from its message', () => {
    lines.length = 0;
    logger.info('a mail to joy@example.org, and one to "Grace.Hopper@navy.example.org"');
    expect(lines.join('')).toContain('a mail to [removed], and one to \\"[removed]\\"');
  });

  it('keeps what is needed to find a fault', () => {
    const line = { jobId: '17', mail: 'waitlist.joined', attempt: 2, reason: 'smtp 451' };
    expect(logged(line)).toEqual(line);
  });
});

describe('a logged error', () => {
  const inner = Object.assign(new Error('no mailbox for joy@example.org here'), { code: 'EENVELOPE', rejected: ['joy@example.org'] });
  const outer = new Error('sending to <Joy+x@Mail.Example.ORG> failed', { cause: inner });

  it.each(['err', 'error'])('under %s says what happened without personal data, its causes included', (key) => {
    expect(logged({ [key]: outer })).toEqual({
      [key]: {
        type: 'Error',
        message: 'sending to <[removed]> failed',
        stack: expect.stringMatching(/^ {4}at .*logger\.test\.ts/),
        cause: { type: 'Error', message: 'no mailbox for [removed] here', stack: expect.any(String), code: 'EENVELOPE' },
      },
    });
    expect(lines.join('')).not.toMatch(/joy/i);
  });

  it.each([[{ err: outer }], [outer]])('is the message of a line without one, with mail addresses removed', (line) => {
    lines.length = 0;
    logger.error(line);
    expect(JSON.parse(lines.join(''))).toMatchObject({ msg: 'sending to <[removed]> failed', err: { cause: { code: 'EENVELOPE' } } });
    expect(lines.join('')).not.toMatch(/joy/i);
  });

  it('shows all errors of an AggregateError', () => {
    const both = new AggregateError([inner, new TypeError('second')], 'two things');
    expect(logged({ err: both })).toMatchObject({
      err: { type: 'AggregateError', message: 'two things', errors: [{ code: 'EENVELOPE' }, { type: 'TypeError', message: 'second' }] },
    });
  });

  it('that is its own cause doesn’t loop', () => {
    const circular = new Error('round');
    circular.cause = circular;
    expect(logged({ err: circular })).toMatchObject({ err: { message: 'round', cause: { message: 'round' } } });
  });

  it('keeps package names in its stack', () => {
    const error = new Error('x');
    error.stack = 'Error: joy@example.org\n    at send (/srv/node_modules/@fastify/proxy/index.js:1:2)';
    expect(logged({ err: error })).toMatchObject({ err: { stack: '    at send (/srv/node_modules/@fastify/proxy/index.js:1:2)' } });
  });

  it.each([
    ['no mailbox for joy@example.org', { type: 'string', message: 'no mailbox for [removed]' }],
    [null, { type: 'object', message: 'null' }],
  ])('that is not an Error but %j is shown as text', (thrown, shown) => {
    expect(logged({ err: thrown })).toEqual({ err: shown });
  });

  it('of a request is cleaned, too', async () => {
    lines.length = 0;
    const app = createService({ name: 'test', logger, keys: testKeys }, (calls) => {
      calls.route({
        ...testRoute('GET', '/api/fault', 'public', { reply: z.object({}) }),
        handler: async () => {
          throw outer;
        },
      });
    });
    const reply = await app.inject({ url: '/api/fault', headers: signedHeaders('test', 'GET', '/api/fault') });
    expect(reply.statusCode).toBe(500);
    expect(lines.join('')).toContain('sending to <[removed]> failed');
    expect(lines.join('')).not.toMatch(/joy/i);
  });
});
