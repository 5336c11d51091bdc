import { endpoints } from '@city-genie/contracts/endpoints';
import { errorReply } from '@city-genie/contracts/error/reply';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from './raw-request.js';
import { publicUrl, startGateway, type TestGateway } from './start-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const sid = 'A'.repeat(43);

function post(headers: Record<string, string>) {
  return gateway.app.inject({
    method: 'POST',
    url: '/api/waitlist',
    payload: '{}',
    headers: { 'content-type': 'application/json', ...headers },
  });
}

describe('writes from another site', () => {
  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['a null origin', { origin: 'null' }],
    ['our name as a prefix', { origin: 'http://city-genie.test.evil.test' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a same-site fetch of a sibling', { 'sec-fetch-site': 'same-site' }],
    ['our origin, but cross-site', { origin: publicUrl, 'sec-fetch-site': 'cross-site' }],
    ['a session cookie and neither header', { cookie: `sid=${sid}` }],
  ])('get 403: %s', async (_name, headers) => {
    const reply = await post(headers);
    expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([403, 'origin_forbidden']);
  });

  it.each([
    ['our own', { origin: publicUrl, cookie: `sid=${sid}` }],
    ['the requested host', { origin: 'http://localhost:8080', host: 'localhost:8080' }],
    ['a same-origin fetch', { 'sec-fetch-site': 'same-origin', cookie: `sid=${sid}` }],
    ['a client without a cookie', {}],
  ])('are accepted from %s', async (_name, headers) => {
    expect((await post(headers)).statusCode).not.toBe(403);
  });
});

describe('every write of the contracts', () => {
  const writes = endpoints.filter(({ method, isOriginExempt }) => method !== 'GET' && isOriginExempt === undefined);
  const strangers = [{ origin: 'https://evil.test' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }, {}];

  it.each(writes.map(({ method, url }) => [method, url] as const))('refuses another site: %s %s', async (method, url) => {
    for (const headers of strangers) {
      const sent = { 'content-type': 'application/json', cookie: `sid=${sid}`, ...headers };
      const reply = await gateway.app.inject({ method, url, payload: '{}', headers: sent });
      expect([headers, reply.statusCode, reply.json().code]).toEqual([headers, 403, 'origin_forbidden']);
    }
  });

  it('has the calls that begin and end sessions among them', () => {
    const urls = writes.map(({ url }) => url);
    expect(urls).toEqual(
      expect.arrayContaining(['/api/auth/login', '/api/auth/logout', '/api/auth/force-logout', '/api/auth/change-password']),
    );
  });
});

describe('in production', () => {
  const site = 'https://genie.example';
  let strict: TestGateway;
  beforeAll(async () => {
    strict = await startGateway({ isStrict: true, publicUrl: site, allowedHosts: ['www.genie.example'] });
  });
  afterAll(() => strict.close());

  const write = (headers: Record<string, string>) =>
    strict.app.inject({
      method: 'POST',
      url: '/api/waitlist',
      payload: '{}',
      headers: { 'content-type': 'application/json', host: 'genie.example', ...headers },
    });

  it.each([
    ['the same host without TLS', { origin: 'http://genie.example' }],
    ['the same host at another port', { origin: 'https://genie.example:8443' }],
    ['another origin, sent to our host', { origin: 'https://evil.test', host: 'genie.example' }],
    ['an allowed host, which may only read', { origin: 'https://www.genie.example', host: 'www.genie.example' }],
  ])('writes get 403 from %s', async (_name, headers) => {
    expect((await write(headers)).statusCode).toBe(403);
  });

  it('our own origin may write', async () => {
    expect((await write({ origin: site, cookie: `__Host-sid=${sid}` })).statusCode).toBe(200);
    expect((await write({ origin: site, cookie: `__Host-sid_pending=${sid}` })).statusCode).toBe(200);
    expect((await write({ cookie: `__Host-sid_pending=${sid}` })).statusCode).toBe(403);
  });

  it.each([
    ['genie.example', 200],
    ['GENIE.example', 200],
    ['www.genie.example', 200],
    ['evil.test', 421],
    ['genie.example:8443', 421],
    ['genie.example.', 421],
    ['127.0.0.1:8080', 421],
  ])('the host %s gets %i', async (host, status) => {
    const [page, call] = await Promise.all(['/', '/api/weather/paris'].map((url) => strict.app.inject({ url, headers: { host } })));
    expect([page?.statusCode, call?.statusCode]).toEqual([status, status]);
  });

  it('probes may use the process’s own address', async () => {
    const replies = await Promise.all(
      ['/healthz', '/readyz'].map((url) => strict.app.inject({ url, headers: { host: '10.244.0.7:8080' } })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});

describe('a malformed Host header', () => {
  it.each(['a b', 'a/b', 'user@a', 'a,b', 'a:b', '[::1', 'a#b', 'a:123456'])('gets 400: %j', async (host) => {
    const reply = await gateway.app.inject({ url: '/', headers: { host } });
    expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([400, 'bad_path']);
  });

  it('gets 400 when it is sent twice', async () => {
    expect(await rawRequest(gateway.url, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n')).toContain('HTTP/1.1 400');
  });

  it.each(['localhost:8080', '[::1]:8080', 'my_host', 'a.b-c.test'])('is not %j', async (host) => {
    expect((await gateway.app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
  });
});
