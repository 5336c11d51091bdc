import type { Problem } from '@city-genie/recommendations/planner/engine/problem';
import { CompletionTable } from './problem/completion-table.js';
import { type Label, LabelStore } from './problem/labels.js';
import { endAfter, endCost, isWithinLimits, pauseWorth, rewardOf, stayIn, stepPoints, stepTo } from './problem/route-value.js';

export type ExactOptions = {
  /** The value of a known feasible route with all pauses: branches that can't beat it are pruned. */
  atLeast?: number;
  /** The search stops unsolved when it has made more labels than this. */
  labelLimit?: number;
};

export type ExactResult =
  | { outcome: 'optimal'; value: number; order: readonly number[]; labels: number }
  | { outcome: 'unsolved'; labels: number };

const defaultLabelLimit = 200_000;
const tolerance = 1e-6;

/** The worth of the route when it ends with this label; undefined when it would end too late. */
function worthAtEnd(problem: Problem, label: Label): number | undefined {
  const end = endAfter(problem, label);
  return end > problem.latestEnd ? undefined : label.worth - problem.idleCost * (end - problem.start) - endCost(problem, label.path);
}

function extended(problem: Problem, label: Label, next: number): Label | undefined {
  const after = label.path.includes(next) ? undefined : stepTo(problem, label, next);
  const path = [...label.path, next];
  const stops = path.filter((element) => element >= 0);
  if (!after || after.time > problem.latestEnd || !isWithinLimits(problem, stops)) {
    return undefined;
  }
  const points = label.points + stepPoints(problem, label.at, next) + (next < 0 ? pauseWorth : 0);
  return { ...after, path, points, worth: rewardOf(problem, stops) + points + problem.idleCost * stayIn(problem, path) };
}

/** An upper bound on the worth of all routes that begin with this label. */
function boundOf(problem: Problem, table: CompletionTable, { path, at, time, worth }: Label): number {
  const stops = path.filter((element) => element >= 0);
  const anchor = stops.some((stop) => problem.anchor[stop] === 1) ? 0 : problem.anchorBonus;
  const more = table.after({ at: at ?? 0, time, left: problem.maxStops - stops.length, pauses: pausesLeft(problem, path) });
  return worth - problem.idleCost * (time - problem.start) + anchor + more;
}

/** The pauses that a path doesn't have yet, one bit each. */
function pausesLeft({ pauses }: Problem, path: readonly number[]): number {
  return pauses.reduce((bits, _, index) => bits | (path.includes(-1 - index) ? 0 : 1 << index), 0);
}

/**
 * The optimum of a problem in whole minutes: dynamic programming over (visited, last stop, pauses, time), layer by
 * layer of equally many elements (Feillet et al. 2004). A label is dropped when another one dominates it: same last stop, same pauses, a subset
 * of its visited stops, no later and worth no less. Since a group's reward, the anchor's and the wanted stops' are submodular, whatever follows adds at least as
 * much to the dominating label. `order` is empty when nothing beats `atLeast`.
 */
export function exactOptimum(problem: Problem, { atLeast, labelLimit = defaultLabelLimit }: ExactOptions = {}): ExactResult {
  const table = new CompletionTable(problem);
  const store = new LabelStore(problem.size);
  const elements = [...problem.pauses.map((_, index) => -1 - index), ...Array.from({ length: problem.size }, (_, stop) => stop)];
  const known = atLeast === undefined ? 0 : Math.max(0, atLeast + pauseWorth * problem.pauses.length);
  let best: { worth: number; order: readonly number[] } = { worth: known, order: [] };
  let layer: Label[] = [{ time: problem.start, at: undefined, path: [], points: 0, worth: 0 }];
  let labels = 0;
  while (layer.length > 0) {
    const nextLayer: Label[] = [];
    for (const label of layer.filter((each) => store.isKept(each))) {
      for (const next of elements) {
        const longer = extended(problem, label, next);
        const worth = longer && worthAtEnd(problem, longer);
        if (longer && worth !== undefined && worth > best.worth + tolerance) {
          best = { worth, order: longer.path };
        }
        if (longer && boundOf(problem, table, longer) > best.worth + tolerance && store.add(longer)) {
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
  const pauses =
    best.order.length === 0 && atLeast !== undefined ? problem.pauses.length : best.order.filter((element) => element < 0).length;
  return { outcome: 'optimal', value: best.worth - pauseWorth * pauses, order: best.order, labels };
}
