import { extname } from 'node:path';
import type { CityContent } from './entry.js';

/**
 * Loads a city's content by its key. The folder name is the key, so a new city needs no list here. The file extension is that
 * of this module, because the source runs both compiled and as TypeScript.
 */
export async function loadContent(key: string): Promise<CityContent> {
  const file = new URL(`../content/${key}/content${extname(new URL(import.meta.url).pathname)}`, import.meta.url);
  const module: { content: CityContent } = await import(/* @vite-ignore */ file.href);
  return module.content;
}
