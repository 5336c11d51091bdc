/** On a drawing or a screen: x to the right, y down. */
export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
