import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

const mark = '<!--head-script-->';
const source = 'prerender/theme.js';

/**
 * Puts the script that runs before the first paint into the document, where it costs no request of its own: on a slow line that is half a
 * second in which nothing is painted, and no search is sent.
 */
export function headScript(): Plugin {
  let root = '';
  return {
    name: 'head-script',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const file = join(root, source);
        const { code } = await minify(file, await readFile(file, 'utf8'), { module: false });
        return html.replace(mark, () => `<script>${code.trim()}</script>`);
      },
    },
  };
}

/**
 * The hash by which a policy allows the one script that stands in a page.
 *
 * @throws Error unless it is one, and can't be changed by what the gateway fills in
 */
export function inlineScriptHash(page: string): string {
  const [script, ...more] = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  if (!script || more.length > 0 || script.includes('__PUBLIC_URL__')) {
    throw new Error('a page has one script of its own, which stays as it is');
  }
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
