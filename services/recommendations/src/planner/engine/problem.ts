/** A time window in which a visit may begin, both ends inclusive. Minutes on the same clock as `start` of the problem. */
export type BeginWindow = { readonly from: number; readonly to: number };

/** A break that a route should contain, taken at the stop before it; it can't come before the first stop. */
export type Pause = {
  readonly minutes: number;
  readonly begin: BeginWindow;
  /** Points for taking it at a stop. */
  readonly hostScore: Float64Array;
};

/**
 * An orienteering problem with time windows and one route: choose and order the stops of the highest total score within a time
 * budget. All times are minutes; stops are numbered from 0 to `size - 1`. A place whose worth depends on the hour is several stops, of which
 * a route has one.
 */
export type Problem = {
  readonly size: number;
  /** Stops with the same number are the same place at different hours. */
  readonly place: Int32Array;
  /** The time at which the route starts, and the time by which it must end. */
  readonly start: number;
  readonly latestEnd: number;
  /** When each stop begins at the latest if it is the first. */
  readonly firstBy: Float64Array;
  /** From the start to a stop; from stop a to stop b at `a * size + b`, Infinity when b must not follow a; from a stop to the end. */
  readonly fromStart: Float64Array;
  readonly travel: Float64Array;
  readonly toEnd: Float64Array;
  /** Points that a way costs beside its minutes; laid out like `travel`. */
  readonly toll: Float64Array;
  readonly stay: Float64Array;
  /** Sorted by time; a stop without windows can't be visited. */
  readonly windows: readonly (readonly BeginWindow[])[];
  readonly score: Float64Array;
  /** Added to the score; a stop with a bonus also ignores the limits of its group and of rare stops. This is how stops are pinned. */
  readonly bonus: Float64Array;
  /** Diminishing returns within a group: its best stop counts in full, the next one `groupDiscount` of its score, and so on. */
  readonly group: Int32Array;
  readonly groupDiscount: number;
  /** The best stop of a group counts this share of its score more, and so many points at most. */
  readonly varietyShare: number;
  readonly varietyMost: number;
  /** The most stops of each group. */
  readonly groupLimits: Int32Array;
  /** 1 for stops of which a route has at most `rareLimit`. */
  readonly rare: Uint8Array;
  readonly rareLimit: number;
  /** 1 for stops of which the first in a route counts `anchorBonus` more. */
  readonly anchor: Uint8Array;
  readonly anchorBonus: number;
  readonly maxStops: number;
  /** Each of the first `wantedStops` stops counts so many points more. */
  readonly wantedStops: number;
  readonly wantedPoints: number;
  /** Points that a minute of travel or waiting costs. */
  readonly idleCost: number;
  /** Sorted by time. Worth more than everything else together. */
  readonly pauses: readonly Pause[];
  /** Points that a route loses which ends with a stop, and then with a pause. */
  readonly endCost: Float64Array;
};

/** What a pause counts: more than all points together, so that only a bonus can count more. */
export const pauseWorth = 1e6;

/** Stands for the pause of this index in the order of a route. */
export function pauseElement(index: number): number {
  return -1 - index;
}

/** The index of the pause that an element of a route stands for; negative for a stop. */
export function pauseIndex(element: number): number {
  return -1 - element;
}

/** What the best stop of a group counts beside its score. */
export function varietyOf({ varietyShare, varietyMost }: Problem, score: number): number {
  const points = varietyShare * score;
  return points < varietyMost ? points : varietyMost;
}

export type Solution = {
  /** Stops in the order of the visits, with `pauseElement`s for pauses. */
  readonly order: readonly number[];
  /** Begin of each entry of `order`, in minutes. */
  readonly begins: readonly number[];
  /** Points: discounted scores, variety, bonuses, the anchor, wanted stops and the hosts of pauses, minus the cost of idle minutes, tolls and an end at a pause. */
  readonly value: number;
  /** Minutes between start and end that are neither visit nor pause. */
  readonly idle: number;
};
