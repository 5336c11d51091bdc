import { request as httpRequest } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicUrl, startGateway, type TestGateway } from './start-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

/** Sends a path as written; other clients normalise it. */
function rawGet(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; encoding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(`${gateway.url}`, { path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

describe('the site', () => {
  it('fills in its own address', async () => {
    const page = await (await fetch(`${gateway.url}/`)).text();
    expect(page).toContain(`<link rel="canonical" href="${publicUrl}/">`);
  });

  it.each([
    ['/sitemap.xml', 'application/xml', `<urlset><url><loc>${publicUrl}/about</loc></url></urlset>`],
    ['/robots.txt', 'text/plain; charset=utf-8', `Sitemap: ${publicUrl}/sitemap.xml`],
  ])('fills in its address in %s, compressed or not', async (path, contentType, text) => {
    const reply = await fetch(`${gateway.url}${path}`);
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([200, contentType, text]);
    expect((await rawGet(path)).body.toString()).toBe(text);
  });

  it('sends pictures unchanged', async () => {
    const reply = await fetch(`${gateway.url}/og/paris.png`);
    expect([reply.headers.get('content-type'), await reply.text()]).toEqual(['image/png', '__PUBLIC_URL__ in a picture']);
  });

  it('sends the style of the map, and keeps to itself which file answers which path', async () => {
    const style = await fetch(`${gateway.url}/map/style.json`);
    expect([style.status, style.headers.get('content-type'), await style.json()]).toEqual([200, 'application/json', { version: 8 }]);
    expect((await fetch(`${gateway.url}/routes.json`)).status).toBe(404);
  });

  it('serves a page with and without a trailing slash, and with a query', async () => {
    for (const path of ['/about', '/about/', '/about?message=x']) {
      const reply = await fetch(`${gateway.url}${path}`);
      expect([reply.status, await reply.text()]).toEqual([200, '<!doctype html><h1>About</h1>']);
    }
  });

  it('serves compressed pages to clients that accept them, plain ones to others', async () => {
    const gzip = await rawGet('/about', { 'accept-encoding': 'gzip' });
    expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', '<!doctype html><h1>About</h1>']);
    expect((await rawGet('/about', { 'accept-encoding': 'br, gzip' })).encoding).toBe('br');
    expect((await rawGet('/about', { 'accept-encoding': 'br;q=0, gzip;q=0' })).encoding).toBeUndefined();
    expect((await rawGet('/about')).encoding).toBeUndefined();
  });

  it('answers 304 when the ETag matches', async () => {
    const etag = (await fetch(`${gateway.url}/about`)).headers.get('etag') ?? '';
    expect((await fetch(`${gateway.url}/about`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('answers 404 with its 404 page for an unknown route', async () => {
    const reply = await fetch(`${gateway.url}/atlantis`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await reply.text()).toContain('404 Page Not Found');
  });

  it('lets only hashed assets be cached for ever', async () => {
    const asset = await fetch(`${gateway.url}/assets/app-abc123.js`);
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await fetch(`${gateway.url}/assets/app-gone.js`)).status).toBe(404);
    expect((await fetch(`${gateway.url}/favicon.svg`)).headers.get('content-type')).toBe('image/svg+xml');
    expect((await fetch(`${gateway.url}/`)).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/routes.json',
    '/assets/..%2froutes.json',
    '//etc/passwd',
    '/routes.json',
    '/policy.json',
    '/assets/app-abc123.js.map',
    '/assets/app-abc123.js.gz',
  ])('discloses nothing for %s', async (path) => {
    const { status, body } = await rawGet(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/workspaces|root:|index\.html"|sources|headScript/);
  });
});

describe('the style guide', () => {
  const paths = ['/ui', '/ui/', '/ui.html'] as const;

  it('is a 404 in production', async () => {
    for (const path of paths) {
      const reply = await fetch(`${gateway.url}${path}`);
      expect([path, reply.status]).toEqual([path, 404]);
      expect(await reply.text()).toContain('404 Page Not Found');
    }
  });

  it('is served in local mode', async () => {
    const local = await startGateway({ mode: 'local' });
    const replies = await Promise.all(paths.map((path) => local.app.inject(path)));
    await local.close();
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 404]);
    expect(replies[0]?.body).toContain('The style guide');
  });
});

describe('the rules of pages', () => {
  const policyOf = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${gateway.url}${path}`, { headers });
    return [reply.status, reply.headers.get('referrer-policy')];
  };

  it('send no address with a token on to other pages, whatever the status', async () => {
    expect(await policyOf('/reset-password?token=abc')).toEqual([200, 'no-referrer']);
    expect(await policyOf('/reset-password/?token=abc')).toEqual([200, 'no-referrer']);
    const etag = (await fetch(`${gateway.url}/reset-password`)).headers.get('etag') ?? '';
    expect(await policyOf('/reset-password', { 'if-none-match': etag })).toEqual([304, 'no-referrer']);
    expect(await policyOf('/about')).toEqual([200, 'strict-origin-when-cross-origin']);
  });

  it('make a page for development a 404 without developer tools', async () => {
    for (const path of ['/test-verification', '/test-verification/']) {
      const reply = await fetch(`${gateway.url}${path}`);
      expect([reply.status, await reply.text()]).toEqual([404, '<!doctype html><h1>404 Page Not Found</h1>']);
    }
    const call = await fetch(`${gateway.url}/api/test-verification-email`, { method: 'POST' });
    expect([call.status, gateway.upstream.seen]).toEqual([404, []]);
  });

  it('serve page and call with developer tools', async () => {
    const equipped = await startGateway({ hasDevTools: true });
    const page = await equipped.app.inject('/test-verification');
    const call = await fetch(`${equipped.url}/api/test-verification-email`, { method: 'POST' });
    await equipped.close();
    expect([page.statusCode, page.body, call.status]).toEqual([200, '<!doctype html><h1>A tool for developers</h1>', 200]);
  });
});

it('a gateway that isn’t prepared yet answers 503 at /readyz', async () => {
  const starting = await startGateway();
  starting.lifecycle.state = 'starting';
  const replies = await Promise.all(['/readyz', '/healthz'].map((url) => starting.app.inject(url)));
  await starting.close();
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 200]);
});

describe('a gateway that stops', () => {
  it('answers 503 at /readyz, and closes connections after their reply', async () => {
    const stopping = await startGateway();
    const before = await stopping.app.inject('/readyz');
    stopping.lifecycle.state = 'closing';
    const after = await stopping.app.inject('/readyz');
    const page = await stopping.app.inject('/about');
    await stopping.close();
    expect([before.statusCode, before.headers.connection, after.statusCode, page.statusCode, page.headers.connection]).toEqual([
      200,
      'keep-alive',
      503,
      200,
      'close',
    ]);
  });
});
