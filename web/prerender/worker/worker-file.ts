import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRules } from '../page-files.js';

/** Path of the page without content. */
export const shellPath = '/shell';

/** No page of its own: it is shown under other addresses. */
export const shellHead = '<title>City Genie</title>\n    <meta name="robots" content="noindex">';

/** A name for a build, which is another one when anything that visitors see is. */
export function siteVersion(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(part).update('\0');
  }
  return hash.digest('base64url').slice(0, 12);
}

type Filling = { version: string; files: readonly string[]; map: readonly string[]; pages: readonly { path: string; rules: PageRules }[] };

/** Pages that are sent like all others; whatever has a header of its own always comes from the gateway. */
export const keptPages = (pages: Filling['pages']): string[] =>
  pages.filter(({ path, rules }) => path !== '*' && Object.keys(rules).length === 0).map(({ path }) => path);

/** Fills in what the worker can't know before the build. @throws RangeError when a place for it is missing */
export function fillWorker(source: string, { version, files, map, pages }: Filling): string {
  const values = {
    __VERSION__: version,
    __FILES__: JSON.stringify(files),
    __PAGES__: JSON.stringify(keptPages(pages)),
    __MAP__: JSON.stringify(map),
  };
  return Object.entries(values).reduce((text, [mark, value]) => {
    if (!text.includes(mark)) {
      throw new RangeError(`the worker has no ${mark}`);
    }
    return text.replace(mark, () => value);
  }, source);
}

/** The worker before it is filled. `root` is the folder of the web package. */
export const workerSource = (root: string): Promise<string> => readFile(join(root, 'prerender/worker/service-worker.js'), 'utf8');
