/** A time window in which a visit may begin, both ends inclusive. Minutes on the same clock as `start` of the problem. */
export type BeginWindow = { readonly from: number; readonly to: number };

/**
 * An orienteering problem with time windows and one route: choose and order the stops of the highest total score within a time
 * budget. All times are minutes; stops are numbered from 0 to `size - 1`.
 */
export type Problem = {
  readonly size: number;
  /** The time at which the route starts, and the time by which it must end. */
  readonly start: number;
  readonly latestEnd: number;
  /** From the start to a stop; from stop a to stop b at `a * size + b`; from a stop to the end. */
  readonly fromStart: Float64Array;
  readonly travel: Float64Array;
  readonly toEnd: Float64Array;
  readonly stay: Float64Array;
  /** Sorted by time; a stop without windows can't be visited. */
  readonly windows: readonly (readonly BeginWindow[])[];
  readonly score: Float64Array;
  /** Added to the score; a stop with a bonus also ignores the limit of its group. This is how stops are pinned. */
  readonly bonus: Float64Array;
  /** Diminishing returns within a group: its best stop counts in full, the next one `groupDiscount` of its score, and so on. */
  readonly group: Int32Array;
  readonly groupDiscount: number;
  readonly groupLimit: number;
  readonly maxStops: number;
  /** Points that a minute of travel or waiting costs. */
  readonly idleCost: number;
  /** A break that every route must contain, at any place. */
  readonly pause?: { readonly minutes: number; readonly begin: BeginWindow };
};

/** Stands for the pause in the order of a route. */
export const pauseStop = -1;

export type Solution = {
  /** Stops in the order of the visits, with `pauseStop` for the pause. */
  readonly order: readonly number[];
  /** Begin of each entry of `order`, in minutes. */
  readonly begins: readonly number[];
  /** Points: discounted scores plus bonuses, minus the cost of idle minutes. */
  readonly value: number;
  /** Minutes between start and end that are neither visit nor pause. */
  readonly idle: number;
};
