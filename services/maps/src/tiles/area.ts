import { cities } from '@city-genie/city-data/catalog';
import type { TileAddress } from '@city-genie/contracts/map/routes';

/** WGS-84 degrees. */
export type Box = { west: number; south: number; east: number; north: number };

/** What tiles a source may have. */
export type Coverage = { minZoom: number; maxZoom: number; box: Box };

/** How far around a city's centre its map goes, in degrees: with the airports of most. */
const aroundDegrees = 0.35;
/** Up to this zoom everything is served: the whole world has 1,365 tiles, and whoever zooms out sees where the city is. */
const worldUntilZoom = 5;

const surroundings: readonly Box[] = cities.map(({ geo: { lat, lon } }) => ({
  west: lon - aroundDegrees,
  east: lon + aroundDegrees,
  south: lat - aroundDegrees,
  north: lat + aroundDegrees,
}));

/** The southern edge of row `y - 1`, and so the northern one of row `y`. */
function latitudeOf(y: number, z: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;
}

function longitudeOf(x: number, z: number): number {
  return (x / 2 ** z) * 360 - 180;
}

/** The land that a tile shows. */
export function boxOf({ z, x, y }: TileAddress): Box {
  return { west: longitudeOf(x, z), east: longitudeOf(x + 1, z), north: latitudeOf(y, z), south: latitudeOf(y + 1, z) };
}

/** Whether two boxes have some land in common. */
export function overlap(one: Box, other: Box): boolean {
  return one.west < other.east && other.west < one.east && one.south < other.north && other.south < one.north;
}

/** Whether a source may have this tile. */
export function covers({ minZoom, maxZoom, box }: Coverage, address: TileAddress): boolean {
  return address.z >= minZoom && address.z <= maxZoom && overlap(box, boxOf(address));
}

/** Whether we ask a tile server for this tile: only around our cities, else we would be everybody's way to it. */
export function isServed(address: TileAddress): boolean {
  return address.z <= worldUntilZoom || surroundings.some((box) => overlap(box, boxOf(address)));
}
