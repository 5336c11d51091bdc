export type RunOptions = {
  /** Names of stages; empty = all. */
  only: readonly string[];
  /** A commit: run only what a change since then can affect. */
  changedSince?: string;
};

const changedFlag = '--changed';
const defaultRef = 'main';

/** Parses the arguments of `npm test`. @returns a message when they are invalid */
export function readOptions(args: readonly string[], stageNames: readonly string[]): RunOptions | string {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const unknownFlags = flags.filter((flag) => flag !== changedFlag && !/^--changed=.+/.test(flag));
  if (unknownFlags.length > 0) {
    return `There is no flag ${unknownFlags.join(', ')}; there are ${changedFlag} and ${changedFlag}=<commit>.`;
  }
  const only = args.filter((arg) => !arg.startsWith('-'));
  const unknown = only.filter((name) => !stageNames.includes(name));
  if (unknown.length > 0) {
    return `There is no stage ${unknown.join(', ')}; there are ${stageNames.join(', ')}.`;
  }
  const [flag, ...more] = flags;
  if (more.length > 0) {
    return `${changedFlag} is given once.`;
  }
  return flag === undefined ? { only } : { only, changedSince: flag.split('=')[1] ?? defaultRef };
}
