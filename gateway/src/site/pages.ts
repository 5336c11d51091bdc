import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';

/** A prerendered page in every encoding, ready to be sent. */
export type Page = { etag: string; identity: Buffer; gzip: Buffer; br: Buffer };

export type Pages = {
  byPath: ReadonlyMap<string, Page>;
  notFound: Page;
  /** Names of the files beside the pages: favicon, robots, manifest. */
  rootFiles: readonly string[];
};

const routeFiles = z.record(z.string().startsWith('/'), z.string().regex(/^[\w./-]+\.html$/));

function preparePage(html: string): Page {
  const identity = Buffer.from(html, 'utf8');
  return {
    identity,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    gzip: gzipSync(identity, { level: 9 }),
    br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  };
}

/** Reads the prerendered site once; `__PUBLIC_URL__` becomes the address that a build can't know. */
export async function loadPages(webDir: string, publicUrl: string): Promise<Pages> {
  const load = async (file: string) => preparePage((await readFile(join(webDir, file), 'utf8')).replaceAll('__PUBLIC_URL__', publicUrl));
  const files = routeFiles.parse(JSON.parse(await readFile(join(webDir, 'routes.json'), 'utf8')));
  const entries = await Promise.all(Object.entries(files).map(async ([path, file]) => [path, await load(file)] as const));
  const rootFiles = (await readdir(webDir, { withFileTypes: true }))
    .filter((file) => file.isFile() && !/\.(html|json|br|gz)$/.test(file.name))
    .map((file) => file.name);
  return { byPath: new Map(entries), notFound: await load('404.html'), rootFiles };
}
