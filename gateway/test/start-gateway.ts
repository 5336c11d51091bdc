import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createMetrics, type Metrics } from '@city-genie/service-kit/metrics';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { buildGateway, type GatewayDeps } from '../src/app.js';
import { loadSite } from '../src/site/load-site.js';
import { type StubUpstream, stubUpstream } from './stub-upstream.js';

export type TestGateway = { app: FastifyInstance; url: string; upstream: StubUpstream; metrics: Metrics; close(): Promise<void> };

export const publicUrl = 'http://city-genie.test';

/** A site of two pages and the style guide, as the web's build would leave it. */
export async function smallSite(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'city-genie-site-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'routes.json'), JSON.stringify({ '/': 'index.html', '/about': 'about.html' }));
  await writeFile(join(dir, 'index.html'), '<!doctype html><link rel="canonical" href="__PUBLIC_URL__/"><h1>Home</h1>');
  await writeFile(join(dir, 'about.html'), '<!doctype html><h1>About</h1>');
  await writeFile(join(dir, 'ui.html'), '<!doctype html><h1>The style guide</h1>');
  await writeFile(join(dir, '404.html'), '<!doctype html><h1>404 Page Not Found</h1>');
  await writeFile(join(dir, 'sitemap.xml'), '<urlset><url><loc>__PUBLIC_URL__/about</loc></url></urlset>');
  await writeFile(join(dir, 'robots.txt'), 'Sitemap: __PUBLIC_URL__/sitemap.xml');
  await mkdir(join(dir, 'og'));
  await writeFile(join(dir, 'og', 'paris.png'), Buffer.from('__PUBLIC_URL__ in a picture'));
  await writeFile(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dir, 'assets', 'app-abc123.js'), 'export {};');
  await writeFile(join(dir, 'assets', 'app-abc123.js.gz'), gzipSync('export {};'));
  await writeFile(join(dir, 'assets', 'app-abc123.js.map'), '{"sources":[]}');
  return dir;
}

type Options = Partial<
  Pick<
    GatewayDeps,
    | 'trustProxyHops'
    | 'lifecycle'
    | 'isStrict'
    | 'allowedHosts'
    | 'connectionsPerAddress'
    | 'requestsPerAddress'
    | 'logger'
    | 'arrival'
    | 'upstreamTimeoutMs'
    | 'endpoints'
  >
> & {
  upstreamUrl?: string;
  mode?: 'local' | 'production';
  publicUrl?: string;
};

/** The gateway on a free port before one stub that plays every service; Redis is away, as it may be. */
export async function startGateway({ upstreamUrl, mode = 'production', ...options }: Options = {}): Promise<TestGateway> {
  const upstream = await stubUpstream();
  const redis = new Redis('redis://127.0.0.1:1', {
    enableOfflineQueue: false,
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  const webDir = await smallSite();
  const url = upstreamUrl ?? upstream.url;
  const metrics = createMetrics('gateway');
  const app = await buildGateway({
    logger: pino({ level: 'silent' }),
    redis,
    keys: testKeys,
    publicUrl,
    allowedHosts: [],
    isStrict: false,
    upstreams: { identity: url, billing: url, recommendations: url, weather: url, waitlist: url },
    trustProxyHops: 0,
    connectionsPerAddress: 100,
    requestsPerAddress: 100,
    metrics,
    site: await loadSite(webDir, publicUrl, mode),
    showOpenApi: true,
    ...options,
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url: address,
    upstream,
    metrics,
    close: async () => {
      await app.close();
      await upstream.close();
      redis.disconnect();
      await rm(webDir, { recursive: true });
    },
  };
}
