import { type Curve, curvePath, legCurve, pointOn } from '@city-genie/city-data/geography/curves';
import { type Box, distance, type Point } from '@city-genie/city-data/geography/plane';
import type { Recommendation } from '@city-genie/contracts/search/routes';
import { boxAround, type LabelWish } from './place-labels.js';
import { labelHeight, letterWidth, pinRadius } from './sketch-size.js';

export type Stop = Pick<Recommendation, 'id' | 'geo' | 'legMode' | 'legMinutes'>;

/** What a leg begins or ends at: a pin, or what stands for a cluster; how far from its middle the line ends. */
export type Mark = { at: Point; clearance: number };

/** A leg from the previous stop; `id` is that of the stop that it leads to. */
export type DrawnLeg = { id: string; curve: Curve; path: string; mode: Recommendation['legMode']; text: string };

/** The air between a pin and the lines that lead to it. */
export const lineGap = 2.5;

export function drawLeg({ id, legMode, legMinutes }: Stop, from: Mark, to: Mark): DrawnLeg {
  const curve = legCurve(from.at, to.at, from.clearance, to.clearance);
  return { id, curve, path: curvePath(curve), mode: legMode, text: legMinutes > 0 ? `${legMinutes}\u00a0min` : '' };
}

const sampled = Array.from({ length: 25 }, (_value, step) => step / 24);

export function dotsOn(legs: readonly Pick<DrawnLeg, 'curve'>[]): Point[] {
  return legs.flatMap(({ curve }) => sampled.map((t) => pointOn(curve, t)));
}

/** The distance between a box and the nearest of some dots; 0 when one is in it. */
export function gapTo({ x, y, width, height }: Box, dots: readonly Point[]): number {
  return Math.min(...dots.map((dot) => Math.hypot(Math.max(x - dot.x, 0, dot.x - x - width), Math.max(y - dot.y, 0, dot.y - y - height))));
}

/** From the middle outwards. */
const along = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73] as const;

/** The line has to be seen at both ends of a label that lies on it. */
const seenEnds = 9;

/** On the leg itself, where it is long enough for the label. */
function onLeg({ curve }: DrawnLeg, width: number): Point[] {
  const length = distance(curve.from, curve.to) || 1;
  const covered = (Math.abs(curve.to.x - curve.from.x) / length) * width + (Math.abs(curve.to.y - curve.from.y) / length) * labelHeight;
  return along
    .map((t) => ({ t, point: pointOn(curve, t) }))
    .flatMap(({ t, point }) => {
      const room = Math.min(t, 1 - t) * length - covered / 2;
      return room >= seenEnds ? [point] : [];
    });
}

/** Close beside the leg, first outside its bow. */
function besideLeg({ curve }: DrawnLeg, width: number): Point[] {
  const angle = Math.atan2(curve.to.y - curve.from.y, curve.to.x - curve.from.x) + Math.PI / 2;
  const away = (Math.abs(Math.cos(angle)) * width) / 2 + (Math.abs(Math.sin(angle)) * labelHeight) / 2 + 3;
  return [away, -away, away + 6, -away - 6, away + 12, -away - 12].flatMap((side) =>
    along.map((t) => pointOn(curve, t)).map(({ x, y }) => ({ x: x + Math.cos(angle) * side, y: y + Math.sin(angle) * side })),
  );
}

/** How much farther away any other leg is than the label's own, so that nobody takes it for that one's. */
const clearMargin = 5;

/** Where the minutes of a leg may stand: on it, else close beside it; never where another leg runs through them or is as near. */
export function labelWish(leg: DrawnLeg, legs: readonly DrawnLeg[]): LabelWish {
  const width = leg.text.length * letterWidth + 6;
  const own = dotsOn([leg]);
  const others = dotsOn(legs.filter((other) => other !== leg));
  const isClear = (point: Point) => {
    const box = boxAround(point, width, labelHeight);
    return gapTo(box, others) > gapTo(box, own) + clearMargin;
  };
  const spots = leg.text === '' ? [] : [...onLeg(leg, width), ...besideLeg(leg, width)];
  return { width, height: labelHeight, spots: spots.filter(isClear) };
}

/** Side length of the symbol for a meal. */
export const pauseSide = 22;

/** A meal on the leg, nearer to its stop than the label, if it is long enough. */
export function mealOnLeg({ curve }: DrawnLeg): LabelWish {
  const length = distance(curve.from, curve.to);
  const spots = length > pauseSide + 2 * seenEnds ? [0.5, 0.3, 0.7].map((t) => pointOn(curve, t)) : [];
  return { width: pauseSide, height: pauseSide, spots: [...spots, ...besidePin(curve.from).spots] };
}

/** A meal next to a pin, above and below it first. */
export function besidePin(pin: Point): LabelWish {
  const away = pinRadius + pauseSide / 2 + 3;
  const spots = [0, 4, 2, 6, 1, 3, 5, 7].map((eighth) => ({
    x: pin.x + Math.sin((eighth * Math.PI) / 4) * away,
    y: pin.y - Math.cos((eighth * Math.PI) / 4) * away,
  }));
  return { width: pauseSide, height: pauseSide, spots };
}
