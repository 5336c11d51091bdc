import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hashOf } from '../src/ui/late/seeded.js';

const virtualId = 'virtual:vignettes';
const ending = '.svg';

/** `code`: of the place, without its name (docs/adr/0007-drawn-not-photographed.md). `file`: named after its content. */
type VignetteFile = { city: string; code: string; file: string; source: string };

/** The drawings of a folder, whose files are named after places: `<city>-<place>.svg`. */
export function readVignettes(folder: string): VignetteFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.map((name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    const id = name.slice(0, -ending.length);
    const file = `${createHash('sha256').update(source).digest('hex').slice(0, 10)}${ending}`;
    return { city: id.replace(/-.*/, ''), code: hashOf(id).toString(36), file, source };
  });
}

/** What `virtual:vignettes` exports. */
function drawnByCity(files: readonly VignetteFile[]): Record<string, Record<string, string>> {
  const drawn: Record<string, Record<string, string>> = {};
  for (const { city, code, file } of files) {
    drawn[city] = { ...drawn[city], [code]: file };
  }
  return drawn;
}

/**
 * Serves the drawings in `vignettes/` as assets. The module `virtual:vignettes` says which places are drawn, and where; it names no
 * place, since those of locked cities aren't public.
 */
export function vignettes(): Plugin {
  let folder = '';
  let isBuilt = false;
  return {
    name: 'vignettes',
    configResolved({ root, command }) {
      folder = join(root, 'vignettes');
      isBuilt = command === 'build';
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) {
        return;
      }
      const files = readVignettes(folder);
      if (isBuilt) {
        for (const { file, source } of files) {
          this.emitFile({ type: 'asset', fileName: `assets/${file}`, source });
        }
      }
      return `export const drawn = ${JSON.stringify(drawnByCity(files))};`;
    },
    configureServer({ middlewares }) {
      middlewares.use('/assets', ({ url }, response, next) => {
        const found = readVignettes(folder).find(({ file }) => url === `/${file}`);
        return found ? response.setHeader('content-type', 'image/svg+xml').end(found.source) : next();
      });
    },
  };
}
