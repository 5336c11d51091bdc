import type { Geo } from '@city-genie/city-data/geography/geo';
import type { StyleSpecification } from 'maplibre-gl';
import { tileOf } from './kept-tiles.js';
import { tilesOfWalk } from './tiles-of-walk.js';

/** Whether a visitor has asked to spare the line, or it is slow. Not every browser knows. */
function isLineSlow(): boolean {
  const line: object = 'connection' in navigator && typeof navigator.connection === 'object' ? (navigator.connection ?? {}) : {};
  const isSpared = 'saveData' in line && line.saveData === true;
  return isSpared || ('effectiveType' in line && line.effectiveType !== '4g');
}

/** Fetches what shows a whole walk, one after the other, for the street without a network. Ends with the signal, or where one can't be had. */
export async function keepWalk({ sources }: StyleSpecification, places: readonly Geo[], signal: AbortSignal): Promise<void> {
  if (isLineSlow()) {
    return;
  }
  const addresses = Object.values(sources).flatMap((source) => (source.type === 'vector' ? (source.tiles ?? []) : []));
  for (const tile of tilesOfWalk(places)) {
    const [zoom = '', column = '', row = ''] = tile.split('/');
    for (const address of addresses) {
      signal.throwIfAborted();
      await tileOf(address.replace('{z}', zoom).replace('{x}', column).replace('{y}', row), signal);
    }
  }
}
