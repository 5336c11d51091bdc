type Point = { lat: number; lon: number };

/** A leg between two stops; where rounding decides, two numbers of minutes are accepted. */
export type Way = { mode: 'walk' | 'transit'; leastMinutes: number; mostMinutes: number };

const globeMetres = 6_371_000;
const rounding = 1e-6;

/** Great-circle distance in metres, by the angle between two vectors. */
export function crowMetres(a: Point, b: Point): number {
  const vector = ({ lat, lon }: Point): [number, number, number] => {
    const [north, east] = [(lat / 180) * Math.PI, (lon / 180) * Math.PI];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  };
  const [[ax, ay, az], [bx, by, bz]] = [vector(a), vector(b)];
  const cross = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return globeMetres * Math.atan2(cross, ax * bx + ay * by + az * bz);
}

/**
 * Streets are 1.3 times as long as the crow flies. Up to 2.5 km, walking at 80 m per minute plus 2 minutes; beyond that, a ride
 * of 12 minutes plus 3 per km.
 */
export function wayBetween(a: Point, b: Point): Way {
  const streets = crowMetres(a, b) * 1.3;
  const isFar = streets > 2500;
  const exact = isFar ? 12 + streets * 0.003 : streets / 80 + 2;
  return { mode: isFar ? 'transit' : 'walk', leastMinutes: Math.ceil(exact - rounding), mostMinutes: Math.ceil(exact + rounding) };
}
