import type { Geo } from '@city-genie/city-data/geography/geo';

/** From all of a walk in a small window to the streets; nearer, the map enlarges what it has. */
const zooms = [12, 13, 14] as const;

/** Where more tiles than this hold a walk, only those with a stop count. */
const mostOfZoom = 24;

/** Of a tile's width beyond the stops. */
const margin = 0.2;

/** Column and row of a place, with how far in it is. */
function positionOf({ lat, lon }: Geo, zoom: number): [column: number, row: number] {
  const across = 2 ** zoom;
  return [((lon + 180) / 360) * across, ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * across];
}

/** Whole numbers from the one that `from` lies in to that of `to`. */
function wholes(from: number, to: number): number[] {
  return Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_, index) => Math.floor(from) + index);
}

function tilesOfZoom(places: readonly Geo[], zoom: number): string[] {
  const positions = places.map((place) => positionOf(place, zoom));
  const [columns, rows] = [positions.map(([column]) => column), positions.map(([, row]) => row)];
  const all = wholes(Math.min(...columns) - margin, Math.max(...columns) + margin).flatMap((column) =>
    wholes(Math.min(...rows) - margin, Math.max(...rows) + margin).map((row) => [column, row]),
  );
  const those = all.length <= mostOfZoom ? all : positions.map((position) => position.map(Math.floor));
  return [...new Set(those.map((tile) => [zoom, ...tile].join('/')))];
}

/** The tiles that show a walk, near and from afar, as `zoom/column/row`. */
export function tilesOfWalk(places: readonly Geo[]): string[] {
  return places.length === 0 ? [] : zooms.flatMap((zoom) => tilesOfZoom(places, zoom));
}
