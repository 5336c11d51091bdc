import { type Box, distance, type Point } from './plane.js';

const rounds = 120;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function pushApart(a: Point, b: Point, gap: number, index: number): void {
  const apart = distance(a, b);
  if (apart >= gap) {
    return;
  }
  // Two places at one point are moved apart in a direction given by their index, which keeps the drawing deterministic.
  const angle = apart < 0.01 ? index : Math.atan2(b.y - a.y, b.x - a.x);
  const push = (gap - apart) / 2;
  a.x -= Math.cos(angle) * push;
  a.y -= Math.sin(angle) * push;
  b.x += Math.cos(angle) * push;
  b.y += Math.sin(angle) * push;
}

/** Moves pins apart just far enough that none covers another, and keeps them in the area, if there is one. Deterministic. */
export function spreadPins(places: readonly Point[], gap: number, area?: Box): Point[] {
  const pins = places.map((place) => ({ ...place }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, a] of pins.entries()) {
      for (const b of pins.slice(index + 1)) {
        pushApart(a, b, gap, index + 1);
      }
    }
    if (area) {
      for (const pin of pins) {
        pin.x = clamp(pin.x, area.x, area.x + area.width);
        pin.y = clamp(pin.y, area.y, area.y + area.height);
      }
    }
  }
  return pins;
}
