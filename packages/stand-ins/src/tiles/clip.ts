import { extent, type Point } from './encode-tile.js';

/** How far beyond its edges a tile has features, so that lines don't show where tiles meet. */
const margin = 80;
const [low, high] = [-margin, extent + margin];

type Edge = { isInside: (point: Point) => boolean; cut: (from: Point, to: Point) => Point };

function edge(axis: 0 | 1, limit: number, isInside: (value: number) => boolean): Edge {
  const other = axis === 0 ? 1 : 0;
  return {
    isInside: (point) => isInside(point[axis]),
    cut: (from, to) => {
      const share = (limit - from[axis]) / (to[axis] - from[axis]);
      const across = from[other] + share * (to[other] - from[other]);
      return axis === 0 ? [limit, across] : [across, limit];
    },
  };
}

const edges: readonly Edge[] = [
  edge(0, low, (value) => value >= low),
  edge(0, high, (value) => value <= high),
  edge(1, low, (value) => value >= low),
  edge(1, high, (value) => value <= high),
];

function clipRing(ring: readonly Point[], { isInside, cut }: Edge): Point[] {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const crossing = isInside(point) === isInside(before) ? [] : [cut(before, point)];
    return isInside(point) ? [...crossing, point] : crossing;
  });
}

/** A polygon's part in the tile (Sutherland and Hodgman); empty where it has none. */
export function clipPolygon(ring: readonly Point[]): Point[] {
  if (edges.some(({ isInside }) => !ring.some(isInside))) {
    return [];
  }
  const crossed = edges.filter(({ isInside }) => !ring.every(isInside));
  const clipped = crossed.reduce<Point[]>((rest, side) => clipRing(rest, side), [...ring]);
  return clipped.length < 3 ? [] : clipped;
}

/** A segment's part in the tile; undefined where it has none. */
function clipSegment(from: Point, to: Point): readonly [Point, Point] | undefined {
  let [start, end] = [from, to];
  for (const { isInside, cut } of edges) {
    if (!isInside(start) && !isInside(end)) {
      return undefined;
    }
    [start, end] = [isInside(start) ? start : cut(start, end), isInside(end) ? end : cut(start, end)];
  }
  return [start, end];
}

/** A line's parts in the tile. */
export function clipLine(points: readonly Point[]): Point[][] {
  const parts: Point[][] = [];
  points.slice(1).forEach((to, index) => {
    const kept = clipSegment(points[index] ?? to, to);
    const last = parts.at(-1);
    if (kept === undefined) {
      return;
    }
    if (last !== undefined && last.at(-1) === kept[0]) {
      last.push(kept[1]);
    } else {
      parts.push([...kept]);
    }
  });
  return parts;
}
