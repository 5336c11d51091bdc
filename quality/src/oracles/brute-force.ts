import type { Problem } from '@city-genie/recommendations/planner/engine/problem';
import { routeValue, type Step, stepTo } from './problem/route-value.js';

/** With more stops there are too many orders to try. */
const mostStops = 8;

/** Negative numbers in `order` stand for pauses, -1 for the first. */
export type Best = { value: number; order: readonly number[] };

const pausesIn = (order: readonly number[]) => order.filter((element) => element < 0).length;

/**
 * The optimum of a small problem by brute force: every set of stops in every order, with pauses at every position. A route
 * with more pauses beats all routes with fewer.
 * @throws RangeError for more than eight stops.
 */
export function bestByTryingAll(problem: Problem): Best {
  if (problem.size > mostStops) {
    throw new RangeError(`${problem.size} stops are too many to try all orders`);
  }
  const elements = [...problem.pauses.map((_, index) => -1 - index), ...Array.from({ length: problem.size }, (_, stop) => stop)];
  const order: number[] = [];
  let best: Best = { value: 0, order: [] };
  const isBetter = (value: number) => {
    const gain = pausesIn(order) - pausesIn(best.order);
    return gain > 0 || (gain === 0 && value > best.value);
  };
  const extend = (state: Step): void => {
    const value = routeValue(problem, order);
    if (value !== undefined && isBetter(value)) {
      best = { value, order: [...order] };
    }
    for (const next of elements.filter((element) => !order.includes(element))) {
      const after = stepTo(problem, state, next);
      if (after && after.time <= problem.latestEnd) {
        order.push(next);
        extend(after);
        order.pop();
      }
    }
  };
  extend({ time: problem.start, at: undefined });
  return best;
}
