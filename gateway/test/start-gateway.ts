import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serviceNames } from '@city-genie/contracts/endpoint';
import type { Lifecycle } from '@city-genie/service-kit/observability/health';
import { createLogger, type Logger } from '@city-genie/service-kit/observability/logger';
import type { Metrics } from '@city-genie/service-kit/observability/metrics';
import { startProcess } from '@city-genie/test-kit/start-process';
import type { FastifyInstance } from 'fastify';
import type { GatewayOptions } from '../src/app.js';
import { gateway } from '../src/service.js';
import { type StubUpstream, stubUpstream } from './stub-upstream.js';

export type TestGateway = {
  app: FastifyInstance;
  url: string;
  upstream: StubUpstream;
  metrics: Metrics;
  lifecycle: Lifecycle;
  close(): Promise<void>;
};

export const publicUrl = 'http://city-genie.test';

/** The hash of the script in every page. */
export const headScript = `sha256-${'A'.repeat(43)}=`;

/** A page with a head as the build writes it, of two cities. */
const cityPage = (key: string) => {
  const words = ['title', 'description', 'image', 'image:alt'].flatMap((name) => [
    `<meta property="og:${name}" content="${name} as built">`,
    `<meta name="twitter:${name}" content="${name} as built">`,
  ]);
  const own = `<title>As built</title><meta name="description" content="As built"><meta name="robots" content="index, follow">`;
  const address = `<link rel="canonical" href="__PUBLIC_URL__/${key}"><meta property="og:url" content="__PUBLIC_URL__/${key}">`;
  return `<!doctype html><html><head>${own}${address}${words.join('')}</head><body><title>Of a drawing</title><h1>${key}</h1></body></html>`;
};

/** A built site of two plain pages, two cities, one with a token in its address, one that takes payments, one for development, and the style guide. */
async function smallSite(): Promise<string> {
  const rows = {
    '/': { file: 'index.html' },
    '/about': { file: 'about.html' },
    '/paris': { file: 'paris.html' },
    '/london': { file: 'london.html' },
    '/reset-password': { file: 'reset.html', referrer: 'no-referrer' },
    '/subscribe': { file: 'subscribe.html', takesPayments: true },
    '/test-verification': { file: 'tool.html', isForDevelopment: true },
  };
  const dir = await mkdtemp(join(tmpdir(), 'city-genie-site-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'routes.json'), JSON.stringify(rows));
  await writeFile(join(dir, 'policy.json'), JSON.stringify({ headScript }));
  await writeFile(join(dir, 'reset.html'), '<!doctype html><h1>A new password</h1>');
  await writeFile(join(dir, 'subscribe.html'), '<!doctype html><h1>Plans</h1>');
  await writeFile(join(dir, 'tool.html'), '<!doctype html><h1>A tool for developers</h1>');
  await writeFile(join(dir, 'index.html'), '<!doctype html><link rel="canonical" href="__PUBLIC_URL__/"><h1>Home</h1>');
  await writeFile(join(dir, 'about.html'), '<!doctype html><h1>About</h1>');
  await writeFile(join(dir, 'paris.html'), cityPage('paris'));
  await writeFile(join(dir, 'london.html'), cityPage('london'));
  await writeFile(join(dir, 'ui.html'), '<!doctype html><h1>The style guide</h1>');
  await writeFile(join(dir, '404.html'), '<!doctype html><h1>404 Page Not Found</h1>');
  await writeFile(join(dir, 'sitemap.xml'), '<urlset><url><loc>__PUBLIC_URL__/about</loc></url></urlset>');
  await writeFile(join(dir, 'robots.txt'), 'Sitemap: __PUBLIC_URL__/sitemap.xml');
  await mkdir(join(dir, 'og'));
  await writeFile(join(dir, 'og', 'paris.png'), Buffer.from('__PUBLIC_URL__ in a picture'));
  await mkdir(join(dir, 'map'));
  await writeFile(join(dir, 'map', 'style.json'), '{"version":8}');
  await writeFile(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dir, 'assets', 'app-abc123.js'), 'export {};');
  await writeFile(join(dir, 'assets', 'app-abc123.js.gz'), gzipSync('export {};'));
  await writeFile(join(dir, 'assets', 'app-abc123.js.map'), '{"sources":[]}');
  return dir;
}

type Options = Partial<GatewayOptions> & {
  upstreamUrl?: string;
  mode?: 'local' | 'production';
  /** Only in local mode, which is the default then. */
  hasDevTools?: boolean;
  publicUrl?: string;
  /** Where a stand-in for the payment provider has its script; only in local mode. */
  stripeJsUrl?: string;
  logger?: Logger;
};

/** Starts the gateway on a free port, with one stub for every service, without Redis, and answering any host. */
export async function startGateway({
  upstreamUrl,
  hasDevTools = false,
  mode = hasDevTools ? 'local' : 'production',
  logger,
  stripeJsUrl,
  ...options
}: Options = {}): Promise<TestGateway> {
  const upstream = await stubUpstream();
  const webDir = await smallSite();
  const urls = serviceNames.map((name) => [`${name.toUpperCase()}_URL`, upstreamUrl ?? upstream.url]);
  const env = {
    ...Object.fromEntries(urls),
    APP_MODE: mode,
    ENABLE_DEV_TOOLS: String(hasDevTools),
    PUBLIC_URL: options.publicUrl ?? publicUrl,
    REDIS_URL: 'redis://127.0.0.1:1',
    TRUST_PROXY_HOPS: '0',
    METRICS_PORT: '0',
    WEB_DIR: webDir,
    ...(stripeJsUrl !== undefined && { STRIPE_JS_URL: stripeJsUrl }),
  };
  const { app, kit, stop } = await startProcess(gateway, {
    env,
    logger: logger ?? createLogger('gateway', 'silent'),
    parts: { isStrict: false, showOpenApi: true, requestsPerAddress: 100, ...options },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url,
    upstream,
    metrics: kit.metrics,
    lifecycle: kit.lifecycle,
    close: async () => {
      await stop();
      await upstream.close();
      await rm(webDir, { recursive: true });
    },
  };
}
