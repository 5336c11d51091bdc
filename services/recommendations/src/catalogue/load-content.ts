import { extname } from 'node:path';
import type { CityContent } from './entry.js';

/**
 * A city's content by its key. The folder's name is the key, so a new city needs no list here; the ending is this file's
 * own, because the same source runs compiled and from TypeScript.
 */
export async function loadContent(key: string): Promise<CityContent> {
  const file = new URL(`../content/${key}/content${extname(new URL(import.meta.url).pathname)}`, import.meta.url);
  const module: { content: CityContent } = await import(/* @vite-ignore */ file.href);
  return module.content;
}
