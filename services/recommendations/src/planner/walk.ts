export type Point = { readonly lat: number; readonly lon: number };
export type Leg = { mode: 'walk' | 'transit'; minutes: number; metres: number };

const earthRadiusMetres = 6_371_000;
/** Ratio of street distance to the distance as the crow flies. */
const circuity = 1.3;
const metresPerMinute = 80;
const overheadMinutes = 2;
const longestWalkMetres = 2500;

/** Great-circle distance in metres. */
export function distanceMetres(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const dLat = (b.lat - a.lat) * radians;
  const dLon = (b.lon - a.lon) * radians;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(h));
}

/** Minutes to walk a distance as the crow flies, given in metres. */
export function walkMinutes(metres: number): number {
  return Math.ceil((metres * circuity) / metresPerMinute) + overheadMinutes;
}

/** The leg from one stop to the next: on foot, or by public transport when it is too far to walk. */
export function legBetween(a: Point, b: Point): Leg {
  const straight = distanceMetres(a, b);
  const metres = straight * circuity;
  if (metres > longestWalkMetres) {
    return { mode: 'transit', minutes: Math.ceil(12 + (3 * metres) / 1000), metres };
  }
  return { mode: 'walk', minutes: walkMinutes(straight), metres };
}
