import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { measures } from './measures.js';
import { measured, type Row } from './row.js';

export const firstLoadMeasures = [measures.firstLoadGzip, measures.firstLoadBrotli];

export const bytesPerKilobyte = 1000;

/** P16: JavaScript that a browser fetches before / works, as the gateway sends it. Exact, so measured once. */
export function benchFirstLoad(webDir: string): Row[] {
  const files = firstLoadFiles(webDir);
  const kilobytes = (read: (path: string) => number): number[] => [
    files.reduce((sum, file) => sum + read(join(webDir, 'assets', file)), 0) / bytesPerKilobyte,
  ];
  const raw = kilobytes((path) => readFileSync(path).length)[0]?.toFixed(1);
  const gzip = kilobytes((path) => compressedSize(path, 'gz', gzipSync));
  const brotli = kilobytes((path) => compressedSize(path, 'br', brotliCompressSync));
  const remark = `${files.length} files, ${raw} KB before compression`;
  return [measured(measures.firstLoadGzip, gzip, { remark }), measured(measures.firstLoadBrotli, brotli)];
}

/** Names under assets/: the page's scripts and preloaded modules, and their static imports. */
export function firstLoadFiles(webDir: string): string[] {
  const found = new Set<string>();
  const waiting = scriptsOf(readFileSync(join(webDir, 'index.html'), 'utf8'));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!found.has(file)) {
      found.add(file);
      waiting.push(...importsOf(readFileSync(join(webDir, 'assets', file), 'utf8')));
    }
  }
  return [...found].sort();
}

/** File names of `<script src>` and `<link rel="modulepreload">`, with attributes in any order. */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>|<link\b[^>]*\brel="modulepreload"[^>]*>/g) ?? [];
  return tags.flatMap((tag) => /\b(?:src|href)="\/assets\/([^"]+\.js)"/.exec(tag)?.[1] ?? []);
}

/** File names of static imports in a built chunk, without `import("./page.js")`. */
export function importsOf(code: string): string[] {
  return [...code.matchAll(/\b(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)].map((match) => basename(match[1] ?? ''));
}

/** Size in bytes of the variant compressed at build, or else compressed now. */
export function compressedSize(path: string, ending: 'gz' | 'br', compress: (content: Buffer) => Buffer): number {
  const ready = `${path}.${ending}`;
  return existsSync(ready) ? readFileSync(ready).length : compress(readFileSync(path)).length;
}
