import type { Feature } from './encode-tile.js';
import { multiples } from './invented-streets.js';
import type { Drawn, Window } from './invented-tile.js';
import { blocksPerTile, chance, crossing, isNearRiver, type Place } from './invented-world.js';

/** A part of a block by shares of its sides: 0 is its western or northern street, 1 the opposite one. */
type Part = { west: number; north: number; east: number; south: number };

function between(from: Place, to: Place, share: number): Place {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The corners of a part of the land between four streets. */
function corners(column: number, row: number, size: number, { west, north, east, south }: Part): Place[] {
  const [northWest, northEast] = [crossing(column, row), crossing(column + size, row)];
  const [southWest, southEast] = [crossing(column, row + size), crossing(column + size, row + size)];
  const at = (x: number, y: number) => between(between(northWest, northEast, x), between(southWest, southEast, x), y);
  return [at(west, north), at(east, north), at(east, south), at(west, south)];
}

const inset = (share: number): Part => ({ west: share, north: share, east: 1 - share, south: 1 - share });

function polygon(layer: string, places: readonly Place[], tags: Feature['tags']): Drawn {
  return { layer, kind: 'polygon', places, tags };
}

/** All squares of `size` blocks that the window shows. */
function squares({ west, north, east, south }: Window, size: number): (readonly [column: number, row: number])[] {
  const rows = multiples(north * blocksPerTile - size, south * blocksPerTile, size);
  return multiples(west * blocksPerTile - size, east * blocksPerTile, size).flatMap((column) => rows.map((row) => [column, row] as const));
}

const woodSize = 16;
const isWood = (column: number, row: number) => {
  const start = (number: number) => Math.floor(number / woodSize) * woodSize;
  return chance(start(column), start(row), 61) < 0.06;
};
const isPark = (column: number, row: number) => chance(column, row, 62) < 0.07;

function buildings(column: number, row: number): Drawn[] {
  const cells = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const));
  const standing = cells.filter(([x, y]) => (x !== 1 || y !== 1) && chance(column * 3 + x, row * 3 + y, 63) < 0.8);
  return standing.map(([x, y]) => {
    const part = { west: 0.12 + x * 0.26, north: 0.12 + y * 0.26, east: 0.35 + x * 0.26, south: 0.35 + y * 0.26 };
    const height = 6 + Math.floor(chance(column * 3 + x, row * 3 + y, 64) * 24);
    return polygon('building', corners(column, row, 1, part), { render_height: height });
  });
}

function block(column: number, row: number, zoom: number): Drawn[] {
  const whole = corners(column, row, 1, inset(0.06));
  if (isWood(column, row) || isNearRiver(between(crossing(column, row), crossing(column + 1, row + 1), 0.5))) {
    return [];
  }
  if (isPark(column, row)) {
    return [polygon('landcover', whole, { class: 'grass', subclass: 'park' }), polygon('park', whole, { class: 'public_park' })];
  }
  const use = chance(column, row, 65);
  const special = use < 0.02 ? 'hospital' : use < 0.05 ? 'school' : use < 0.1 ? 'commercial' : undefined;
  return [...(special === undefined ? [] : [polygon('landuse', whole, { class: special })]), ...(zoom < 14 ? [] : buildings(column, row))];
}

/** Dwellings and woods, in squares of many blocks. */
function squaresOfLand(column: number, row: number): Drawn {
  return isWood(column, row)
    ? polygon('landcover', corners(column, row, woodSize, inset(0.05)), { class: 'wood' })
    : polygon('landuse', corners(column, row, woodSize, inset(0)), { class: 'residential' });
}

const [landFromZoom, blocksFromZoom] = [10, 13];

/** What is between the streets: dwellings, woods and parks, and at zoom 14 each building. */
export function inventedBlocks(window: Window): Drawn[] {
  const { zoom } = window;
  return [
    ...(zoom < landFromZoom ? [] : squares(window, woodSize).map(([column, row]) => squaresOfLand(column, row))),
    ...(zoom < blocksFromZoom ? [] : squares(window, 1).flatMap(([column, row]) => block(column, row, zoom))),
  ];
}
