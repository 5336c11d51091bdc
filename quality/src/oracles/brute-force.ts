import type { Problem } from '@city-genie/recommendations/planner/engine/problem';
import { rest, routeValue, type Step, stepTo } from './problem/route-value.js';

/** With more stops there are too many orders to try. */
const mostStops = 8;

/** `order` contains -1 where the pause is taken. */
export type Best = { value: number; order: readonly number[] };

/**
 * The optimum of a small problem by brute force: every set of stops in every order, with the pause at every position. A route
 * with the pause beats all routes without it.
 * @throws RangeError for more than eight stops.
 */
export function bestByTryingAll(problem: Problem): Best {
  if (problem.size > mostStops) {
    throw new RangeError(`${problem.size} stops are too many to try all orders`);
  }
  const all = Array.from({ length: problem.size }, (_, stop) => stop);
  const elements = problem.pause ? [rest, ...all] : all;
  const order: number[] = [];
  let best: Best = { value: 0, order: [] };
  const isBetter = (value: number) => {
    const gain = Number(order.includes(rest)) - Number(best.order.includes(rest));
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
