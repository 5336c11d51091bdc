import { StackError } from '../processes/stack-error.js';

/** A running store, or the program that runs one. */
export type StoreSource = { kind: 'url'; url: string } | { kind: 'binary'; path: string };

/** `quietly`: missing is normal and not reported, except in the message when nothing works. */
export type Attempt = { found: StoreSource } | { missing: string; quietly?: boolean };

export type StoreStrategy = {
  /** As in a sentence about the store: "mongod on PATH". */
  name: string;
  attempt: () => Promise<Attempt>;
};

export type Report = (line: string) => void;

/** What strategies may look at, so that tests can simulate another machine. */
export type Machine = {
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  arch: string;
  isRoot: boolean;
  /** Per user; downloads are kept there for all data folders. */
  cacheDir: string;
  report: Report;
  /** Aborts the search. */
  signal: AbortSignal | undefined;
};

/**
 * Tries the strategies in order until one has the store; reports which one it is, and why those before it failed.
 *
 * @param waysOut what a person can do when none works
 * @throws StackError when none works, with every reason
 */
export async function findStore(
  store: string,
  strategies: readonly StoreStrategy[],
  waysOut: readonly string[],
  machine: Pick<Machine, 'report' | 'signal'>,
): Promise<StoreSource> {
  const failures: string[] = [];
  for (const strategy of strategies) {
    if (machine.signal?.aborted === true) {
      throw new StackError('Stopped before everything was ready.');
    }
    const attempt = await strategy.attempt();
    if ('found' in attempt) {
      machine.report(`${store}: ${strategy.name}`);
      return attempt.found;
    }
    failures.push(`${strategy.name}: ${attempt.missing}`);
    if (attempt.quietly !== true) {
      machine.report(`${store}: not from ${strategy.name} (${attempt.missing})`);
    }
  }
  const indent = (lines: readonly string[]): string => lines.map((line) => `  - ${line}`).join('\n');
  throw new StackError(`${store} is missing. What was tried:\n${indent(failures)}\nWays out:\n${indent(waysOut)}`);
}
