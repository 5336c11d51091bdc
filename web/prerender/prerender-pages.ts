import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { inlineScriptHash } from './head-script.js';
import { fillTemplate, type PageParts, pageFile, routeFiles } from './page-files.js';
import type { RenderedPage } from './render.js';
import { mapFiles, offlineFiles } from './worker/offline-files.js';
import { fillWorker, shellHead, shellPath, siteVersion, workerSource } from './worker/worker-file.js';

type Rendered = { pages: RenderedPage[]; extras: [file: string, content: string | Uint8Array][] };

/**
 * Renders with the app's source and the settings of `vite.config.ts`. This file is loaded by those settings, so it can't import
 * the source itself.
 */
async function renderWithVite(root: string): Promise<Rendered> {
  const server = await createServer({
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { renderPages } = await server.ssrLoadModule('/prerender/render.tsx');
    const { extraFiles } = await server.ssrLoadModule('/prerender/extra-files.ts');
    const pages: RenderedPage[] = await renderPages();
    const paths = pages.map(({ path }) => path).filter((path) => path !== '*');
    return { pages, extras: await extraFiles(root, paths) };
  } finally {
    await server.close();
  }
}

/** A chunk and all of its static imports. */
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

/** Preloads the fonts of the first text together with the style sheet that names them. */
function fontPreloads(bundle: Rolldown.OutputBundle): string[] {
  const fonts = Object.keys(bundle).filter((fileName) => /-latin-wght-normal-.*\.woff2$/.test(fileName));
  return fonts.map((font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`);
}

/** The chunk of a source file and all that it imports. */
function chunksOf(bundle: Rolldown.OutputBundle, source: string): Set<string> {
  const file = Object.values(bundle).find((output) => output.type === 'chunk' && basename(output.facadeModuleId ?? '') === source);
  if (!file) {
    throw new Error(`no chunk comes from a file ${source}: a page's component must be named like its file`);
  }
  return withImports(bundle, file.fileName);
}

const preloads = (chunks: Iterable<string>) => [...chunks].map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk}">`);

const stylePreloads = (sheets: readonly string[]) => sheets.map((sheet) => `<link rel="preload" href="/${sheet}" as="style" crossorigin>`);

/** The style sheets of chunks, for which their code waits. */
function stylesOf(bundle: Rolldown.OutputBundle, chunks: readonly string[]): string[] {
  const outputs = chunks.map((chunk) => bundle[chunk]).filter((output) => output?.type === 'chunk');
  return [...new Set(outputs.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
}

/**
 * Loads a page's lazy chunk together with the app, not after it; and where the page is a city's, the one of its views that the address
 * asks for.
 */
function pageModules(bundle: Rolldown.OutputBundle, page: string, template: string): Pick<PageParts, 'modules' | 'views'> {
  const isNew = (file: string) => !template.includes(file);
  const isCity = page === 'CityPage';
  const withApi = isCity ? chunksOf(bundle, 'attach-api.ts') : [];
  const own = [...new Set([...chunksOf(bundle, `${page}.tsx`), ...withApi])].filter(isNew);
  const view = (name: string) => {
    const chunks = [...chunksOf(bundle, `${name}.tsx`)].filter((chunk) => isNew(chunk) && !own.includes(chunk));
    const styles = stylesOf(bundle, chunks).filter(isNew);
    return [...stylePreloads(styles), ...preloads(chunks)];
  };
  const views = isCity ? { views: { choose: view('ChooseView'), plan: view('CityAnswer') } } : {};
  return { modules: [...stylePreloads(stylesOf(bundle, own).filter(isNew)), ...preloads(own)], ...views };
}

/** Writes every public route as HTML, the worker, the sitemap, the pictures for shared links, and for the gateway `routes.json` and `policy.json`. */
export function prerenderPages(): Plugin {
  let root = '';
  let outDir = '';
  let built: Rolldown.OutputBundle = {};

  const write = async (file: string, content: string | Uint8Array) => {
    const target = join(outDir, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  };

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
      const plain = await readFile(join(outDir, 'index.html'), 'utf8');
      const { pages, extras } = await renderWithVite(root);
      const skylines = (await readdir(join(root, 'public/skylines'))).map((file) => `/skylines/${file}`);
      const files = offlineFiles(built, plain, skylines);
      const map = mapFiles(built);
      const worker = await workerSource(root);
      const still = await Promise.all(
        [...files, ...map].filter((file) => !file.startsWith('/assets/')).map((file) => readFile(join(outDir, file), 'utf8')),
      );
      const version = siteVersion([worker, plain, ...still, ...Object.keys(built), ...pages.flatMap(({ head, body }) => [head, body])]);
      const template = plain.replace('<!--page-head-->', () => `<meta name="version" content="${version}">\n    <!--page-head-->`);
      for (const { path, page, head, body } of pages) {
        const modules = pageModules(built, page, template);
        await write(pageFile(path), fillTemplate(template, { head: [head, ...fontPreloads(built)].join('\n    '), body, ...modules }));
      }
      // What the worker gives out for a path of which it has no page.
      await write(pageFile(shellPath), fillTemplate(template, { head: shellHead, body: '', modules: [] }));
      await write('sw.js', fillWorker(worker, { version, files, map, pages }));
      for (const [file, content] of extras) {
        await write(file, content);
      }
      await write('routes.json', `${JSON.stringify(routeFiles([...pages, { path: shellPath, rules: {} }]), null, 2)}\n`);
      await write('policy.json', `${JSON.stringify({ headScript: inlineScriptHash(plain) })}\n`);
    },
  };
}
