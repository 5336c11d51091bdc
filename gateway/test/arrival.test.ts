import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everything, openSocket } from './raw-request.js';
import { startGateway, type TestGateway } from './start-gateway.js';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

const begun = 'POST /api/paris/cuisine HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{';
const ask = () =>
  fetch(`${gateway.url}/api/paris/cuisine`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });

describe('slow request bodies', () => {
  it('occupy no connection to a service', async () => {
    const slow = await Promise.all(Array.from({ length: 80 }, () => openSocket(gateway.url)));
    for (const socket of slow) {
      socket.write(begun);
    }
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await ask()).status));
    expect(statuses).toEqual(Array(10).fill(200));
    expect(gateway.upstream.seen).toHaveLength(10);
    for (const socket of slow) {
      socket.destroy();
    }
  });

  it.each(['POST /api/paris/cuisine', 'POST /nowhere', 'GET /', 'POST /healthz', 'GET /api/weather/paris'])(
    'are not waited for on any route: %s',
    async (line) => {
      const hasty = await startGateway({ arrival: { timeoutMs: 200, checkMs: 20 } });
      const socket = await openSocket(hasty.url);
      const answer = everything(socket);
      socket.write(`${line} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n{`);
      const drip = setInterval(() => socket.write(' '), 20);
      const text = await answer.finally(() => clearInterval(drip));
      const wasRead = hasty.upstream.seen.filter(({ method }) => method === 'POST').length;
      await hasty.close();
      expect([line, /^HTTP\/1\.1 (408|404|200) /.test(text), wasRead]).toEqual([line, true, 0]);
      if (line.includes('/api/paris')) {
        expect(text).toContain('"code":"request_timeout"');
      }
    },
  );

  it('that break off are not logged as our fault', async () => {
    const lines: string[] = [];
    const noted = await startGateway({ logger: pino({ level: 'info' }, { write: (line) => void lines.push(line) }) });
    lines.length = 0;
    const arrived = once(noted.app.server, 'request');
    const socket = await openSocket(noted.url);
    socket.write(begun);
    const [request]: IncomingMessage[] = await arrived;
    socket.destroy();
    await vi.waitFor(() => expect(request?.destroyed).toBe(true));
    await noted.close();
    expect(lines.filter((line) => /"level":"?(warn|error|40|50)/.test(line))).toEqual([]);
  });

  it('time out with 408 while headers arrive, too', async () => {
    const hasty = await startGateway({ arrival: { timeoutMs: 200, checkMs: 20 } });
    const socket = await openSocket(hasty.url);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX: ');
    const text = await everything(socket);
    await hasty.close();
    expect(text).toContain('HTTP/1.1 408 ');
  });

  it.each(['GET / HTTP/1.1\r\nHost: a\r\nX: ', 'nonsense\r\n\r\n'])(
    'don’t let a client keep its connection by not closing its half: %j',
    async (text) => {
      const hasty = await startGateway({ arrival: { timeoutMs: 200, checkMs: 20 } });
      const socket = await openSocket(hasty.url, { allowHalfOpen: true });
      socket.write(text);
      socket.resume();
      const drip = setInterval(() => socket.write('x'), 50);
      const count = () => new Promise<number>((resolve) => hasty.app.server.getConnections((_error, open) => resolve(open)));
      await vi.waitFor(async () => expect(await count()).toBe(0), 10_000).finally(() => clearInterval(drip));
      socket.destroy();
      await hasty.close();
    },
    20_000,
  );

  it('that have arrived in time don’t limit the service’s answer', async () => {
    const hasty = await startGateway({ arrival: { timeoutMs: 200, checkMs: 20 } });
    hasty.upstream.answer((_request, response) => setTimeout(() => response.end('{}'), 500));
    const reply = await fetch(`${hasty.url}/api/paris/cuisine`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    await hasty.close();
    expect(reply.status).toBe(200);
  });
});

describe('a service whose connections are all busy', () => {
  const call = (url: string) =>
    fetch(`${url}/api/paris/cuisine`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });

  it('lets requests wait, without delaying those to other services', async () => {
    const patient = await startGateway({ upstreamTimeoutMs: 60_000 });
    const held: (() => void)[] = [];
    patient.upstream.answer((request, response) => {
      const answer = () => response.end('{}');
      if (request.url === '/api/paris/cuisine' && held.length < 64) {
        held.push(answer);
      } else {
        answer();
      }
    });
    const waiting = Promise.all(Array.from({ length: 80 }, async () => (await call(patient.url)).status));
    const figures = () => patient.metrics.registry.metrics();
    await vi.waitFor(
      async () => expect(await figures()).toMatch(/upstream_requests_waiting\{upstream="recommendations"[^}]*\} 16\n/),
      30_000,
    );
    expect([held.length, (await fetch(`${patient.url}/api/weather/paris`)).status]).toEqual([64, 200]);
    for (const answer of held) {
      answer();
    }
    expect(await waiting).toEqual(Array(80).fill(200));
    await patient.close();
  });

  it('answers 503 with Retry-After when none becomes free in time', async () => {
    const impatient = await startGateway({ upstreamTimeoutMs: 200 });
    impatient.upstream.answer(() => undefined);
    const replies = await Promise.all(Array.from({ length: 80 }, () => call(impatient.url)));
    await impatient.close();
    expect(replies.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(Array(80).fill([503, '2']));
  });
});

describe('connections of one address', () => {
  it('are limited per address', async () => {
    const few = await startGateway({ connectionsPerAddress: 3 });
    const open = await Promise.all([1, 2, 3].map(() => openSocket(few.url)));
    const refused = await openSocket(few.url);
    expect(await everything(refused)).toBe('');
    const other = await openSocket(few.url, { localAddress: '127.0.0.2' });
    const answer = everything(other);
    other.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(await answer).toContain('HTTP/1.1 200');
    open[0]?.destroy();
    const [again] = await Promise.all([
      openSocket(few.url, { localAddress: '127.0.0.2' }),
      new Promise((resolve) => open[0]?.once('close', resolve)),
    ]);
    again?.destroy();
    expect(await few.metrics.registry.metrics()).toMatch(/connections_refused_total\{[^}]*\} 1\n/);
    for (const socket of open) {
      socket.destroy();
    }
    await few.close();
  });

  it('are not limited behind proxies', async () => {
    const behind = await startGateway({ connectionsPerAddress: 1, trustProxyHops: 1 });
    const open = await Promise.all([1, 2, 3].map(() => openSocket(behind.url)));
    expect(open.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
    for (const socket of open) {
      socket.destroy();
    }
    await behind.close();
  });
});

describe('calls to one service', () => {
  it('share its pool of connections', async () => {
    const calls: [string, RequestInit][] = [
      ['/api/paris/search', { method: 'POST', body: '{}' }],
      ['/api/paris/cuisine', { method: 'POST', body: '{}' }],
      ['/api/paris/guide', {}],
      ['/api/paris/plan.ics', {}],
      ['/api/paris/plan.gpx', {}],
      ['/api/places/x/report', { method: 'POST', body: '{}' }],
    ];
    for (const [path, init] of calls) {
      await (await fetch(`${gateway.url}${path}`, { ...init, headers: { 'content-type': 'application/json' } })).text();
    }
    expect([gateway.upstream.seen.length, gateway.upstream.connections()]).toEqual([6, 1]);
    await Promise.all(
      Array.from({ length: 10 }, () => calls)
        .flat()
        .map(async ([path, init]) => {
          await (await fetch(`${gateway.url}${path}`, { ...init, headers: { 'content-type': 'application/json' } })).text();
        }),
    );
    expect(gateway.upstream.connections()).toBeLessThanOrEqual(64);
  });
});
