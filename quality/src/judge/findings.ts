import type { Violation } from '../oracles/facts/plan-case.js';

type Kind = { count: number; examples: string[] };

const examplesKept = 3;

/** What was found wrong, by code, with the first few searches that show it. */
export class Findings {
  readonly #kinds = new Map<string, Kind>();

  /** `shownBy`: a search that can be repeated. */
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

  /** The most frequent first; empty when nothing was found. */
  toString(): string {
    return [...this.#kinds]
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([code, { count, examples }]) => [`${code}: ${count}`, ...examples.map((example) => `  ${example}`)].join('\n'))
      .join('\n');
  }
}
