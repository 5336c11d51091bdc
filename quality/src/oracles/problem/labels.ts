import type { Step } from './route-value.js';

/**
 * A route up to a stop or a pause. `points`: of its ways and pauses. `worth`: rewards and points plus the idle cost that its visits save, which makes
 * labels at the same stop comparable.
 */
export type Label = Step & { readonly path: readonly number[]; readonly points: number; readonly worth: number };

type Kept = { label: Label; visited: Int32Array; pauses: number };

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

function dominates(a: Kept, b: Kept): boolean {
  return a.pauses === b.pauses && a.label.time <= b.label.time && a.label.worth >= b.label.worth && isSubset(a.visited, b.visited);
}

/** The non-dominated labels, by their last stop. */
export class LabelStore {
  readonly #words: number;
  readonly #kept: Kept[][];
  readonly #labels = new Set<Label>();

  constructor(size: number) {
    this.#words = Math.ceil(size / wordBits);
    this.#kept = Array.from({ length: size }, () => []);
  }

  /** Adds a label and removes those that it dominates. False when another label dominates it. */
  add(label: Label): boolean {
    const visited = new Int32Array(this.#words);
    for (const stop of label.path.filter((element) => element >= 0)) {
      visited[stop >> 5] = (visited[stop >> 5] ?? 0) | (1 << (stop & 31));
    }
    const pauses = label.path.reduce((bits, element) => (element < 0 ? bits | (1 << (-1 - element)) : bits), 0);
    const made = { label, visited, pauses };
    const last = label.at ?? 0;
    const there = this.#kept[last] ?? [];
    if (there.some((kept) => dominates(kept, made))) {
      return false;
    }
    const left = there.filter((kept) => {
      const isSuperfluous = dominates(made, kept);
      if (isSuperfluous) {
        this.#labels.delete(kept.label);
      }
      return !isSuperfluous;
    });
    left.push(made);
    this.#kept[last] = left;
    this.#labels.add(label);
    return true;
  }

  /** Whether an added label is still non-dominated; the empty route always is. */
  isKept(label: Label): boolean {
    return label.at === undefined || this.#labels.has(label);
  }
}
