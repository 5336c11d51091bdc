type Point = { lat: number; lon: number };

/** A way between two stops: minutes may be either of two where rounding decides. */
export type Way = { mode: 'walk' | 'transit'; leastMinutes: number; mostMinutes: number };

const globeMetres = 6_371_000;
const rounding = 1e-6;

/** Metres as the crow flies, by the angle between two vectors. */
export function crowMetres(a: Point, b: Point): number {
  const vector = ({ lat, lon }: Point): [number, number, number] => {
    const [north, east] = [(lat / 180) * Math.PI, (lon / 180) * Math.PI];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  };
  const [[ax, ay, az], [bx, by, bz]] = [vector(a), vector(b)];
  const cross = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return globeMetres * Math.atan2(cross, ax * bx + ay * by + az * bz);
}

/** Streets are 1.3 crow's ways: up to 2.5 km of them are walked at 80 m a minute and 2 minutes of overhead, else 12 minutes and 3 a km. */
export function wayBetween(a: Point, b: Point): Way {
  const streets = crowMetres(a, b) * 1.3;
  const isFar = streets > 2500;
  const exact = isFar ? 12 + streets * 0.003 : streets / 80 + 2;
  return { mode: isFar ? 'transit' : 'walk', leastMinutes: Math.ceil(exact - rounding), mostMinutes: Math.ceil(exact + rounding) };
}
