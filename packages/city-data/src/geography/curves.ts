import { distance, type Point } from './plane.js';

/** A quadratic curve; legs bow slightly to one side, so that there and back are two lines. */
export type Curve = { from: Point; bend: Point; to: Point };

const bow = 0.14;

/** The curve between two places, which ends at these distances from them, where their pins begin. */
export function legCurve(a: Point, b: Point, clearanceA = 0, clearanceB = clearanceA): Curve {
  const length = distance(a, b) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [gapA, gapB] = [Math.min(clearanceA, length / 2), Math.min(clearanceB, length / 2)];
  return {
    from: { x: a.x + dx * gapA, y: a.y + dy * gapA },
    bend: { x: (a.x + b.x) / 2 - dy * length * bow, y: (a.y + b.y) / 2 + dx * length * bow },
    to: { x: b.x - dx * gapB, y: b.y - dy * gapB },
  };
}

export function pointOn({ from, bend, to }: Curve, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * from.x + 2 * u * t * bend.x + t * t * to.x,
    y: u * u * from.y + 2 * u * t * bend.y + t * t * to.y,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

export function curvePath({ from, bend, to }: Curve): string {
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
}

/** A smooth line through points (Catmull-Rom). */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const parts = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const one = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
    const two = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
    return `C${round(one.x)} ${round(one.y)} ${round(two.x)} ${round(two.y)} ${round(end.x)} ${round(end.y)}`;
  });
  return `M${round(at(0).x)} ${round(at(0).y)}${parts.join('')}`;
}
