import type { Violation } from '../oracles/facts/plan-case.js';

type Kind = { count: number; examples: string[] };

const examplesKept = 3;

/** Violations, counted by code, with the first few searches that show each. */
export class Findings {
  readonly #kinds = new Map<string, Kind>();

  /** `shownBy`: a search that reproduces the violations. */
  add(violations: readonly Violation[], shownBy: string): void {
    for (const { code, detail } of violations) {
      const kind = this.#kinds.get(code) ?? { count: 0, examples: [] };
      kind.count += 1;
      if (kind.examples.length < examplesKept) {
        kind.examples.push(`${detail}\n    ${shownBy}`);
      }
      this.#kinds.set(code, kind);
    }
  }

  get count(): number {
    return [...this.#kinds.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** The most frequent first; empty without findings. */
  toString(): string {
    return [...this.#kinds]
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([code, { count, examples }]) => [`${code}: ${count}`, ...examples.map((example) => `  ${example}`)].join('\n'))
      .join('\n');
  }
}
