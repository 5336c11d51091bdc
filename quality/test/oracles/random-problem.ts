import type { BeginWindow, Problem } from '@city-genie/recommendations/planner/engine/problem';
import { RandomChoice } from '../../src/judge/random-choice.js';

/** What a random problem has in addition to stops, travel times and time windows. */
export type Extras = { pauses?: number; hasBonus?: boolean; maxStops?: number; groupLimit?: number; hasMoments?: boolean };

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
  { pauses = 0, hasBonus = false, maxStops = 4, groupLimit, hasMoments = false }: Extras = {},
): Problem {
  const choice = new RandomChoice(seed);
  const latestEnd = start + 150 + choice.below(250);
  const points = Array.from({ length: size }, () => ({ x: choice.below(30), y: choice.below(30) }));
  const numbers = (of: () => number) => Float64Array.from({ length: size }, of);
  const travel = points.flatMap((a) => points.map((b) => (a === b ? 0 : Math.ceil(Math.hypot(a.x - b.x, a.y - b.y)) + 2)));
  const forbidden = () => hasMoments && choice.isLucky(0.1);
  return {
    size,
    // With moments, every other stop is the place before it at another hour.
    place: Int32Array.from({ length: size }, (_, stop) => (hasMoments ? Math.floor(stop / 2) : stop)),
    start,
    latestEnd,
    firstBy: numbers(() => (hasMoments ? start + (choice.isLucky(0.3) ? 0 : 40) : latestEnd)),
    fromStart: choice.isLucky(0.5) ? numbers(() => choice.below(20)) : new Float64Array(size),
    travel: Float64Array.from(travel, (minutes) => (forbidden() ? Number.POSITIVE_INFINITY : minutes)),
    toll: Float64Array.from(travel, (minutes) => (hasMoments && minutes > 20 ? 0.8 * minutes : 0)),
    toEnd: choice.isLucky(0.3) ? numbers(() => choice.below(20)) : new Float64Array(size),
    stay: numbers(() => 15 + choice.below(60)),
    windows: points.map(() => windowsOf(choice, latestEnd)),
    score: numbers(() => 20 + 80 * choice.next()),
    bonus: numbers(() => (hasBonus && choice.isLucky(0.2) ? 10_000 : 0)),
    group: Int32Array.from({ length: size }, () => choice.below(3)),
    groupDiscount: 0.8,
    varietyShare: hasMoments ? 0.6 : 0,
    varietyMost: 30,
    groupLimits: Int32Array.from({ length: 3 }, () => groupLimit ?? 1 + choice.below(3)),
    rare: Uint8Array.from({ length: size }, () => (hasMoments && choice.isLucky(0.4) ? 1 : 0)),
    rareLimit: 1,
    anchor: Uint8Array.from({ length: size }, () => (hasMoments && choice.isLucky(0.3) ? 1 : 0)),
    anchorBonus: 40,
    maxStops,
    wantedStops: hasMoments ? 1 + choice.below(3) : 0,
    wantedPoints: 60,
    idleCost: choice.isLucky(0.2) ? 0 : 1.2 * choice.next(),
    endCost: Float64Array.from({ length: size + pauses }, () => (choice.isLucky(0.5) ? 0 : 20 * choice.next())),
    pauses: Array.from({ length: pauses }, (_, index) => ({
      minutes: 45,
      begin: { from: start + 60 + 120 * index, to: start + 130 + 120 * index },
      hostScore: numbers(() => -40 * choice.next()),
    })),
  };
}
