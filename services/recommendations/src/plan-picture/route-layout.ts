import type { Geo } from '@city-genie/city-data/geography/geo';

export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };

/** Average length of a degree of latitude in metres. */
const metresPerDegree = 111_195;
/** Even a plan around a single square shows the streets around it. */
const leastSpanMetres = 420;
const rounds = 120;

/** A place as a point of the picture, true to scale. */
export type Projection = { toPoint: (geo: Geo) => Point; unitsPerMetre: number };

/** Local equirectangular projection: north is up, and the places fill the area as far as its form allows. */
export function projectionOf(places: readonly Geo[], area: Box): Projection {
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)];
  const range = (values: readonly number[]) => ({ low: Math.min(...values), high: Math.max(...values) });
  const [lat, lon] = [range(lats), range(lons)];
  const middle = { lat: (lat.low + lat.high) / 2, lon: (lon.low + lon.high) / 2 };
  const metresPerLon = metresPerDegree * Math.cos((middle.lat * Math.PI) / 180);
  const across = Math.max(leastSpanMetres, (lon.high - lon.low) * metresPerLon);
  const down = Math.max(leastSpanMetres, (lat.high - lat.low) * metresPerDegree);
  const unitsPerMetre = Math.min(area.width / across, area.height / down);
  return {
    unitsPerMetre,
    toPoint: (geo) => ({
      x: area.x + area.width / 2 + (geo.lon - middle.lon) * metresPerLon * unitsPerMetre,
      y: area.y + area.height / 2 - (geo.lat - middle.lat) * metresPerDegree * unitsPerMetre,
    }),
  };
}

/** Moves two points that are closer than the gap away from each other. At one spot, the index says in which direction. */
function pushApart(a: Point, b: Point, gap: number, index: number): void {
  const apart = Math.hypot(a.x - b.x, a.y - b.y);
  if (apart >= gap) {
    return;
  }
  const angle = apart < 0.01 ? index : Math.atan2(b.y - a.y, b.x - a.x);
  const push = (gap - apart) / 2;
  a.x -= Math.cos(angle) * push;
  a.y -= Math.sin(angle) * push;
  b.x += Math.cos(angle) * push;
  b.y += Math.sin(angle) * push;
}

/** Moves pins apart just far enough that none covers another, and keeps them in the area. Deterministic. */
export function spreadPins(places: readonly Point[], gap: number, area: Box): Point[] {
  const pins = places.map((place) => ({ ...place }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, pin] of pins.entries()) {
      for (const other of pins.slice(index + 1)) {
        pushApart(pin, other, gap, index + 1);
      }
    }
    for (const pin of pins) {
      pin.x = Math.min(area.x + area.width, Math.max(area.x, pin.x));
      pin.y = Math.min(area.y + area.height, Math.max(area.y, pin.y));
    }
  }
  return pins;
}

const round = (value: number) => Math.round(value * 10) / 10;
/** A leg bows slightly to one side, so that there and back are two lines. */
const bow = 0.14;

/** A leg from pin to pin, which ends at their edges, and its middle. */
export function legBetween(a: Point, b: Point, radius: number): { path: string; middle: Point } {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const gap = Math.min(radius + 6, length / 2);
  const bend = { x: (a.x + b.x) / 2 - dy * length * bow, y: (a.y + b.y) / 2 + dx * length * bow };
  const [from, to] = [
    { x: a.x + dx * gap, y: a.y + dy * gap },
    { x: b.x - dx * gap, y: b.y - dy * gap },
  ];
  return {
    path: `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`,
    middle: { x: (from.x + 2 * bend.x + to.x) / 4, y: (from.y + 2 * bend.y + to.y) / 4 },
  };
}

/** A smooth line through points (Catmull-Rom). */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const parts = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const handles = [
      { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 },
      { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 },
      end,
    ];
    return `C${handles.map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ')}`;
  });
  return `M${round(at(0).x)} ${round(at(0).y)}${parts.join('')}`;
}
