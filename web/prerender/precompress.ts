import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are already compressed. */
const compressible = /\.(js|css|svg|json)$/;

/** Writes `.br` and `.gz` next to every text file of `assets/`, so that the gateway doesn't have to compress. */
export function precompress(): Plugin {
  let assets = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      assets = resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    async closeBundle() {
      for (const name of (await readdir(assets)).filter((file) => compressible.test(file))) {
        const file = join(assets, name);
        const content = await readFile(file);
        await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
        await writeFile(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }));
      }
    },
  };
}
