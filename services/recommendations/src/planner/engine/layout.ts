import type { Problem } from './problem.js';

/** Position before the first stop. */
export const atStart = -1;

/**
 * A problem laid out for the search, which reads it about a million times per plan: stops and then pauses in one row of elements, their windows
 * one after the other.
 */
export type Layout = {
  readonly problem: Problem;
  /** Elements from this number on are pauses. */
  readonly size: number;
  readonly elements: number;
  /** How many places the stops are of. */
  readonly places: number;
  readonly stay: Float64Array;
  /** The windows of element e lie at `windowAt[e]` to `windowAt[e + 1] - 1`. */
  readonly windowAt: Int32Array;
  readonly windowFrom: Float64Array;
  readonly windowTo: Float64Array;
  /** When an element begins at the latest; -Infinity when it has no windows. */
  readonly lastBegin: Float64Array;
};

/**
 * The same problem, its fields always made in the same order: to the compiler, objects that were spread are of many kinds, and the code that reads
 * them is compiled anew for each.
 */
function inOneShape(problem: Problem): Problem {
  return {
    size: problem.size,
    place: problem.place,
    start: problem.start,
    latestEnd: problem.latestEnd,
    firstBy: problem.firstBy,
    fromStart: problem.fromStart,
    travel: problem.travel,
    toEnd: problem.toEnd,
    toll: problem.toll,
    stay: problem.stay,
    windows: problem.windows,
    score: problem.score,
    bonus: problem.bonus,
    group: problem.group,
    groupDiscount: problem.groupDiscount,
    varietyShare: problem.varietyShare,
    varietyMost: problem.varietyMost,
    groupLimits: problem.groupLimits,
    rare: problem.rare,
    rareLimit: problem.rareLimit,
    anchor: problem.anchor,
    anchorBonus: problem.anchorBonus,
    maxStops: problem.maxStops,
    wantedStops: problem.wantedStops,
    wantedPoints: problem.wantedPoints,
    idleCost: problem.idleCost,
    pauses: problem.pauses,
    endCost: problem.endCost,
  };
}

/** Lays a problem out for the search. */
export function layOut(given: Problem): Layout {
  const problem = inOneShape(given);
  const { size, pauses, stay, windows } = problem;
  const all = [...windows, ...pauses.map(({ begin }) => [begin])];
  const flat = all.flat();
  const windowAt = new Int32Array(all.length + 1);
  all.forEach((own, element) => {
    windowAt[element + 1] = (windowAt[element] ?? 0) + own.length;
  });
  return {
    problem,
    size,
    elements: all.length,
    places: problem.place.reduce((most, place) => Math.max(most, place + 1), 0),
    stay: Float64Array.from([...stay, ...pauses.map(({ minutes }) => minutes)]),
    windowAt,
    windowFrom: Float64Array.from(flat, ({ from }) => from),
    windowTo: Float64Array.from(flat, ({ to }) => to),
    lastBegin: Float64Array.from(all, (own) => own.at(-1)?.to ?? Number.NEGATIVE_INFINITY),
  };
}

/** The earliest begin of an element at or after `arrival`; Infinity when there is none. */
export function earliestBegin({ windowAt, windowFrom, windowTo }: Layout, element: number, arrival: number): number {
  const end = windowAt[element + 1] ?? 0;
  for (let window = windowAt[element] ?? 0; window < end; window += 1) {
    if (arrival <= (windowTo[window] ?? 0)) {
      const from = windowFrom[window] ?? 0;
      return arrival > from ? arrival : from;
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** The latest begin of an element at or before `bound`; -Infinity when there is none. */
export function latestBegin({ windowAt, windowFrom, windowTo }: Layout, element: number, bound: number): number {
  const start = windowAt[element] ?? 0;
  for (let window = (windowAt[element + 1] ?? 0) - 1; window >= start; window -= 1) {
    if ((windowFrom[window] ?? 0) <= bound) {
      const to = windowTo[window] ?? 0;
      return bound < to ? bound : to;
    }
  }
  return Number.NEGATIVE_INFINITY;
}

/** Minutes from a stop, or from the start, to a stop. */
export function travelOf({ fromStart, travel, size }: Problem, from: number, to: number): number {
  return (from === atStart ? fromStart[to] : travel[from * size + to]) ?? 0;
}

/** What the way from a stop to a stop costs beside its minutes. */
export function tollOf({ toll, size }: Problem, from: number, to: number): number {
  return from === atStart ? 0 : (toll[from * size + to] ?? 0);
}

/** Minutes from a stop to the end. */
export function toEndOf({ toEnd }: Problem, from: number): number {
  return from === atStart ? 0 : (toEnd[from] ?? 0);
}
