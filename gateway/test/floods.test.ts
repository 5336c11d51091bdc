import { callerHeader } from '@city-genie/contracts/internal/caller';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everything, openSocket, rawRequest } from './raw-request.js';
import { startGateway, type TestGateway } from './start-gateway.js';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway({ requestsPerAddress: 20, upstreamTimeoutMs: 60_000 });
});
afterEach(() => gateway.close());

const get = (path: string, cookie = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${cookie}\r\n`;

/** Holds all answers of the upstream until the returned function is called. */
function holdUpstream(): () => void {
  const held: (() => void)[] = [];
  gateway.upstream.answer((_request, response) => void held.push(() => response.end('{}')));
  return () => {
    gateway.upstream.answer((_request, response) => void response.end('{}'));
    for (const answer of held) {
      answer();
    }
  };
}

describe('many requests at once', () => {
  it('on one connection close it, and only a few reach a service', async () => {
    holdUpstream();
    const socket = await openSocket(gateway.url);
    const end = everything(socket);
    socket.write(get('/api/weather/paris').repeat(500));
    await end;
    expect(gateway.upstream.seen.length).toBeLessThanOrEqual(8);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  });

  it('close the connection also when identity must be asked about their cookies', async () => {
    holdUpstream();
    const socket = await openSocket(gateway.url);
    const end = everything(socket);
    socket.write(get('/api/weather/paris', `Cookie: sid=${'A'.repeat(43)}\r\n`).repeat(500));
    await end;
    expect(gateway.upstream.seen.length).toBeLessThanOrEqual(8);
  });

  it('of one address get 429 with Retry-After until some are answered; other addresses don’t', async () => {
    const release = holdUpstream();
    const first = Promise.all(Array.from({ length: 20 }, () => fetch(`${gateway.url}/api/weather/paris`)));
    await vi.waitFor(() => expect(gateway.upstream.seen).toHaveLength(20), 10_000);
    const refused = await fetch(`${gateway.url}/api/weather/paris`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    const other = await openSocket(gateway.url, { localAddress: '127.0.0.2' });
    const answer = everything(other);
    other.write(`GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(await answer).toContain('HTTP/1.1 200');
    release();
    expect((await first).map(({ status }) => status)).toEqual(Array(20).fill(200));
    await Promise.all((await first).map((reply) => reply.text()));
    expect((await fetch(`${gateway.url}/api/weather/paris`)).status).toBe(200);
    expect(await gateway.metrics.registry.metrics()).toMatch(/requests_refused_total\{[^}]*\} 1\n/);
  });

  it('that nobody waits for any more end in the service, too, unless they change something', async () => {
    const [seen, ended] = [new Set<string>(), new Set<string>()];
    gateway.upstream.answer(({ method = '' }, response) => {
      seen.add(method);
      response.once('close', () => ended.add(method));
    });
    const hangUp = new AbortController();
    const { signal } = hangUp;
    const post = fetch(`${gateway.url}/api/paris/search`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
      signal,
    });
    await vi.waitFor(() => expect(seen).toContain('POST'), 10_000);
    const get = fetch(`${gateway.url}/api/weather/paris`, { signal });
    await vi.waitFor(() => expect(seen).toContain('GET'), 10_000);
    hangUp.abort();
    await Promise.allSettled([post, get]);
    await vi.waitFor(() => expect(ended).toContain('GET'), 10_000);
    expect([...ended]).toEqual(['GET']);
  });

  it('in sequence on one connection are answered', async () => {
    const text = `${get('/healthz').repeat(5)}GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    expect((await rawRequest(gateway.url, text)).match(/HTTP\/1\.1 200/g)).toHaveLength(6);
  });
});

describe('many headers', () => {
  it.each([95, 150, 2500])('(%i) don’t hide what a proxy appends: 431 instead', async (count) => {
    const behind = await startGateway({ trustProxyHops: 1 });
    const text = `GET /api/weather/paris HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 9.9.9.9\r\n${'A:\r\n'.repeat(count)}X-Forwarded-For: 203.0.113.5\r\nConnection: close\r\n\r\n`;
    const answer = await rawRequest(behind.url, text);
    const header = String(behind.upstream.seen[0]?.headers[callerHeader]).split('.')[1] ?? '';
    await behind.close();
    expect(answer).toMatch(count < 100 ? /^HTTP\/1\.1 200/ : /^HTTP\/1\.1 431/);
    expect(count < 100 ? JSON.parse(Buffer.from(header, 'base64url').toString()).ip : '203.0.113.5').toBe('203.0.113.5');
  });
});
