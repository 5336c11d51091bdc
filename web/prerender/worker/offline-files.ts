import { basename } from 'node:path';
import type { Rolldown } from 'vite';

/** Besides the first load: what shows plans and their restaurants. Everything that they load later comes along. */
const parts: readonly string[] = ['HomePage.tsx', 'CityPage.tsx', 'ChooseView.tsx', 'CityAnswer.tsx'];

/** Parts of every page; what they load later is for other pages. */
const single: readonly string[] = [
  'NotFoundPage.tsx',
  'attach-api.ts',
  'SessionWatch.tsx',
  'LastPlanLink.tsx',
  'follow-owner.ts',
  'finish-leaving.ts',
  'carried-toast.ts',
  'TimedToast.tsx',
  'site-worker.ts',
  'UpdateNotice.tsx',
];

/** Files that no chunk names. */
const standing = ['/start-app.js', '/favicon.svg', '/manifest.webmanifest'];

const mapStyle = '/map/style.json';

/** A larger chunk is a library that is fetched when it is used, and kept from then on. */
const mostCharacters = 120_000;

/** What is looked at of a chunk. */
export type LoadedChunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'facadeModuleId' | 'code' | 'imports' | 'dynamicImports'> & {
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined;
};

type Bundle = Readonly<Record<string, LoadedChunk | { type: 'asset' }>>;

const sourceOf = (output: LoadedChunk): string => basename(output.facadeModuleId ?? '');

/** Chunks that are loaded with one, and by it later if that comes along. */
function reached(bundle: Bundle, fileName: string, withLater: boolean, found: Set<string>): void {
  const output = bundle[fileName];
  if (output?.type !== 'chunk' || found.has(fileName)) {
    return;
  }
  found.add(fileName);
  for (const imported of output.imports) {
    reached(bundle, imported, withLater, found);
  }
  for (const later of withLater ? output.dynamicImports : []) {
    const chunk = bundle[later];
    if (chunk?.type === 'chunk' && chunk.code.length < mostCharacters) {
      reached(bundle, later, true, found);
    }
  }
}

/**
 * Paths of everything that plans and restaurants need without a network: their code, the style sheets, the fonts of our own words, and the
 * skylines. `html`: the page that the build has made of `index.html`.
 */
export function offlineFiles(bundle: Bundle, html: string, skylines: readonly string[]): string[] {
  const found = new Set<string>();
  const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  for (const file of linked) {
    reached(bundle, file, false, found);
  }
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && [...parts, ...single].includes(sourceOf(output))) {
      reached(bundle, output.fileName, parts.includes(sourceOf(output)), found);
    }
  }
  const styles = [...found].flatMap((name) => {
    const output = bundle[name];
    return output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];
  });
  const fonts = Object.keys(bundle).filter((name) => /-latin-wght-\w+-.*\.woff2$/.test(name));
  const all = [...found, ...linked, ...styles, ...fonts].map((name) => `/${name}`);
  return [...new Set([...standing, ...skylines, ...all])].sort();
}

/** Paths of what draws the map, the style first: its library and worker come when a map is opened, and are kept from then on. */
export function mapFiles(bundle: Bundle): string[] {
  return [
    mapStyle,
    ...Object.keys(bundle)
      .filter((name) => /\/maplibre-gl[^/]*\.js$/.test(name))
      .map((name) => `/${name}`),
  ];
}
