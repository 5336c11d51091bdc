import type { City } from '@city-genie/city-data/city';
import { distanceMetres, type Point } from '@city-genie/recommendations/planner/walk';
import { eachEntry } from '../check.js';

const farthestMetres = 25_000;

function isInside({ south, north, west, east }: City['box'], { lat, lon }: Point): boolean {
  return lat > south && lat < north && lon > west && lon < east;
}

function decimalsOf(degrees: number): number {
  return String(degrees).split('.')[1]?.length ?? 0;
}

/**
 * Whether both coordinates were written with at least four decimals. A number loses its trailing zeros (48.8560 is 48.856), so
 * one of the two may have only three. Both end in zero for one point in a hundred: give such a point a fifth decimal.
 */
export function isPrecise({ lat, lon }: Point): boolean {
  const decimals = [decimalsOf(lat), decimalsOf(lon)];
  return Math.min(...decimals) >= 3 && Math.max(...decimals) >= 4;
}

function isCentre({ geo }: City, { lat, lon }: Point): boolean {
  return lat.toFixed(4) === geo.lat.toFixed(4) && lon.toFixed(4) === geo.lon.toFixed(4);
}

function misplaced(city: City, point: Point): string[] {
  if (!isInside(city.box, point)) {
    const swapped = isInside(city.box, { lat: point.lon, lon: point.lat });
    return [swapped ? 'has latitude and longitude swapped' : `lies outside the box of ${city.name}: ${point.lat}, ${point.lon}`];
  }
  const metres = distanceMetres(city.geo, point);
  return metres > farthestMetres ? [`lies ${Math.round(metres / 1000)} km from the centre`] : [];
}

/**
 * C03: a point is inside the city's bounding box, near enough to its centre but not the centre itself, and precise to about ten
 * metres.
 */
export const checkPosition = eachEntry('C03', ({ geo }, { city }) => [
  ...misplaced(city, geo),
  ...(isPrecise(geo) ? [] : [`has fewer than four decimals: ${geo.lat}, ${geo.lon}`]),
  ...(isCentre(city, geo) ? ['lies exactly on the centre of the city, as map searches return for an unknown address'] : []),
]);
