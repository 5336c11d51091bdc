import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from './raw-request.js';
import { headScript, startGateway, type TestGateway } from './start-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

/** Spelled out, so that loosening a header fails a test. */
const strict = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Pages may run the script that stands in them. */
const ofPage = {
  ...strict,
  'content-security-policy': strict['content-security-policy'].replace("script-src 'self'", `script-src 'self' '${headScript}'`),
};

const pick = (headers: Headers) => Object.fromEntries(Object.keys(strict).map((name) => [name, headers.get(name)]));

describe('security headers', () => {
  it.each(['/api/nowhere', '/api/weather/paris', '/api/%zz', '/favicon.svg', '/assets/app-abc123.js', '/healthz'])(
    'are sent on %s',
    async (path) => {
      const { headers } = await fetch(`${gateway.url}${path}`);
      expect(pick(headers)).toEqual(strict);
      expect([headers.get('access-control-allow-origin'), headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null, null]);
    },
  );

  it.each(['/', '/about', '/paris?mood=romantic-dreamy&time=half-day&seed=1', '/nowhere', '/assets/missing.js', '/subscribe/more'])(
    'allow the one script that stands in a page, and no other: %s',
    async (path) => {
      expect(pick((await fetch(`${gateway.url}${path}`)).headers)).toEqual(ofPage);
    },
  );

  it('differ in one on a page whose address holds a token', async () => {
    const { headers } = await fetch(`${gateway.url}/reset-password?token=abc`);
    expect(pick(headers)).toEqual({ ...ofPage, 'referrer-policy': 'no-referrer' });
  });

  const paying = {
    ...strict,
    'content-security-policy':
      `default-src 'self'; script-src 'self' https://js.stripe.com '${headScript}'; style-src 'self'; style-src-attr 'unsafe-inline'; ` +
      "img-src 'self' data: https://*.stripe.com; font-src 'self'; connect-src 'self' https://api.stripe.com; object-src 'none'; " +
      "base-uri 'none'; frame-ancestors 'none'; form-action 'self'; " +
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self "https://js.stripe.com")',
  };

  it('let the payment provider in on a page that takes payments, whatever the status', async () => {
    for (const path of ['/subscribe', '/subscribe/', '/subscribe?cancelled=true']) {
      const { status, headers } = await fetch(`${gateway.url}${path}`);
      expect([path, status, pick(headers)]).toEqual([path, 200, paying]);
    }
    const etag = (await fetch(`${gateway.url}/subscribe`)).headers.get('etag') ?? '';
    const unchanged = await fetch(`${gateway.url}/subscribe`, { headers: { 'if-none-match': etag } });
    expect([unchanged.status, pick(unchanged.headers)]).toEqual([304, paying]);
  });

  it.each(['/subscribe.html', '/Subscribe', '/api/subscribe', '/?next=/subscribe'])(
    'let nobody in on an address that only looks like one: %s',
    async (path) => {
      expect(pick((await fetch(`${gateway.url}${path}`)).headers)).toEqual(path === '/api/subscribe' ? strict : ofPage);
    },
  );

  it('let the origin of a stand-in in where the payment provider is, and nowhere else', async () => {
    const local = await startGateway({ mode: 'local', stripeJsUrl: 'http://127.0.0.1:4999/stripe.js' });
    const [page, other] = await Promise.all(['/subscribe', '/about'].map((path) => fetch(`${local.url}${path}`)));
    await local.close();
    const policy = paying['content-security-policy']
      .replace("https://js.stripe.com '", "https://js.stripe.com http://127.0.0.1:4999 '")
      .replace('https://api.stripe.com;', 'https://api.stripe.com http://127.0.0.1:4999;')
      .replace(/$/, ' http://127.0.0.1:4999');
    expect(page && pick(page.headers)).toEqual({ ...paying, 'content-security-policy': policy });
    expect(other && pick(other.headers)).toEqual(ofPage);
  });

  it.each([
    ['no HTTP', 'nonsense\r\n\r\n', 400],
    ['a malformed method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['oversized headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
  ])('are sent in reply to a malformed request: %s', async (_name, text, status) => {
    const answer = await rawRequest(gateway.url, text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const lines = head.split('\r\n');
    expect(lines[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z]`));
    expect(lines).toEqual(expect.arrayContaining(Object.entries(strict).map(([name, value]) => `${name}: ${value}`)));
    expect(lines).toEqual(expect.arrayContaining(['cache-control: no-store', 'connection: close']));
    expect(JSON.parse(body)).toMatchObject({ success: false, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });
});

describe('headers about one connection', () => {
  it('stay between the gateway and the service', async () => {
    gateway.upstream.answer((_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        connection: 'keep-alive, X-Private',
        'keep-alive': 'timeout=75',
        'x-private': 'yes',
        'x-public': 'yes',
        trailer: 'x-later',
        'proxy-authenticate': 'Basic',
        upgrade: 'h2c',
      });
      response.end('{}');
    });
    const answer = await rawRequest(gateway.url, 'GET /api/weather/paris HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    const head = answer.slice(0, answer.indexOf('\r\n\r\n')).toLowerCase();
    expect(head).toContain('x-public: yes');
    expect(head).toContain('connection: close');
    expect(head).not.toMatch(/keep-alive|x-private|trailer|proxy-authenticate|upgrade/);
  });

  it.each(['GET /api/weather/paris HTTP/1.0\r\n\r\n', 'GET /api/weather/paris HTTP/1.0\r\nHost: a\r\n\r\n'])(
    'let an HTTP/1.0 client see the end of the reply: %j',
    async (text) => {
      expect(await rawRequest(gateway.url, text)).toMatch(/^HTTP\/1\.1 (200|400) /);
    },
  );
});
