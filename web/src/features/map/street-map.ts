import type { Geo } from '@city-genie/city-data/geography/geo';
import type { Map as LibraryMap, StyleSpecification } from 'maplibre-gl';
import { keepWalk } from './kept-map/keep-walk.js';
import { tileScheme } from './kept-map/kept-tiles.js';
import { loadFonts, loadLibrary, loadStyle } from './load-map.js';
import { type MapColours, readColours, withColours } from './map-colours.js';
import type { MapFailure, MapStop } from './map-plan.js';
import { boundsOf } from './route-lines.js';

export type { LibraryMap };

/** Room for the pins at the edge, and for the buttons on the right. */
const fitting = { padding: { top: 44, bottom: 44, left: 44, right: 90 }, maxZoom: 16 };

/** Shows all of some places, at most as near as single houses. */
export function fitPlaces(map: LibraryMap, places: readonly Geo[]): void {
  map.fitBounds(boundsOf(places), fitting);
}

/** Shows the whole plan. */
export function fitPlan(map: LibraryMap, stops: readonly MapStop[], options = {}): void {
  map.fitBounds(boundsOf(stops.map(({ geo }) => geo)), { ...fitting, ...options }, { isWhole: true });
}

/** As long as nobody has moved the map, it goes on to show the whole plan when the window changes, as when a phone is turned. */
function keepWhole(map: LibraryMap, stops: readonly MapStop[]): void {
  let isWhole = true;
  map.on('dragstart', () => {
    isWhole = false;
  });
  map.on('zoomstart', (event) => {
    isWhole = 'isWhole' in event;
  });
  map.on('resize', () => {
    if (isWhole) {
      fitPlan(map, stops, { duration: 0 });
    }
  });
}

export function paintMap(map: LibraryMap, colours: MapColours): void {
  for (const [name, colour] of Object.entries(colours)) {
    map.setGlobalStateProperty(name, colour);
  }
}

/** Calls back when no tile of the first view can be had; as soon as there is any, others may fail, and the map stays. */
function watchTiles(map: LibraryMap, onAway: () => void): void {
  let hasAny = false;
  map.on('sourcedata', ({ tile }) => {
    hasAny ||= tile !== undefined;
  });
  // Also keeps the library from writing each failed tile to the console.
  map.on('error', () => {
    if (!hasAny && map.areTilesLoaded()) {
      onAway();
    }
  });
}

/** Once all is shown, the tiles of the walk are kept, until the map is closed. */
function keepTiles(map: LibraryMap, style: StyleSpecification, stops: readonly MapStop[]): void {
  const isOpen = new AbortController();
  const places = stops.map(({ geo }) => geo);
  map.once('idle', () => void keepWalk(style, places, isOpen.signal).catch(() => undefined));
  map.once('remove', () => isOpen.abort());
}

type Wanted = {
  container: HTMLElement;
  styleUrl: string;
  stops: readonly MapStop[];
  label: string;
  onFailure: (failure: MapFailure) => void;
};

function drawMap(Library: Awaited<ReturnType<typeof loadLibrary>>, style: StyleSpecification, { container, stops, label }: Wanted) {
  return new Library.Map({
    container,
    style: withColours(style, readColours(container)),
    bounds: boundsOf(stops.map(({ geo }) => geo)),
    fitBoundsOptions: fitting,
    minZoom: 9,
    maxZoom: 19,
    // The credit and the buttons are our own, and nothing but north is up.
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    locale: { 'Map.Title': label },
    transformRequest: (url, type) => ({ url: type === 'Tile' ? `${tileScheme}://${url}` : new URL(url, location.origin).href }),
  });
}

/** All that a map needs. @throws when a part can't be had */
async function loadParts(styleUrl: string) {
  // First, since it can be asked for again: browsers don't load a module again, as the library is, that they have missed once.
  const style = await loadStyle(styleUrl);
  const [library] = await Promise.all([loadLibrary(), loadFonts()]);
  return { library, style };
}

/**
 * Loads the library and draws the map of a plan into an element. Resolves when what lies on it can be shown, while the streets are still
 * on their way; with undefined when there is none, of which `onFailure` tells, later, too.
 */
export async function openStreetMap(wanted: Wanted): Promise<LibraryMap | undefined> {
  const { styleUrl, onFailure } = wanted;
  const parts = await loadParts(styleUrl).catch(() => undefined);
  if (!parts) {
    onFailure('away');
  }
  // The dialog may have been closed meanwhile.
  if (!parts || !wanted.container.isConnected) {
    return undefined;
  }
  let map: LibraryMap;
  try {
    map = drawMap(parts.library, parts.style, wanted);
  } catch {
    onFailure('undrawable');
    return undefined;
  }
  watchTiles(map, () => onFailure('away'));
  keepWhole(map, wanted.stops);
  keepTiles(map, parts.style, wanted.stops);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}
