import type { Problem } from '@city-genie/recommendations/planner/engine/problem';
import { CompletionTable } from './problem/completion-table.js';
import { type Label, LabelStore } from './problem/labels.js';
import { endAfter, isWithinLimits, rewardOf, stepTo } from './problem/route-value.js';

export type ExactOptions = {
  /** The value of some route that can be done: what can't beat it is not looked at. */
  atLeast?: number;
  /** So many labels are too many. */
  labelLimit?: number;
};

export type ExactResult =
  | { outcome: 'optimal'; value: number; order: readonly number[]; labels: number }
  | { outcome: 'unsolved'; labels: number };

const defaultLabelLimit = 200_000;
const tolerance = 1e-9;

/** What a route is worth when it ends with this label; undefined when the end comes too late. */
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

/** More than any route that begins with this label is worth. */
function boundOf(problem: Problem, table: CompletionTable, { path, at, time, worth }: Label): number {
  const more = table.after(at ?? 0, time, problem.maxStops - path.length);
  return worth - problem.idleCost * (time - problem.start) + more;
}

/**
 * The optimum of a problem without a rest, in whole minutes: dynamic programming over (visited, last stop, time) in layers of
 * equally many stops (Feillet et al. 2004). A label is dropped when another ends at the same stop, has visited no other stops,
 * is there no later and worth no less: since a group's reward is submodular, whatever follows adds at least as much to the
 * other. `order` is empty when nothing beats `atLeast`. @throws RangeError for a problem with a rest
 */
export function exactOptimum(problem: Problem, { atLeast = 0, labelLimit = defaultLabelLimit }: ExactOptions = {}): ExactResult {
  if (problem.pause) {
    throw new RangeError('a problem with a rest is not for this solver');
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
