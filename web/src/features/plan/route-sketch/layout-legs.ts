import type { Recommendation } from '@city-genie/contracts/search/routes';
import { type Curve, curvePath, legCurve, pointOn } from '../../../geography/curves.js';
import type { Point } from '../../../geography/plane.js';
import type { LabelWish } from './place-labels.js';
import { labelHeight, letterWidth, sketch } from './sketch-size.js';

type Stop = Pick<Recommendation, 'id' | 'legMode' | 'legMinutes'>;

/** A leg from the previous stop; `id` is that of the stop that it leads to. */
export type DrawnLeg = { id: string; curve: Curve; path: string; mode: Recommendation['legMode']; text: string; wish: LabelWish };

const along = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73] as const;

/** Positions next to the middle of a leg: first outside its bow, then inside, then farther away. */
function besideLeg(curve: Curve): Point[] {
  const angle = Math.atan2(curve.to.y - curve.from.y, curve.to.x - curve.from.x) + Math.PI / 2;
  return [12, -12, 19, -19, 28, -28].flatMap((away) =>
    along.map((t) => {
      const point = pointOn(curve, t);
      // Labels are wider than they are high.
      return { x: point.x + Math.cos(angle) * away * 1.5, y: point.y + Math.sin(angle) * away };
    }),
  );
}

export function drawLegs(stops: readonly Stop[], pins: readonly Point[]): DrawnLeg[] {
  return stops.slice(1).map((stop, index) => {
    const [a = { x: 0, y: 0 }, b = a] = pins.slice(index, index + 2);
    const curve = legCurve(a, b, sketch.pinRadius + 2.5);
    const text = stop.legMinutes > 0 ? `${stop.legMinutes}\u00a0min` : '';
    const wish = { width: text.length * letterWidth + 4, height: labelHeight, spots: text ? besideLeg(curve) : [] };
    return { id: stop.id, curve, path: curvePath(curve), mode: stop.legMode, text, wish };
  });
}

/** Side length of the symbol for a meal. */
export const pauseSide = 22;

/** A meal on the leg if it is long enough, else next to it. */
export function onLeg({ curve }: DrawnLeg): LabelWish {
  return { width: pauseSide, height: pauseSide, spots: [pointOn(curve, 0.5), ...besideLeg(curve)] };
}

/** A meal next to a pin, above and below it first. */
export function besidePin(pin: Point): LabelWish {
  const away = sketch.pinRadius + pauseSide / 2 + 3;
  const spots = [0, 4, 2, 6, 1, 3, 5, 7].map((eighth) => ({
    x: pin.x + Math.sin((eighth * Math.PI) / 4) * away,
    y: pin.y - Math.cos((eighth * Math.PI) / 4) * away,
  }));
  return { width: pauseSide, height: pauseSide, spots };
}

/** Points on the legs, which labels should avoid. */
export function dotsOn(legs: readonly DrawnLeg[]): Point[] {
  return legs.flatMap(({ curve }) => Array.from({ length: 11 }, (_value, step) => pointOn(curve, (step + 1) / 12)));
}
