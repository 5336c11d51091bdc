import type { BeginWindow, Problem } from '@city-genie/recommendations/planner/engine/problem';
import { RandomChoice } from '../../src/judge/random-choice.js';

/** What a random problem has in addition to stops, travel times and time windows. */
export type Extras = { hasPause?: boolean; hasBonus?: boolean; maxStops?: number; groupLimit?: number };

const start = 600;

/** No, one or two time windows, some of them long, sorted. */
function windowsOf(choice: RandomChoice, latestEnd: number): BeginWindow[] {
  const from = start - 60 + choice.below(latestEnd - start);
  const to = from + choice.below(150);
  const later = to + 20 + choice.below(120);
  switch (choice.below(4)) {
    case 0:
      return [{ from: start, to: latestEnd }];
    case 1:
      return [
        { from, to },
        { from: later, to: later + choice.below(90) },
      ];
    case 2:
      return choice.isLucky(0.2) ? [] : [{ from, to }];
    default:
      return [{ from: start - 100, to }];
  }
}

/** Stops in a square with sides of half an hour's walk, in three groups; whole minutes, scores with fractions. */
export function randomProblem(
  seed: number,
  size: number,
  { hasPause = false, hasBonus = false, maxStops = 4, groupLimit }: Extras = {},
): Problem {
  const choice = new RandomChoice(seed);
  const latestEnd = start + 150 + choice.below(250);
  const points = Array.from({ length: size }, () => ({ x: choice.below(30), y: choice.below(30) }));
  const numbers = (of: () => number) => Float64Array.from({ length: size }, of);
  const travel = points.flatMap((a) => points.map((b) => (a === b ? 0 : Math.ceil(Math.hypot(a.x - b.x, a.y - b.y)) + 2)));
  return {
    size,
    start,
    latestEnd,
    fromStart: choice.isLucky(0.5) ? numbers(() => choice.below(20)) : new Float64Array(size),
    travel: Float64Array.from(travel),
    toEnd: choice.isLucky(0.3) ? numbers(() => choice.below(20)) : new Float64Array(size),
    stay: numbers(() => 15 + choice.below(60)),
    windows: points.map(() => windowsOf(choice, latestEnd)),
    score: numbers(() => 20 + 80 * choice.next()),
    bonus: numbers(() => (hasBonus && choice.isLucky(0.2) ? 10_000 : 0)),
    group: Int32Array.from({ length: size }, () => choice.below(3)),
    groupDiscount: 0.8,
    groupLimit: groupLimit ?? 1 + choice.below(3),
    maxStops,
    idleCost: choice.isLucky(0.2) ? 0 : 1.2 * choice.next(),
    ...(hasPause && { pause: { minutes: 60, begin: { from: start + 60, to: start + 150 } } }),
  };
}
