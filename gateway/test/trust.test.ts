import { createHash } from 'node:crypto';
import { callerHeader, type SessionUser, sessionCacheKey } from '@city-genie/contracts/caller';
import { errorReply } from '@city-genie/contracts/error';
import { AppError } from '@city-genie/service-kit/errors';
import { testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { createSessionLookup, sessionCookieName } from '../src/trust/session.js';
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
    ['no origin at all', { origin: 'null' }],
    ['our name as a prefix', { origin: 'http://city-genie.test.evil.test' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling’s fetch', { 'sec-fetch-site': 'same-site' }],
    ['our origin, but cross-site', { origin: publicUrl, 'sec-fetch-site': 'cross-site' }],
    ['a session cookie and neither header', { cookie: `sid=${sid}` }],
  ])('are refused: %s', async (_name, headers) => {
    const reply = await post(headers);
    expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([403, 'origin_forbidden']);
  });

  it.each([
    ['our own', { origin: publicUrl, cookie: `sid=${sid}` }],
    ['the host that was asked', { origin: 'http://localhost:8080', host: 'localhost:8080' }],
    ['a same-origin fetch', { 'sec-fetch-site': 'same-origin', cookie: `sid=${sid}` }],
    ['a program without a cookie', {}],
  ])('pass: %s', async (_name, headers) => {
    expect((await post(headers)).statusCode).not.toBe(403);
  });
});

describe('headers', () => {
  it.each([
    '/',
    '/about',
    '/nowhere',
    '/api/nowhere',
    '/api/weather/paris',
    '/favicon.svg',
    '/assets/app-abc123.js',
    '/assets/missing.js',
    '/healthz',
  ])('are strict on %s', async (path) => {
    const { headers } = await fetch(`${gateway.url}${path}`);
    const csp = headers.get('content-security-policy') ?? '';
    for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "script-src 'self'"]) {
      expect(csp).toContain(directive);
    }
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('session look-up', () => {
  const user: SessionUser = testCallers.subscriber;
  const logger = pino({ level: 'silent' });
  const redisWith = (text: string | null | Error) => {
    const redis = new Redis({ lazyConnect: true });
    vi.spyOn(redis, 'get').mockImplementation(async (key) => {
      expect(key).toBe(sessionCacheKey(createHash('sha256').update(sid).digest('hex')));
      if (text instanceof Error) {
        throw text;
      }
      return text;
    });
    return redis;
  };
  const identityWith = (session: SessionUser | null | Error) => ({
    post: async <T extends z.ZodType>(_path: string, _body: unknown, reply: T) => {
      if (session instanceof Error) {
        throw session;
      }
      return reply.parse({ session });
    },
  });
  const away = new AppError('service_unavailable', 'away');

  it.each([
    ['Redis knows it', JSON.stringify(user), away, user],
    ['Redis does not, identity does', null, user, user],
    ['Redis is away, identity knows it', new Error('away'), user, user],
    ['Redis holds nonsense, identity knows it', '{"userId":1}', user, user],
    ['nobody knows it', null, null, 'anonymous'],
    ['nobody can be asked', new Error('away'), away, 'unknown'],
  ])('%s', async (_name, cached, resolved, session) => {
    const identity = identityWith(resolved);
    const lookUp = createSessionLookup({ redis: redisWith(cached), identity, logger });
    expect(await lookUp(sid, 'request')).toEqual(session);
  });

  it.each([undefined, '', 'short', 'x'.repeat(200), 'has spaces and is long enough'])('asks nobody about %j', async (cookie) => {
    const lookUp = createSessionLookup({ redis: redisWith(away), identity: identityWith(away), logger });
    expect(await lookUp(cookie, 'request')).toBe('anonymous');
  });

  it('binds the cookie to the host when the site is https', () => {
    expect([sessionCookieName('https://city-genie.test'), sessionCookieName(publicUrl)]).toEqual(['__Host-sid', 'sid']);
  });

  it('passes a cookie on to nobody', async () => {
    await fetch(`${gateway.url}/api/weather/paris`, { headers: { cookie: `sid=${sid}` } });
    const weather = gateway.upstream.seen.filter(({ url }) => url === '/api/weather/paris').at(-1);
    expect(weather?.headers.cookie).toBeUndefined();
    expect(weather?.headers[callerHeader]).toBeDefined();
  });
});
