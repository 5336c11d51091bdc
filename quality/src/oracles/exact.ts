import type { Problem } from '@city-genie/recommendations/planner/engine/problem';
import { CompletionTable } from './problem/completion-table.js';
import { type Label, LabelStore } from './problem/labels.js';
import { endAfter, isWithinLimits, rewardOf, stepTo } from './problem/route-value.js';

export type ExactOptions = {
  /** The value of a known feasible route: branches that can't beat it are pruned. */
  atLeast?: number;
  /** The search stops unsolved when it has made more labels than this. */
  labelLimit?: number;
};

export type ExactResult =
  | { outcome: 'optimal'; value: number; order: readonly number[]; labels: number }
  | { outcome: 'unsolved'; labels: number };

const defaultLabelLimit = 200_000;
const tolerance = 1e-9;

/** The value of the route when it ends with this label; undefined when it would end too late. */
function worthAtEnd(problem: Problem, label: Label): number | undefined {
  const end = endAfter(problem, label);
  return end > problem.latestEnd ? undefined : label.worth - problem.idleCost * (end - problem.start);
}

function extended(problem: Problem, label: Label, next: number): Label | undefined {
  const after = label.path.includes(next) ? undefined : stepTo(problem, label, next);
  const path = [...label.path, next];
  if (!after || after.time > problem.latestEnd || !isWithinLimits(problem, path)) {
    return undefined;
  }
  const stay = path.reduce((sum, stop) => sum + (problem.stay[stop] ?? 0), 0);
  return { ...after, path, worth: rewardOf(problem, path) + problem.idleCost * stay };
}

/** An upper bound on the value of all routes that begin with this label. */
function boundOf(problem: Problem, table: CompletionTable, { path, at, time, worth }: Label): number {
  const more = table.after(at ?? 0, time, problem.maxStops - path.length);
  return worth - problem.idleCost * (time - problem.start) + more;
}

/**
 * The optimum of a problem without a pause, in whole minutes: dynamic programming over (visited, last stop, time), layer by
 * layer of equally many stops (Feillet et al. 2004). A label is dropped when another one dominates it: same last stop, a subset
 * of its visited stops, no later and worth no less. Since a group's reward is submodular, whatever follows adds at least as
 * much to the dominating label. `order` is empty when nothing beats `atLeast`.
 * @throws RangeError for a problem with a pause.
 */
export function exactOptimum(problem: Problem, { atLeast = 0, labelLimit = defaultLabelLimit }: ExactOptions = {}): ExactResult {
  if (problem.pause) {
    throw new RangeError('exactOptimum does not support a pause');
  }
  const table = new CompletionTable(problem);
  const store = new LabelStore(problem.size);
  let best: { value: number; order: readonly number[] } = { value: Math.max(0, atLeast), order: [] };
  let layer: Label[] = [{ time: problem.start, at: undefined, path: [], worth: 0 }];
  let labels = 0;
  while (layer.length > 0) {
    const nextLayer: Label[] = [];
    for (const label of layer.filter((each) => store.isKept(each))) {
      for (let next = 0; next < problem.size; next += 1) {
        const longer = extended(problem, label, next);
        const value = longer && worthAtEnd(problem, longer);
        if (longer && value !== undefined && value > best.value + tolerance) {
          best = { value, order: longer.path };
        }
        if (longer && boundOf(problem, table, longer) > best.value + tolerance && store.add(longer)) {
          nextLayer.push(longer);
          labels += 1;
        }
      }
      if (labels > labelLimit) {
        return { outcome: 'unsolved', labels };
      }
    }
    layer = nextLayer;
  }
  return { outcome: 'optimal', ...best, labels };
}
