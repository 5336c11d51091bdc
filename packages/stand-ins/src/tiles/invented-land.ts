import { multiples } from './invented-streets.js';
import type { Drawn, Window } from './invented-tile.js';
import { chance, inventedName, nearestRiver, riverMiddle, riverWidth } from './invented-world.js';

const riversFromZoom = 8;
const canalsApart = 8;

/** Bends of a river are drawn in steps of this many tiles of zoom 14. */
const bend = 0.25;

function river(number: number, { zoom, west, east }: Window): Drawn[] {
  const step = Math.max(bend, 2 ** (9 - zoom));
  const along = multiples(west - step, east + step, step);
  const bank = (side: number) => along.map((x): [number, number] => [x, riverMiddle(number, x) + (side * riverWidth) / 2]);
  const name = `River ${inventedName(number, 0, 30)}`;
  return [
    { layer: 'water', kind: 'polygon', places: [...bank(-1), ...bank(1).reverse()], tags: { class: 'river' } },
    { layer: 'waterway', kind: 'line', places: bank(0), tags: { class: 'river', name } },
  ];
}

function canal(x: number, { north, south }: Window): Drawn {
  const along = multiples(north - bend, south + bend, bend);
  return {
    layer: 'waterway',
    kind: 'line',
    places: along.map((y): [number, number] => [x + 3.5 + 0.3 * Math.sin(y * 0.8), y]),
    tags: { class: 'canal', name: `${inventedName(x, 0, 31)} Canal` },
  };
}

/** Rivers from west to east, and a canal between them here and there. */
export function inventedRivers(window: Window): Drawn[] {
  const { zoom, north, south, west, east } = window;
  if (zoom < riversFromZoom) {
    return [];
  }
  const [first, last] = [nearestRiver(north) - 1, nearestRiver(south) + 1];
  const rivers = Array.from({ length: last - first + 1 }, (_, index) => river(first + index, window)).flat();
  const canals = zoom < 11 ? [] : multiples(west - canalsApart, east, canalsApart).map((x) => canal(x, window));
  return [...rivers, ...canals];
}

/** The larger, the farther apart; `apart` in tiles of zoom 14. */
const kindsOfPlaces = [
  { name: 'city', apart: 64, fromZoom: 5, toZoom: 14 },
  { name: 'town', apart: 16, fromZoom: 8, toZoom: 14 },
  { name: 'suburb', apart: 4, fromZoom: 11, toZoom: 14 },
  { name: 'quarter', apart: 1, fromZoom: 13, toZoom: 14 },
] as const;

/** The names of cities, towns and quarters, each at one point. */
export function inventedPlaces({ zoom, west, north, east, south }: Window): Drawn[] {
  return kindsOfPlaces
    .filter(({ fromZoom }) => zoom >= fromZoom)
    .flatMap(({ name: kind, apart }, rank) =>
      multiples(west - apart, east, apart).flatMap((column) =>
        multiples(north - apart, south, apart).map((row) => ({
          layer: 'place',
          kind: 'point' as const,
          places: [[column + apart * chance(column, row, 40), row + apart * chance(column, row, 41)] as const],
          tags: { class: kind, name: inventedName(column, row, 42 + rank), rank: rank + 1 },
        })),
      ),
    );
}
