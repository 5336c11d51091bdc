import type { StyleSpecification } from 'maplibre-gl';
// A file of our own: the site's policy allows no worker from a blob, which the usual build makes.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url';
import { tileOf, tileScheme } from './kept-map/kept-tiles.js';

/** The library, in a chunk of its own. It gets its tiles by way of those that are kept. */
export async function loadLibrary() {
  const library = await import('maplibre-gl/dist/maplibre-gl-csp.js');
  library.setWorkerUrl(workerUrl);
  library.addProtocol(tileScheme, async ({ url }, { signal }) => ({ data: await tileOf(url.slice(`${tileScheme}://`.length), signal) }));
  return library;
}

/** The style; without a network the one that the worker or the browser has kept. @throws when it can't be had */
export async function loadStyle(url: string): Promise<StyleSpecification> {
  const reply = await fetch(url).catch(() => fetch(url, { cache: 'force-cache' }));
  if (!reply.ok) {
    throw new Error(`The style of the map: ${reply.status}`);
  }
  return reply.json();
}

/** The map writes with the site's fonts, and writes at once, so they have to be there. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(['500 24px "Inter Variable"', 'italic 24px "Fraunces Variable"'].map((font) => document.fonts.load(font)));
}
