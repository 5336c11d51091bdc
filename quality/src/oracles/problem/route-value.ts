import type { Pause, Problem } from '@city-genie/recommendations/planner/engine/problem';

/** A pause counts more than all points; only the number of pauses matters before them. */
export const pauseWorth = 1e6;

/** The pause that a negative element of an order stands for: -1 is the first. */
export function pauseOf({ pauses }: Problem, element: number): Pause | undefined {
  return element < 0 ? pauses[-1 - element] : undefined;
}

/** The state after a stop or a pause; `time` is when one leaves it. */
export type Step = { time: number; at: number | undefined };

/** The state after `next`; undefined when it can no longer begin, must not follow, or is a pause before the first stop. */
export function stepTo(problem: Problem, { time, at }: Step, next: number): Step | undefined {
  const pause = pauseOf(problem, next);
  if (pause) {
    const begin = Math.max(time, pause.begin.from);
    return at !== undefined && begin <= pause.begin.to ? { time: begin + pause.minutes, at } : undefined;
  }
  const way = at === undefined ? problem.fromStart[next] : problem.travel[at * problem.size + next];
  const arrival = time + (way ?? 0);
  const begins = (problem.windows[next] ?? []).filter(({ to }) => arrival <= to).map(({ from }) => Math.max(from, arrival));
  const begin = Math.min(...begins);
  const isInTime = at !== undefined || begin <= (problem.firstBy[next] ?? 0);
  return begins.length > 0 && isInTime ? { time: begin + (problem.stay[next] ?? 0), at: next } : undefined;
}

/** Points of one step beside the reward of a stop: where a pause is taken, and what the way costs beyond its minutes. */
export function stepPoints(problem: Problem, at: number | undefined, next: number): number {
  const pause = pauseOf(problem, next);
  if (at === undefined) {
    return 0;
  }
  return pause ? (pause.hostScore[at] ?? 0) : -(problem.toll[at * problem.size + next] ?? 0);
}

/** What a path costs that ends here; costs of stops come first, then those of pauses. */
export function endCost({ endCost: costs, size }: Problem, path: readonly number[]): number {
  const last = path.at(-1);
  return last === undefined ? 0 : (costs[last < 0 ? size - 1 - last : last] ?? 0);
}

/** When the end is reached from a state, regardless of `latestEnd`. */
export function endAfter({ toEnd }: Problem, { time, at }: Step): number {
  return time + (at === undefined ? 0 : (toEnd[at] ?? 0));
}

/** What a stop counts beside its score when it is the best of its group. */
export function varietyPoints({ score, varietyShare, varietyMost }: Problem, stop: number): number {
  return Math.min(varietyMost, varietyShare * (score[stop] ?? 0));
}

/**
 * The reward of a set of stops: in each group the best score in full and for variety, the k-th times the discount to the power k-1; plus
 * bonuses, once the bonus for an anchor, and what each of the wanted stops counts.
 */
export function rewardOf(problem: Problem, stops: readonly number[]): number {
  const { score, bonus, group, groupDiscount, anchor, anchorBonus, wantedStops, wantedPoints } = problem;
  const before = new Map<number | undefined, number>();
  let sum = stops.some((stop) => anchor[stop] === 1) ? anchorBonus : 0;
  sum += wantedPoints * Math.min(wantedStops, stops.length);
  for (const stop of stops.toSorted((a, b) => (score[b] ?? 0) - (score[a] ?? 0))) {
    const rank = before.get(group[stop]) ?? 0;
    sum += (score[stop] ?? 0) * groupDiscount ** rank + (bonus[stop] ?? 0) + (rank === 0 ? varietyPoints(problem, stop) : 0);
    before.set(group[stop], rank + 1);
  }
  return sum;
}

/**
 * Whether no place is there twice, and there are no more stops than allowed, no more of any group than its limit and no more rare ones;
 * stops with a bonus don't count towards the last two.
 */
export function isWithinLimits(
  { maxStops, place, groupLimits, rare, rareLimit, bonus, group }: Problem,
  stops: readonly number[],
): boolean {
  const counted = stops.filter((stop) => (bonus[stop] ?? 0) === 0);
  const ofGroup = (wanted: number | undefined) => counted.filter((stop) => group[stop] === wanted).length;
  return (
    stops.length <= maxStops &&
    new Set(stops.map((stop) => place[stop])).size === stops.length &&
    counted.filter((stop) => rare[stop] === 1).length <= rareLimit &&
    counted.every((stop) => ofGroup(group[stop]) <= (groupLimits[group[stop] ?? 0] ?? 0))
  );
}

/** Minutes of the visits and pauses. */
export function stayIn(problem: Problem, order: readonly number[]): number {
  return order.reduce((sum, element) => sum + (pauseOf(problem, element)?.minutes ?? problem.stay[element] ?? 0), 0);
}

/** The value of an order of stops and pauses, computed from the problem alone; undefined when it is infeasible. */
export function routeValue(problem: Problem, order: readonly number[]): number | undefined {
  const stops = order.filter((element) => element >= 0);
  let state: Step | undefined = { time: problem.start, at: undefined };
  let points = 0;
  for (const element of order) {
    points += state ? stepPoints(problem, state.at, element) : 0;
    state = state && stepTo(problem, state, element);
  }
  if (!state || new Set(order).size < order.length || endAfter(problem, state) > problem.latestEnd || !isWithinLimits(problem, stops)) {
    return undefined;
  }
  const idle = endAfter(problem, state) - problem.start - stayIn(problem, order);
  return rewardOf(problem, stops) + points - problem.idleCost * idle - endCost(problem, order);
}
