import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { findCity } from '@city-genie/city-data/catalog';
import { ConfigError } from '@city-genie/service-kit/process/config';
import { z } from 'zod';
import { pageHeaders, paymentPageHeaders } from '../trust/security-headers.js';
import { createRecentPages, type PlanPage, planPages } from './plan-pages.js';
import { etagOf, type Resource } from './resource.js';

/** The whole built site in memory (about seven megabytes with all encodings), by path. */
export type Site = {
  resources: ReadonlyMap<string, Resource>;
  /** Pages of cities whose query may stand for a plan. */
  plans: ReadonlyMap<string, PlanPage>;
  notFound: Resource;
};

/** `routes.json`: the file of every page, and how it is sent (docs/rules/site.md#rules-of-pages). */
const pages = z.record(
  z.string().startsWith('/'),
  z.object({
    file: z.string().regex(/^[\w./-]+\.html$/),
    referrer: z.literal('no-referrer').optional(),
    isForDevelopment: z.literal(true).optional(),
    takesPayments: z.literal(true).optional(),
  }),
);

const pagesFile = 'routes.json';

/** `policy.json`: the hash of the script that stands in every page (docs/adr/0018-one-script-in-the-page.md). */
const policy = z.object({ headScript: z.string().regex(/^sha256-[\w+/]{43}=$/) });

const policyFile = 'policy.json';

type PageRow = z.infer<typeof pages>[string];

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const compressible = /text|svg|json|xml/;
/** Files besides pages that contain the site's address: sitemap and robots.txt. */
const withAddress = /\.(xml|txt)$/;
const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

type Built = { gzip: Buffer | undefined; br: Buffer | undefined };

function resource(identity: Buffer, path: string, cacheControl: string, built?: Built): Resource {
  const contentType = contentTypes[extname(path)] ?? 'application/octet-stream';
  return {
    contentType,
    cacheControl,
    headers: {},
    identity,
    etag: etagOf(identity),
    ...(compressible.test(contentType) && {
      gzip: built?.gzip ?? gzipSync(identity, { level: 9 }),
      br: built?.br ?? brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    }),
  };
}

/** Replaces `__PUBLIC_URL__` by the site's address, which the build doesn't know. */
async function readAddressed(file: string, publicUrl: string): Promise<Buffer> {
  return Buffer.from((await readFile(file, 'utf8')).replaceAll('__PUBLIC_URL__', publicUrl), 'utf8');
}

/**
 * All files but pages: hashed assets, pictures, sitemap, robots. Compressed variants from the build (`.br`, `.gz`) are used as they are.
 */
async function loadFiles(webDir: string, publicUrl: string): Promise<[string, Resource][]> {
  const entries = await readdir(webDir, { recursive: true, withFileTypes: true });
  const names = new Set(entries.filter((entry) => entry.isFile()).map((entry) => relative(webDir, join(entry.parentPath, entry.name))));
  const files = [...names].filter((name) => !/\.(html|br|gz|map)$/.test(name) && name !== pagesFile && name !== policyFile);
  return Promise.all(
    files.map(async (name) => {
      const path = `/${name.split(sep).join('/')}`;
      const sibling = async (ending: string) => (names.has(name + ending) ? readFile(join(webDir, name + ending)) : undefined);
      const built = { gzip: await sibling('.gz'), br: await sibling('.br') };
      const cacheControl = path.startsWith('/assets/') ? immutable : revalidate;
      const file = join(webDir, name);
      const content = withAddress.test(name) ? await readAddressed(file, publicUrl) : await readFile(file);
      return [path, resource(content, name, cacheControl, built)];
    }),
  );
}

/** The style guide is for developers: production doesn't serve it, and older builds don't have it. */
const styleGuide = { path: '/ui', file: 'ui.html' } as const;

/** @throws ConfigError when the site isn't built */
async function readBuilt<T>(webDir: string, name: string, schema: z.ZodType<T>): Promise<T> {
  const file = join(webDir, name);
  if (!existsSync(file)) {
    throw new ConfigError(`${file} is missing: build the site first, npm run build -w web`);
  }
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

export type SiteOptions = {
  webDir: string;
  publicUrl: string;
  hasStyleGuide: boolean;
  hasDevTools: boolean;
  /** Where a stand-in for the payment provider has its script. */
  stripeJsUrl: string | undefined;
};

/** Loads the built site. @throws ConfigError when there is none */
export async function loadSite({ webDir, publicUrl, hasStyleGuide, hasDevTools, stripeJsUrl }: SiteOptions): Promise<Site> {
  const { headScript } = await readBuilt(webDir, policyFile, policy);
  const [ofPages, ofPayments] = [pageHeaders(headScript), paymentPageHeaders(headScript, stripeJsUrl)];
  const page = async ({ file, referrer, takesPayments }: PageRow): Promise<Resource> => ({
    ...resource(await readAddressed(join(webDir, file), publicUrl), file, revalidate),
    headers: { ...(referrer && { 'referrer-policy': referrer }), ...(takesPayments ? ofPayments : ofPages) },
  });
  const hasGuide = hasStyleGuide && existsSync(join(webDir, styleGuide.file));
  const rows: Record<string, PageRow> = {
    ...(await readBuilt(webDir, pagesFile, pages)),
    ...(hasGuide && { [styleGuide.path]: { file: styleGuide.file } }),
  };
  const served = Object.entries(rows).filter(([, { isForDevelopment }]) => hasDevTools || !isForDevelopment);
  const loaded = await Promise.all(served.map(async ([path, row]) => [path, await page(row)] as const));
  const recent = createRecentPages();
  const plans = loaded.flatMap(([path, resource]): [string, PlanPage][] => {
    const city = findCity(path.slice(1));
    return city && path === `/${city.key}` ? [[path, planPages(city, resource, publicUrl, recent)]] : [];
  });
  return {
    resources: new Map([...(await loadFiles(webDir, publicUrl)), ...loaded]),
    plans: new Map(plans),
    notFound: await page({ file: '404.html' }),
  };
}
