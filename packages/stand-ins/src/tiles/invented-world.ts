import type { Point } from './encode-tile.js';

/** Streets to each side of a tile of zoom 14, and so many blocks between them. */
export const blocksPerTile = 8;

/** Places of the invented world are counted in tiles of zoom 14, from its north-western corner. */
export type Place = Point;

/** A number from 0 to 1 that is always the same for the same ones, and tells nothing about its neighbours'. */
export function chance(a: number, b: number, salt: number): number {
  let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** The crossing of two streets, by their numbers from the west and from the north: a grid that somebody has pulled out of shape. */
export function crossing(column: number, row: number): Place {
  const [x, y] = [column / blocksPerTile, row / blocksPerTile];
  const shift = (salt: number) => (chance(column, row, salt) - 0.5) * 0.03;
  return [
    x + 0.16 * Math.sin(y * 1.3) + 0.05 * Math.sin(y * 3.1 + x) + shift(1),
    y + 0.16 * Math.sin(x * 1.1) + 0.05 * Math.sin(x * 2.7 - y) + shift(2),
  ];
}

/** Farther than that nothing is pulled out of its place. */
export const farthestShift = 0.25;

const riversApart = 8;
export const riverWidth = 0.14;

/** Where the river of this number has its middle. */
export function riverMiddle(river: number, x: number): number {
  return river * riversApart + 4 + 0.9 * Math.sin(x * 0.55 + river) + 0.25 * Math.sin(x * 1.9);
}

/** The number of the nearest river. */
export function nearestRiver(y: number): number {
  return Math.round((y - 4) / riversApart);
}

export function isNearRiver([x, y]: Place): boolean {
  return Math.abs(y - riverMiddle(nearestRiver(y), x)) < riverWidth * 0.9;
}

const beginnings = [
  'Alder',
  'Birch',
  'Cedar',
  'Dove',
  'Elder',
  'Fern',
  'Gull',
  'Hazel',
  'Iris',
  'Juniper',
  'Lark',
  'Moss',
  'Nettle',
  'Otter',
];
const endings = ['brook', 'field', 'gate', 'holm', 'lea', 'mead', 'stead', 'wick'];

/** The name of a street, a quarter or a town that isn't anywhere. */
export function inventedName(a: number, b: number, salt: number): string {
  const pick = (words: readonly string[], more: number) => words[Math.floor(chance(a, b, salt + more) * words.length)] ?? '';
  return `${pick(beginnings, 50)}${pick(endings, 51)}`;
}
