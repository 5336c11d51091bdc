import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { fillTemplate, pageFile, routeFiles } from './page-files.js';
import type { RenderedPage } from './render.js';

/** Renders with the app's source and the settings of `vite.config.ts`. */
async function renderWithVite(root: string): Promise<RenderedPage[]> {
  const server = await createServer({
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { renderPages } = await server.ssrLoadModule('/prerender/render.tsx');
    return await renderPages();
  } finally {
    await server.close();
  }
}

/** A chunk and everything that it imports before it can run. */
function withImports(bundle: Rolldown.OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const output = bundle[fileName];
  if (output?.type === 'chunk' && !found.has(fileName)) {
    found.add(fileName);
    for (const imported of output.imports) {
      withImports(bundle, imported, found);
    }
  }
  return found;
}

/** Links that let a page's fonts and lazy chunk load at once instead of one after another. */
function preloadLinks(bundle: Rolldown.OutputBundle, root: string, file: string, template: string): string[] {
  const outputs = Object.values(bundle);
  const fonts = outputs.filter((output) => /-latin-wght-normal-.*\.woff2$/.test(output.fileName));
  const page = outputs.find((output) => output.type === 'chunk' && output.facadeModuleId === join(root, 'src', file));
  const chunks = [...withImports(bundle, page?.fileName ?? '')].filter((chunk) => !template.includes(chunk));
  return [
    ...fonts.map((font) => `<link rel="preload" href="/${font.fileName}" as="font" type="font/woff2" crossorigin>`),
    ...chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk}">`),
  ];
}

/** Writes every public route as HTML, and `routes.json` for the gateway. */
export function prerenderPages(): Plugin {
  let root = '';
  let outDir = '';
  let built: Rolldown.OutputBundle = {};

  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      built = bundle;
    },
    async closeBundle(error) {
      if (error) {
        return;
      }
      const template = await readFile(join(outDir, 'index.html'), 'utf8');
      const pages = await renderWithVite(root);
      for (const { path, file, head, body } of pages) {
        const target = join(outDir, pageFile(path));
        await mkdir(dirname(target), { recursive: true });
        const links = preloadLinks(built, root, file, template);
        await writeFile(target, fillTemplate(template, [head, ...links].join('\n    '), body));
      }
      await writeFile(join(outDir, 'routes.json'), `${JSON.stringify(routeFiles(pages.map(({ path }) => path)), null, 2)}\n`);
    },
  };
}
