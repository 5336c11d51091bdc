import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { errorReply } from '@city-genie/contracts/error/reply';
import { errorCodes } from 'fastify';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createService, type ServiceApp } from '../src/calls/create-service.js';
import { toAppError } from '../src/calls/error-handler.js';
import { fieldFault } from '../src/errors.js';
import { signedHeaders, testKeys } from '../src/testing/signed-caller.js';

describe('a request with an unusual request line', () => {
  let app: ServiceApp;
  let port = 0;
  const lines: string[] = [];

  beforeEach(async () => {
    lines.length = 0;
    const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    app = createService({ name: 'test', logger, keys: testKeys });
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterEach(() => app.close());

  async function send(start: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    const [method = '', path = ''] = start.split(' ');
    const signed = path.includes('%') ? {} : signedHeaders('test', method, path);
    const headers = Object.entries({ host: 'a', connection: 'close', ...signed }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`${[start, ...headers].join('\r\n')}\r\n\r\n`);
    let reply = '';
    socket.on('data', (chunk) => {
      reply += chunk;
    });
    await once(socket, 'close');
    return reply;
  }

  it.each([
    ['QUERY /healthz HTTP/1.1', 400, 'bad_request'],
    ['PROPFIND /healthz HTTP/1.1', 404, 'not_found'],
    ['GET /%zz HTTP/1.1', 400, 'bad_path'],
  ])('%s is %i %s, and isn’t logged as our fault', async (start, status, code) => {
    const reply = await send(start);
    expect(reply).toContain(`HTTP/1.1 ${status} `);
    expect(errorReply.parse(JSON.parse(reply.slice(reply.indexOf('{')))).code).toBe(code);
    expect(lines).toEqual([]);
  });
});

describe('toAppError, for errors of Fastify', () => {
  const ofStatus = (statusCode: number) => Object.assign(new Error('words of a library'), { code: 'FST_ERR_NEW', statusCode });

  it.each([
    [400, 400, 'bad_request'],
    [401, 401, 'unauthenticated'],
    [403, 403, 'forbidden'],
    [404, 404, 'not_found'],
    [405, 404, 'not_found'],
    [406, 400, 'bad_request'],
    [413, 413, 'payload_too_large'],
    [414, 400, 'bad_path'],
    [415, 415, 'unsupported_media_type'],
    [429, 429, 'rate_limited'],
    [431, 431, 'headers_too_large'],
    [500, 500, 'internal_error'],
    [503, 500, 'internal_error'],
  ])('maps status %i to %i %s, with our message', (given, status, code) => {
    const refused = toAppError(ofStatus(given));
    expect([refused.status, refused.code]).toEqual([status, code]);
    expect(refused.message).not.toContain('library');
  });

  it('maps known codes to their own message', () => {
    expect(toAppError(new errorCodes.FST_ERR_CTP_EMPTY_JSON_BODY())).toMatchObject({ code: 'malformed_json', status: 400 });
  });
});

describe('toAppError, for errors of other libraries', () => {
  it('is a 500, whatever status they carry', () => {
    const upstream = Object.assign(new Error('not found'), { statusCode: 404, code: 'resource_missing' });
    expect(toAppError(upstream)).toMatchObject({ code: 'internal_error', status: 500 });
  });
});

it('fieldFault is a 400 with the same message for the field and the reply', () => {
  const cause = new RangeError('not in the list');
  const fault = fieldFault('mood', 'Please choose a mood', cause);
  expect(fault).toMatchObject({ status: 400, code: 'validation_failed', message: 'Please choose a mood', cause });
  expect(fault.details.fields).toEqual({ mood: 'Please choose a mood' });
});

describe('what MongoDB says', () => {
  const said = (code: number) => new mongoose.mongo.MongoServerError({ message: 'said by the server', code });

  it.each([
    [13_436, 'it is starting, and can’t be read yet'],
    [11_600, 'it is stopping'],
    [11_602, 'another one takes over'],
    [50, 'it had no time'],
    [112, 'somebody else is writing'],
  ])('%i is an outage: %s', (code) => {
    expect(toAppError(said(code))).toMatchObject({ code: 'service_unavailable', status: 503 });
  });

  it.each([
    [2, 'a request that it can’t read'],
    [11_000, 'a key that exists'],
  ])('%i is a fault of ours: %s', (code) => {
    expect(toAppError(said(code))).toMatchObject({ code: 'internal_error', status: 500 });
  });
});

describe('what the system says of a connection', () => {
  async function writeAfterEnd(): Promise<unknown> {
    const server = createServer({ allowHalfOpen: false }, (peer: Socket) => void peer.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    socket.resume();
    await once(socket, 'end');
    const failure = once(socket, 'error');
    socket.write('too late');
    const [error] = await failure;
    server.close();
    return error;
  }

  it('is an outage when it is written to after the other side has ended it', async () => {
    const error = await writeAfterEnd();
    expect(error).toMatchObject({ code: 'EPIPE' });
    expect(toAppError(error)).toMatchObject({ code: 'service_unavailable', status: 503 });
  });

  it('is a fault of ours when it isn’t about a connection', () => {
    expect(toAppError(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toMatchObject({ status: 500 });
  });
});
