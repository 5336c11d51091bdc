import { brotliDecompressSync } from 'node:zlib';
import { defineEndpoint } from '@city-genie/contracts/endpoint';
import { errorReply } from '@city-genie/contracts/error/reply';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './start-gateway.js';

const service = 'billing';
const hook = defineEndpoint({
  service,
  method: 'POST',
  url: '/api/hook',
  access: 'public',
  bodyLimitBytes: 100_000,
  forwardedHeaders: ['stripe-signature'],
  isOriginExempt: true,
});
const plain = defineEndpoint({ service, method: 'POST', url: '/api/plain', access: 'public' });
const removal = defineEndpoint({ service, method: 'DELETE', url: '/api/plain', access: 'public' });
const slow = defineEndpoint({ service, method: 'GET', url: '/api/slow', access: 'public', timeoutMs: 100 });

const large = defineEndpoint({ service, method: 'GET', url: '/api/large', access: 'public', isCompressed: true });
const guarded = defineEndpoint({ service, method: 'GET', url: '/api/guarded', access: 'admin', needsStepUp: 'always' });

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway({ endpoints: [hook, plain, removal, slow, large, guarded] });
});
afterEach(() => gateway.close());

function post(path: string, options: { bytes?: number; headers?: Record<string, string> } = {}) {
  const headers = { 'content-type': 'application/json', ...options.headers };
  return fetch(`${gateway.url}${path}`, { method: 'POST', body: 'x'.repeat(options.bytes ?? 2), headers });
}

const codeOf = async (reply: Response) => errorReply.parse(await reply.json()).code;

describe('the rules of an endpoint', () => {
  it('limit the size of a body, else 413', async () => {
    expect((await post('/api/hook', { bytes: 90_000 })).status).toBe(200);
    expect(gateway.upstream.seen.at(-1)?.body.length).toBe(90_000);
    expect(await codeOf(await post('/api/hook', { bytes: 100_001 }))).toBe('payload_too_large');
    expect(await codeOf(await post('/api/plain', { bytes: 32 * 1024 + 1 }))).toBe('payload_too_large');
    expect(gateway.upstream.seen).toHaveLength(1);
  });

  it('list the headers that its service receives', async () => {
    const headers = { 'stripe-signature': 't=1,v1=abc' };
    await post('/api/hook', { headers });
    await post('/api/plain', { headers });
    expect(gateway.upstream.seen.map((seen) => seen.headers['stripe-signature'])).toEqual(['t=1,v1=abc', undefined]);
  });

  it('exempt a call from the origin check, else 403', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await post('/api/hook', { headers })).status).toBe(200);
    expect(await codeOf(await post('/api/plain', { headers }))).toBe('origin_forbidden');
  });

  it('guard a reading that needs a fresh proof against other sites, as a write', async () => {
    const read = async (path: string, site: string) =>
      (await fetch(`${gateway.url}${path}`, { headers: { 'sec-fetch-site': site } })).status;
    expect([await read('/api/guarded', 'cross-site'), await read('/api/guarded', 'same-origin')]).toEqual([403, 200]);
    gateway.upstream.answer((_request, response) => void response.end('{}'));
    expect(await read('/api/slow', 'cross-site')).toBe(200);
  });

  it('limit how long its service may take, else 503', async () => {
    gateway.upstream.answer(() => undefined);
    const reply = await fetch(`${gateway.url}/api/slow`);
    expect([reply.status, await codeOf(reply)]).toEqual([503, 'service_unavailable']);
  });

  it('compress a large reply for whoever takes it, and that of no other call', async () => {
    const text = JSON.stringify({ words: 'as before '.repeat(500) });
    const head = { 'content-type': 'application/json', 'content-length': String(text.length), vary: 'origin' };
    gateway.upstream.answer((_request, response) => void response.writeHead(200, head).end(text));
    const reply = async (path: string, accepted: string) => {
      const { headers, rawPayload } = await gateway.app.inject({ url: path, headers: { 'accept-encoding': accepted } });
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
      return { encoding: headers['content-encoding'], vary: headers.vary, body: rawPayload };
    };
    const { body, ...small } = await reply('/api/large', 'gzip, br');
    expect([small, brotliDecompressSync(body).toString()]).toEqual([{ encoding: 'br', vary: 'origin, accept-encoding' }, text]);
    expect(await reply('/api/large', 'br;q=0')).toEqual({ encoding: undefined, vary: 'origin, accept-encoding', body: Buffer.from(text) });
    expect(await reply('/api/slow', 'br')).toEqual({ encoding: undefined, vary: 'origin', body: Buffer.from(text) });
  });

  it('apply to one method of a path', async () => {
    expect((await fetch(`${gateway.url}/api/plain`, { method: 'DELETE' })).status).toBe(200);
    expect((await fetch(`${gateway.url}/api/plain`)).status).toBe(404);
    expect(gateway.upstream.seen.map(({ method }) => method)).toEqual(['DELETE']);
  });
});
