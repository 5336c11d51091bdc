import type { Step } from './route-value.js';

/**
 * A route up to a stop or a pause. `points`: of its ways and pauses. `worth`: rewards and points plus the idle cost that its visits save, which makes
 * labels at the same stop comparable.
 */
export type Label = Step & { readonly path: readonly number[]; readonly points: number; readonly worth: number };

type Kept = { label: Label; time: number; worth: number; visited: Int32Array };

const wordBits = 32;

function isSubset(a: Int32Array, b: Int32Array): boolean {
  for (let word = 0; word < a.length; word += 1) {
    const bits = a[word] ?? 0;
    if ((bits & (b[word] ?? 0)) !== bits) {
      return false;
    }
  }
  return true;
}

/** Where the labels of less worth begin; `kept` is sorted by falling worth. */
function firstBelow(kept: readonly Kept[], worth: number): number {
  let low = 0;
  let high = kept.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((kept[middle]?.worth ?? 0) >= worth) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** The non-dominated labels, by their last stop and the pauses they have had; of each, the worthiest first, since only they can dominate. */
export class LabelStore {
  readonly #words: number;
  readonly #kept = new Map<string, Kept[]>();
  readonly #labels = new Set<Label>();

  constructor(size: number) {
    this.#words = Math.ceil(size / wordBits);
  }

  /** Adds a label and removes those of less worth that it dominates. False when another label dominates it. */
  add(label: Label): boolean {
    const { time, worth } = label;
    const visited = this.#visitedBy(label);
    const there = this.#sameEnd(label);
    const rank = firstBelow(there, worth);
    for (let index = 0; index < rank; index += 1) {
      const kept = there[index];
      if (kept && kept.time <= time && isSubset(kept.visited, visited)) {
        return false;
      }
    }
    this.#remove(there, rank, (kept) => time <= kept.time && isSubset(visited, kept.visited));
    there.splice(rank, 0, { label, time, worth, visited });
    this.#labels.add(label);
    return true;
  }

  /** Whether an added label is still non-dominated; the empty route always is. */
  isKept(label: Label): boolean {
    return label.at === undefined || this.#labels.has(label);
  }

  /** Removes in place, from an index on. */
  #remove(kept: Kept[], from: number, isSuperfluous: (kept: Kept) => boolean): void {
    let end = from;
    for (let index = from; index < kept.length; index += 1) {
      const each = kept[index];
      if (each && isSuperfluous(each)) {
        this.#labels.delete(each.label);
      } else if (each) {
        kept[end] = each;
        end += 1;
      }
    }
    kept.length = end;
  }

  /** The kept labels with the same last stop and the same pauses. */
  #sameEnd({ at, path }: Label): Kept[] {
    const key = [at, ...path.filter((element) => element < 0).sort()].join();
    const kept = this.#kept.get(key) ?? [];
    this.#kept.set(key, kept);
    return kept;
  }

  #visitedBy({ path }: Label): Int32Array {
    const visited = new Int32Array(this.#words);
    for (const stop of path.filter((element) => element >= 0)) {
      visited[stop >> 5] = (visited[stop >> 5] ?? 0) | (1 << (stop & 31));
    }
    return visited;
  }
}
