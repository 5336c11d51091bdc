import type { Problem } from '@city-genie/recommendations/planner/engine/problem';

/** Stands for the pause in an order of stops. */
export const rest = -1;

/** The state after a stop or the pause; `time` is when one leaves it. */
export type Step = { time: number; at: number | undefined };

/** The state after `next`; undefined when it can no longer begin. */
export function stepTo(problem: Problem, { time, at }: Step, next: number): Step | undefined {
  if (next === rest) {
    const { pause } = problem;
    const begin = Math.max(time, pause?.begin.from ?? 0);
    return pause && begin <= pause.begin.to ? { time: begin + pause.minutes, at } : undefined;
  }
  const way = at === undefined ? problem.fromStart[next] : problem.travel[at * problem.size + next];
  const arrival = time + (way ?? 0);
  const begins = (problem.windows[next] ?? []).filter(({ to }) => arrival <= to).map(({ from }) => Math.max(from, arrival));
  return begins.length === 0 ? undefined : { time: Math.min(...begins) + (problem.stay[next] ?? 0), at: next };
}

/** When the end is reached from a state, regardless of `latestEnd`. */
export function endAfter({ toEnd }: Problem, { time, at }: Step): number {
  return time + (at === undefined ? 0 : (toEnd[at] ?? 0));
}

/** The reward of a set of stops: in each group the best score in full, the k-th times the discount to the power k-1; plus bonuses. */
export function rewardOf({ score, bonus, group, groupDiscount }: Problem, stops: readonly number[]): number {
  const before = new Map<number | undefined, number>();
  let sum = 0;
  for (const stop of stops.toSorted((a, b) => (score[b] ?? 0) - (score[a] ?? 0))) {
    const rank = before.get(group[stop]) ?? 0;
    sum += (score[stop] ?? 0) * groupDiscount ** rank + (bonus[stop] ?? 0);
    before.set(group[stop], rank + 1);
  }
  return sum;
}

/** Whether there are no more stops than allowed, and no more of any group than its limit; stops with a bonus don't count. */
export function isWithinLimits({ maxStops, groupLimit, bonus, group }: Problem, stops: readonly number[]): boolean {
  const counted = stops.filter((stop) => (bonus[stop] ?? 0) === 0);
  const ofGroup = (wanted: number | undefined) => counted.filter((stop) => group[stop] === wanted).length;
  return stops.length <= maxStops && counted.every((stop) => ofGroup(group[stop]) <= groupLimit);
}

/** Minutes of the visits and the pause. */
export function stayIn({ stay, pause }: Problem, order: readonly number[]): number {
  return order.reduce((sum, stop) => sum + ((stop === rest ? pause?.minutes : stay[stop]) ?? 0), 0);
}

/** The value of an order of stops, computed from the problem alone; undefined when it is infeasible. */
export function routeValue(problem: Problem, order: readonly number[]): number | undefined {
  const stops = order.filter((stop) => stop !== rest);
  let state: Step | undefined = { time: problem.start, at: undefined };
  for (const stop of order) {
    state = state && stepTo(problem, state, stop);
  }
  if (!state || new Set(order).size < order.length || endAfter(problem, state) > problem.latestEnd || !isWithinLimits(problem, stops)) {
    return undefined;
  }
  const idle = endAfter(problem, state) - problem.start - stayIn(problem, order);
  return rewardOf(problem, stops) - problem.idleCost * idle;
}
