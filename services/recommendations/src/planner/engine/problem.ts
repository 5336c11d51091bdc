/** When a visit may begin, both ends in. Minutes on the same clock as `start` of the problem. */
export type BeginWindow = { readonly from: number; readonly to: number };

/**
 * An orienteering problem with time windows and one route: of `size` stops, choose and order those that are worth most
 * within a budget of time. All times are minutes; stops are the numbers from 0.
 */
export type Problem = {
  readonly size: number;
  /** Where the clock stands before the first stop, and when the end must be reached. */
  readonly start: number;
  readonly latestEnd: number;
  /** From the start to a stop, from stop a to stop b at `a * size + b`, from a stop to the end. */
  readonly fromStart: Float64Array;
  readonly travel: Float64Array;
  readonly toEnd: Float64Array;
  readonly stay: Float64Array;
  /** In order of time; a stop without any can't be visited. */
  readonly windows: readonly (readonly BeginWindow[])[];
  readonly score: Float64Array;
  /** Counts on top of the score and lifts the limit of its group: how a stop is pinned. */
  readonly bonus: Float64Array;
  /** Stops of one group are worth less and less: the best one all, the next `groupDiscount` of its score, and so on. */
  readonly group: Int32Array;
  readonly groupDiscount: number;
  readonly groupLimit: number;
  readonly maxStops: number;
  /** What a minute of travel or waiting costs in points. */
  readonly idleCost: number;
  /** A rest that every route has to keep, wherever it is taken. */
  readonly pause?: { readonly minutes: number; readonly begin: BeginWindow };
};

/** In a route's order: the pause. */
export const pauseStop = -1;

export type Solution = {
  /** Stops in the order of the visit, `pauseStop` among them. */
  readonly order: readonly number[];
  /** When each of them begins. */
  readonly begins: readonly number[];
  /** Points: scores after the groups' discounts, bonuses, less the cost of idle minutes. */
  readonly value: number;
  /** Minutes from the start to the end that are neither visit nor pause. */
  readonly idle: number;
};
