import { endpoints } from '@city-genie/contracts/endpoints';
import { errorReply } from '@city-genie/contracts/error/reply';
import { callerHeader, requestIdHeader } from '@city-genie/contracts/internal/caller';
import { internalRoutes } from '@city-genie/contracts/internal/internal-calls';
import { systemClock } from '@city-genie/service-kit/clock';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { callerPath, verifyCaller } from '@city-genie/service-kit/trust/caller-token';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rawRequest } from './raw-request.js';
import { startGateway, type TestGateway } from './start-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ endpoints });
});
beforeEach(() => gateway.upstream.reset());
afterAll(() => gateway.close());

const json = { 'content-type': 'application/json' };
const search = (init: RequestInit = {}, path = '/api/paris/search') =>
  fetch(`${gateway.url}${path}`, { method: 'POST', body: '{"mood":"romantic-dreamy"}', ...init, headers: { ...json, ...init.headers } });

function callerOf(index: number, audience: string) {
  const seen = gateway.upstream.seen[index];
  return verifyCaller(seen?.headers[callerHeader], {
    keys: testKeys,
    audience,
    method: seen?.method ?? '',
    path: callerPath(seen?.url ?? '/'),
    clock: systemClock,
  });
}

describe('the proxy’s routes', () => {
  it.each(endpoints)('pass $method $url on to $service, signed', async ({ url, method, service }) => {
    const path = url.replace(':city', 'paris');
    const reply = await fetch(`${gateway.url}${path}`, { method, ...(method === 'POST' && { body: '{}', headers: json }) });
    expect(reply.status).toBe(200);
    expect(gateway.upstream.seen.map((seen) => [seen.method, seen.url])).toEqual([[method, path]]);
    expect(callerOf(0, service)).toMatchObject({ issuer: 'gateway', who: { kind: 'anonymous' }, ip: '127.0.0.1' });
  });

  it.each(internalRoutes)('answer 404 for $method $url, which is for services', async ({ method, url }) => {
    const path = url.replace(':id', 'a'.repeat(24)).replace(':city', 'paris');
    const reply = await fetch(`${gateway.url}${path}`, { method, headers: json, ...(method !== 'GET' && { body: '{}' }) });
    expect([reply.status, gateway.upstream.seen]).toEqual([404, []]);
  });

  it.each(['/internal/sessions/resolve', '/metrics', '/docs', '/api/paris', '/api/paris/search/more', '/api', '/api/'])(
    'answer 404 for %s',
    async (path) => {
      const reply = await fetch(`${gateway.url}${path}`);
      expect(reply.status).toBe(404);
      expect(gateway.upstream.seen).toEqual([]);
    },
  );

  it('answer 404 as JSON for a wrong method', async () => {
    const reply = await fetch(`${gateway.url}/api/paris/search`);
    expect([reply.status, errorReply.parse(await reply.json()).code]).toEqual([404, 'not_found']);
  });
});

describe('what a service receives', () => {
  it('is the body byte for byte, and a request id, which the client gets, too', async () => {
    // Also what is no UTF-8: the service has to see that, to refuse it.
    const body = Buffer.concat([Buffer.from('{"mood": "é\\u0000","mood":1,  "x":[1,2]'), Buffer.from([0xff, 0xc3])]);
    const reply = await search({ body, headers: { [requestIdHeader]: 'chosen-by-the-client' } });
    const [seen] = gateway.upstream.seen;
    expect(seen?.body).toEqual(body);
    expect(seen?.headers[requestIdHeader]).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.headers.get(requestIdHeader)).toBe(seen?.headers[requestIdHeader]);
  });

  it('has no forged caller, address or cookie', async () => {
    // As bytes, because fetch doesn't send every `connection`.
    const forged = [
      `${callerHeader}: forged`,
      'x-cg_caller: forged',
      'x-user-id: 1',
      'x-forwarded-for: 9.9.9.9',
      'x-real-ip: 9.9.9.9',
      'forwarded: for=9.9.9.9',
      'cookie: theirs=1',
      `connection: close, ${callerHeader}`,
    ];
    const lines = ['POST /api/paris/search HTTP/1.1', 'host: a', 'content-type: application/json', 'content-length: 2', ...forged];
    expect(await rawRequest(gateway.url, `${lines.join('\r\n')}\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 200 /);
    const [seen] = gateway.upstream.seen;
    expect(callerOf(0, 'recommendations')).toMatchObject({ ip: '127.0.0.1', who: { kind: 'anonymous' } });
    expect(Object.keys(seen?.headers ?? {}).filter((name) => /forward|real|user-id|cookie|_/.test(name))).toEqual([]);
  });

  it('has the client’s address behind as many proxies as are trusted', async () => {
    const behind = await startGateway({ trustProxyHops: 1 });
    await fetch(`${behind.url}/api/weather/paris`, { headers: { 'x-forwarded-for': '9.9.9.9, 203.0.113.5' } });
    const [seen] = behind.upstream.seen;
    const caller = verifyCaller(seen?.headers[callerHeader], {
      keys: testKeys,
      audience: 'weather',
      method: 'GET',
      path: '/api/weather/paris',
      clock: systemClock,
    });
    await behind.close();
    expect(caller?.ip).toBe('203.0.113.5');
  });

  it('has a path with its space, signed as the service reads it', async () => {
    await search({}, '/api/New%20York/search');
    expect(callerOf(0, 'recommendations')?.path).toBe('/api/New York/search');
  });
});

describe('what a client gets', () => {
  it('is a file unchanged, for the query as it was sent', async () => {
    const head = { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'attachment; filename="plan.ics"' };
    gateway.upstream.answer((_request, response) => response.writeHead(200, head).end('BEGIN:VCALENDAR\r\né'));
    const path = '/api/paris/plan.ics?stop=a@2026-11-24T10:00/2026-11-24T11:00&stop=b%40c';
    const reply = await fetch(`${gateway.url}${path}`);
    expect(gateway.upstream.seen.map(({ url }) => url)).toEqual([path]);
    expect(callerOf(0, 'recommendations')?.path).toBe('/api/paris/plan.ics');
    expect(Object.keys(head).map((name) => [name, reply.headers.get(name)])).toEqual(Object.entries(head));
    expect([await reply.text(), reply.headers.get('x-content-type-options')]).toEqual(['BEGIN:VCALENDAR\r\né', 'nosniff']);
  });

  it.each([
    ['of bytes', '/api/paris/plan.png', 101_448],
    ['of JSON', '/api/places', 2_000_000],
  ])('is the length %s that doesn’t come with a HEAD', async (_what, path, length) => {
    gateway.upstream.answer((_request, response) => response.writeHead(200, { 'content-length': length }).end());
    const reply = await fetch(`${gateway.url}${path}`, { method: 'HEAD' });
    expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([200, String(length), '']);
    expect(gateway.upstream.seen.map(({ method }) => method)).toEqual(['HEAD']);
  });
});

describe('ambiguous paths', () => {
  it.each([
    '/api/a%2Fb/search',
    '/api/paris%2f..%2flondon/search',
    '/api/paris%5c/search',
    '/api/paris%00/search',
    '/api/%E0%A4%A/search',
    '/api/%zz/search',
  ])('get 400: %s', async (path) => {
    const reply = await search({}, path);
    expect([reply.status, errorReply.parse(await reply.json()).code]).toEqual([400, 'bad_path']);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(gateway.upstream.seen).toEqual([]);
  });
});

describe('a failing service', () => {
  it('that is down gives 503 JSON without its address', async () => {
    const down = await startGateway({ upstreamUrl: 'http://127.0.0.1:9' });
    const reply = await fetch(`${down.url}/api/weather/paris`);
    const text = await reply.text();
    await down.close();
    expect([reply.status, errorReply.parse(JSON.parse(text)).code]).toEqual([503, 'service_unavailable']);
    expect(text).not.toMatch(/127\.0\.0\.1|ECONNREFUSED/);
  });

  it('that answers 503 is asked once', async () => {
    gateway.upstream.answer((_request, response) => {
      response.writeHead(503, { 'content-type': 'application/json' });
      response.end('{"success":false}');
    });
    const reply = await fetch(`${gateway.url}/api/weather/paris`);
    expect([reply.status, gateway.upstream.seen.length]).toEqual([503, 1]);
  });

  it('that breaks off a reply gives 503, with nothing of that reply', async () => {
    gateway.upstream.answer((request, response) => {
      response.writeHead(200, {
        'content-length': 100,
        'content-disposition': 'attachment; filename="plan.ics"',
        'set-cookie': 'sid=x',
        etag: '"x"',
      });
      response.write('BEGIN');
      setTimeout(() => request.socket.destroy(), 20);
    });
    const reply = await fetch(`${gateway.url}/api/weather/paris`);
    expect([reply.status, errorReply.parse(await reply.json()).code]).toEqual([503, 'service_unavailable']);
    expect(['content-disposition', 'set-cookie', 'etag'].map((name) => reply.headers.get(name))).toEqual([null, null, null]);
  });

  it('that closes the connection gives 503, and the gateway goes on', async () => {
    gateway.upstream.answer((request) => request.socket.destroy());
    expect((await search()).status).toBe(503);
    gateway.upstream.answer((_request, response) => response.end('{}'));
    expect((await search()).status).toBe(200);
  });
});

describe('request bodies', () => {
  it('over 32 KB get 413 before a service is called', async () => {
    const reply = await search({ body: 'x'.repeat(33 * 1024) });
    expect([reply.status, errorReply.parse(await reply.json()).code]).toEqual([413, 'payload_too_large']);
    expect(gateway.upstream.seen).toEqual([]);
  });
});
