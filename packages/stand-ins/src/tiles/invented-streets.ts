import type { Drawn, Window } from './invented-tile.js';
import { blocksPerTile, chance, crossing, inventedName, type Place } from './invented-world.js';

/** The wider, the farther apart, and the earlier they are seen; `apart` in blocks. */
const classes = [
  { name: 'motorway', apart: 64, fromZoom: 5 },
  { name: 'trunk', apart: 32, fromZoom: 7 },
  { name: 'primary', apart: 8, fromZoom: 9 },
  { name: 'secondary', apart: 4, fromZoom: 11 },
  { name: 'tertiary', apart: 2, fromZoom: 12 },
  { name: 'minor', apart: 1, fromZoom: 13 },
] as const;

const namesFromZoom = 12;
/** A street has another name after so many blocks. */
const blocksPerName = 16;

type Direction = 'south' | 'east';

/** The numbers from one to the other that can be divided by `step`. */
export function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => (first + index) * step);
}

function streetClass(number: number) {
  return classes.find(({ apart }) => number % apart === 0) ?? classes[classes.length - 1];
}

/** The street of this number from one crossing to another, in steps that are fine enough for the zoom. */
function streetPlaces(direction: Direction, number: number, from: number, to: number, step: number): Place[] {
  const crossings = multiples(from - step, to + step, step);
  return crossings.map((other) => (direction === 'south' ? crossing(number, other) : crossing(other, number)));
}

function inBlocks([from, to]: readonly [number, number]): readonly [number, number] {
  return [from * blocksPerTile, to * blocksPerTile];
}

function streetsTo(direction: Direction, { zoom, west, north, east, south }: Window): Drawn[] {
  const [rows, columns] = [inBlocks([north, south]), inBlocks([west, east])];
  const [[from, to], [first, last]] = direction === 'south' ? [rows, columns] : [columns, rows];
  const apart = classes.findLast(({ fromZoom }) => zoom >= fromZoom)?.apart;
  const step = Math.max(1, 2 ** (13 - zoom));
  return apart === undefined
    ? []
    : multiples(first, last, apart).flatMap((number) => {
        const { name: kind = 'minor' } = streetClass(number) ?? {};
        const drawn = { kind: 'line' as const, places: streetPlaces(direction, number, from, to, step) };
        return [
          { ...drawn, layer: 'transportation', tags: { class: kind } },
          ...(zoom < namesFromZoom ? [] : named(direction, number, from, to, kind)),
        ];
      });
}

const endingOf = { motorway: 'Way', trunk: 'Way', primary: 'Avenue', secondary: 'Road', tertiary: 'Street', minor: 'Lane' } as const;

function named(direction: Direction, number: number, from: number, to: number, kind: keyof typeof endingOf): Drawn[] {
  return multiples(from - blocksPerName, to, blocksPerName).map((start) => ({
    layer: 'transportation_name',
    kind: 'line',
    places: streetPlaces(direction, number, start, start + blocksPerName, 1),
    tags: { class: kind, name: `${inventedName(number, start, direction === 'south' ? 10 : 11)} ${endingOf[kind]}` },
  }));
}

/** The streets, and from zoom 12 on their names; here and there a path leads through a block. */
export function inventedStreets(window: Window): Drawn[] {
  return [...streetsTo('east', window), ...streetsTo('south', window), ...paths(window)];
}

function paths({ zoom, west, north, east, south }: Window): Drawn[] {
  if (zoom < 14) {
    return [];
  }
  const columns = multiples(west * blocksPerTile, east * blocksPerTile, 1);
  const rows = multiples(north * blocksPerTile, south * blocksPerTile, 1);
  return columns
    .flatMap((column) => rows.map((row) => [column, row] as const))
    .filter(([column, row]) => chance(column, row, 20) < 0.12)
    .map(([column, row]) => ({
      layer: 'transportation',
      kind: 'line',
      places: [crossing(column, row), crossing(column + 1, row + 1)],
      tags: { class: 'path' },
    }));
}
