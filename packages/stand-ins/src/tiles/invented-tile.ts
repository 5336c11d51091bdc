import { clipLine, clipPolygon } from './clip.js';
import { encodeTile, extent, type Feature, type Layers, type Point } from './encode-tile.js';
import { inventedBlocks } from './invented-blocks.js';
import { inventedPlaces, inventedRivers } from './invented-land.js';
import { inventedStreets } from './invented-streets.js';
import { farthestShift, type Place } from './invented-world.js';

/** The part of the invented world that a tile shows, in tiles of zoom 14, and a little around it. */
export type Window = { zoom: number; west: number; north: number; east: number; south: number };

/** A feature at its places in the world, and its layer in the OpenMapTiles schema. */
export type Drawn = { layer: string; kind: Feature['kind']; places: readonly Place[]; tags: Feature['tags'] };

/** The deepest zoom, as of OpenMapTiles. */
const deepestZoom = 14;

function onGrid([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

function isOpen(points: readonly Point[]): boolean {
  return points.length > 1;
}

/** Turned to the right on the screen, as the specification asks for. */
function turnedRight(ring: readonly Point[]): Point[] {
  const area = ring.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y];
    return sum + beforeX * y - x * beforeY;
  }, 0);
  return area < 0 ? [...ring].reverse() : [...ring];
}

/** What of a feature is in the tile. */
function shapesIn(kind: Feature['kind'], points: readonly Point[]): Point[][] {
  if (kind === 'line') {
    return clipLine(points).filter(isOpen);
  }
  if (kind === 'polygon') {
    const ring = clipPolygon(points);
    return ring.length === 0 ? [] : [turnedRight(ring)];
  }
  return points.filter((point) => point.every((value) => value >= 0 && value < extent)).map((point) => [point]);
}

/** The layers of a tile of an invented country: streets, water, green, buildings and names, the same at each call and without seams. */
export function inventedLayers(zoom: number, column: number, row: number): Layers {
  const span = 2 ** (deepestZoom - zoom);
  const [left, top] = [column * span, row * span];
  const around = farthestShift + span * 0.05;
  const window = { zoom, west: left - around, north: top - around, east: left + span + around, south: top + span + around };
  const layers: Record<string, Feature[]> = {};
  for (const drawn of [inventedRivers, inventedBlocks, inventedStreets, inventedPlaces].flatMap((draw) => draw(window))) {
    const points = drawn.places.map(([x, y]): Point => [((x - left) / span) * extent, ((y - top) / span) * extent]);
    const shapes = shapesIn(drawn.kind, points).map((shape) => shape.map(onGrid));
    const features = shapes.map((shape): Feature => ({ kind: drawn.kind, points: shape, tags: drawn.tags }));
    const layer = layers[drawn.layer] ?? [];
    layer.push(...features);
    layers[drawn.layer] = layer;
  }
  return layers;
}

/** Such a tile in bytes. */
export function inventedTile(zoom: number, column: number, row: number): Buffer {
  return encodeTile(inventedLayers(zoom, column, row));
}
